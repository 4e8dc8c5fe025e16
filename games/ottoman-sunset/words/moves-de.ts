/** Was entschieden wird, was man tun kann, wie es endet. */
export const movesDe: Readonly<Record<string, string>> = {
  'domain:defence of the Narrows': 'ein Werk der Meerengen',
  'domain:place of the Bureau': 'ein Land',
  'window:yildirim': 'Yildirim',
  'decision:yildirim': 'Die {front} rückt vor. Mit einem Marker Yildirim aufhalten oder zulassen?',
  'decision:fortify': 'Beide Aktionen dieser Karte aufgeben, um Gaza-Beerscheba zu befestigen?',
  'decision:dunsterforce': 'Beide Aktionen dieser Karte aufgeben oder Dunsterforce als Niederlage hinnehmen?',
  'kind:yildirim': 'Yildirim',
  'move:yildirim': 'Die {front} mit Yildirim aufhalten',
  'about:build':
    'Für 1 Aktion wird ein Geschütz oder ein Minenfeld der Meerengen aufgestellt, gegen die Flotte, die kommen wird.',
  'about:bureau':
    'Das Büro geht in ein Land, in dem es einem Umsturz hilft: für 1 Aktion aus der Türkei, für 2 von anderswo.',
  'kind:build': 'Meerengen verteidigen',
  'move:build': 'Errichten: {defence} (bezahlt mit: {payment})',
  'kind:bureau': 'Nachrichtenstelle entsenden',
  'move:bureau': 'Nachrichtenstelle nach: {country} (bezahlt mit: {payment})',
  'kind:fortify': 'Gaza-Beerscheba befestigen',
  'kind:leave it': 'Es lassen',
  'kind:give up': 'Beide Aktionen aufgeben',
  'kind:take defeat': 'Niederlage hinnehmen',
  'ending:narrows': 'Vernichtende Niederlage: Die Meerengen sind durchbrochen.',
  'ending:constantinople-crushing': 'Vernichtende Niederlage: Konstantinopel fällt.',
  'ending:constantinople-strategic': 'Strategische Niederlage: Konstantinopel fällt.',
  'ending:constantinople-marginal': 'Knappe Niederlage: Konstantinopel fällt.',
  'ending:constantinople-stalemate': 'Strategisches Patt: Konstantinopel fällt.',
  'ending:constantinople-pyrrhic': 'Pyrrhussieg: Konstantinopel fällt zu spät.',
};
