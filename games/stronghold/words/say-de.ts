/** Was die Regeln selbst auf Englisch sagen: Bedingungen, Zeilen und Titel von Rechnungen. */
export const sayDe: Readonly<Record<string, string>> = {};
