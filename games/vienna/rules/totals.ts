import { type Ledger, line, NONE } from '@ravelin/engine';
import { count, FRONT } from './piles.ts';
import { type BattleFacts, texts } from './select-troops.ts';
import { ruleOfTactic, type Side, type Vienna } from './siege.ts';

/** V13.7.1–V13.7.3, V13.7.2: the Battle value of a side's front line, card texts included. */
export const totalOf = (g: Vienna, L: BattleFacts & { doubled: number }, side: Side, ledger?: Ledger): number => {
  const front = g.zones[FRONT + side];
  if (front.length === 0) return 0; // V13.7.3
  const { troops, troopSide, value, files } = g.kit;
  let sum = 0;
  for (const [troop, owner] of troopSide.entries()) {
    if (owner !== side) continue;
    const number = count(front, troop);
    const name = files.troops.find(({ id }) => id === troops[troop])?.name ?? troops[troop];
    if (number > 0) sum += line(ledger, 'V13.7.1', `${number} × ${name}`, number * value[troop]);
  }
  for (const { owner, text, rule, title } of texts(g, L)) {
    if (owner !== side) continue;
    sum += line(ledger, rule, title, text.total ?? 0);
    for (const [type, bonus] of Object.entries(text.each ?? {}))
      sum += line(ledger, rule, title, bonus * count(front, troops.indexOf(type)));
  }
  // V16.2.3: the printed value once more.
  if (L.doubled !== NONE && troopSide[L.doubled] === side)
    sum += line(
      ledger,
      ruleOfTactic(
        g,
        g.kit.tactics.findIndex(({ battle }) => battle.doubles),
      ),
      'the last reserve counts twice',
      value[L.doubled],
    );
  return sum;
};
