import type { PositionJson } from '@ravelin/engine';
import { files } from './components.ts';
import { type Battle, foeOf, hexState, pileOf, type Side, splitTroop, troopSide, troops, troopValue } from './view.ts';

/** What a battle comes to as it lies on the table: every line with its paragraph, Events and Responses already played included. */

/** The battle steps in which Fortifications send Troops to the rear, and in which the sums have been compared. */
const FORTS = 5;
const RESULT = 7;

export interface Line {
  readonly rule: string;
  /** A key of the catalogue, with the number that fills it in. */
  readonly label: readonly [key: string, n?: number];
  readonly value: number;
}

interface Text {
  readonly total?: number;
  readonly each?: Readonly<Record<string, number | undefined>>;
  readonly rear?: number;
  readonly rearIfStructural?: number;
  readonly ignoresImprovised?: boolean;
}
interface InForce {
  readonly owner: Side;
  readonly id: string;
  readonly rule: string;
  readonly text: Text;
}

/** The cards that bear on the battle: the Event that began it, the Response to it, the Tactics once they are shown. */
const cardsOf = (battle: Battle): readonly InForce[] => {
  const out: InForce[] = [];
  const add = (owner: Side, chapter: string, id: string | undefined, text: Text | undefined): void => {
    if (id && text) out.push({ owner, id, rule: `${chapter}.${id}`, text });
  };
  for (const [id, owner] of [
    [battle.event, battle.attacker] as const,
    [battle.answer, foeOf(battle.attacker)] as const,
  ])
    add(owner, 'V17', id, files().strategy.find((card) => card.id === id)?.battle);
  for (const owner of ['ottoman', 'habsburg'] as const) {
    const id = battle.tactic[owner];
    add(owner, 'V18', id, files().tactics.find((card) => card.id === id)?.battle);
  }
  return out;
};

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** V13.5, V13.6: the Troops in a list that is being made that would leave the front line with it, by the names in the list. */
export const leavingOf = (battle: Battle, side: Side, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].flatMap(([name, n]) => {
    const { place, troop } = splitTroop(name);
    const leaves =
      troopSide(troop) === side &&
      (place === 'front' ? battle.step < RESULT : place === 'deck' && battle.step === FORTS);
    return leaves ? Array.from({ length: n }, () => troop) : [];
  });

/** V13.7.1–V13.7.3: the Battle value of a front line, without those that leave it. */
export const valueLines = (
  view: PositionJson,
  battle: Battle,
  side: Side,
  leaving: readonly string[] = [],
): readonly Line[] => {
  const front = [...pileOf(view, side, 'front line').cards];
  for (const troop of leaving) {
    const at = front.indexOf(troop);
    if (at >= 0) front.splice(at, 1);
  }
  if (front.length === 0) return [];
  const count = (troop: string): number => front.filter((one) => one === troop).length;
  const lines: Line[] = troops()
    .filter((troop) => troop.side === side)
    .map(({ id, value }) => ({
      rule: 'V13.7.1',
      label: [`name:${id}`, count(id)],
      value: value * count(id),
    }));
  for (const { owner, id, rule, text } of cardsOf(battle)) {
    if (owner !== side) continue;
    lines.push({ rule, label: [`${id}.title`], value: text.total ?? 0 });
    for (const [troop, bonus] of Object.entries(text.each ?? {}))
      lines.push({ rule, label: [`${id}.title`], value: (bonus ?? 0) * count(troop) });
  }
  if (battle.doubled && troopSide(battle.doubled) === side)
    lines.push({ rule: 'V18.HT10', label: ['HT10.title'], value: troopValue(battle.doubled) });
  return lines.filter(({ value }) => value !== 0);
};

export const totalOf = (view: PositionJson, battle: Battle, side: Side, leaving: readonly string[] = []): number =>
  sumOf(valueLines(view, battle, side, leaving));

/** V13.5: how many Troops the works and the cards keep back. */
export const rearLines = (view: PositionJson, battle: Battle): readonly Line[] => {
  const { structural, improvised } = hexState(view, battle.hex);
  const cards = cardsOf(battle);
  const ignores = cards.find(({ text }) => text.ignoresImprovised);
  const lines: Line[] = [
    { rule: 'V13.5.1', label: ['rear.structural'], value: files().board.limits.rearForWall * structural },
    { rule: 'V13.5.2', label: ['rear.improvised'], value: improvised },
  ];
  if (ignores) lines.push({ rule: ignores.rule, label: [`${ignores.id}.title`], value: -improvised });
  for (const { id, rule, text } of cards)
    lines.push({
      rule,
      label: [`${id}.title`],
      value: (text.rear ?? 0) + (structural > 0 ? (text.rearIfStructural ?? 0) : 0),
    });
  const rear = sumOf(lines);
  if (rear < 0) lines.push({ rule: 'V13.5.4', label: ['rear.never'], value: -rear });
  return lines.filter(({ value }) => value !== 0);
};

export const rearOf = (view: PositionJson, battle: Battle): number => sumOf(rearLines(view, battle));
