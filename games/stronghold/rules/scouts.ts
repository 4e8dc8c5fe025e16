import { isBarrage } from './board.ts';
import { jammed, spied, trapLaid } from './happenings.ts';
import { allTrapsLeft, isSpyable, trapsLeft } from './possible.ts';
import { about, CARD, COUNT, DEFENDER, decision, move, must, NONE, PATH, SITE, slot, TRAP } from './siege.ts';

/** S15 Scouts: what their actions ask for. */

export const jam = decision({
  id: 'malfunction',
  prompt: 'Choose the machine that will not fire.',
  seat: () => DEFENDER,
  moves: [
    move('jam', {
      rule: 'S15.7.1.2',
      notation: 'jam {site}',
      choose: {
        site: slot(SITE, [
          must('S15.7.1.2/machine', 'A barrage machine must stand there.', (g, site) => isBarrage(g, site)),
        ]),
      },
      do: (g, _L, x, { site }) => {
        g.malfunction = site;
        x.emit(g, jammed, 'S15.7.1.2', { site, machine: g.machine[site] });
      },
    }),
  ],
});

export const spyOn = decision({
  id: 'spy card',
  prompt: 'Choose the card for the Spy.',
  seat: () => DEFENDER,
  moves: [
    move('spy', {
      rule: 'S15.7.2.2',
      notation: 'spy on {card}',
      choose: {
        card: slot(CARD, [
          must('S15.7.2.2/card', 'The card must be one of Phases 2 to 5 in the line.', (g, card) => isSpyable(g, card)),
          must('S15.7.2.3', 'The card must bear no Spy.', (g, card) => g.spy[card] === 0),
        ]),
      },
      do: (g, _L, x, { card }) => {
        g.spy = g.spy.with(card, 1);
        x.emit(g, spied, 'S15.7.2.2', { card });
      },
    }),
  ],
});

/** S7.3.4, S1.5.3: not where a bridge is. The path is plain to see, the trap is not. `number` of them are to be laid. */
export const layTrap = (rule: string, number: (L: Record<string, number>) => number = () => 1) =>
  decision({
    id: 'trap',
    prompt: '{left, plural, one {# trap} other {# traps}} to lay: choose a path and the trap for it.',
    about: about({ left: COUNT }, (g, L) => ({ left: Math.min(number(L), allTrapsLeft(g)) })),
    seat: () => DEFENDER,
    moves: [
      move('trap', {
        rule,
        notation: 'trap {path} {trap}',
        secret: true,
        choose: {
          path: slot(PATH, [
            must('S15.7.3.3', 'The path must bear no trap.', (g, path) => g.trap[path] === NONE),
            must('S15.7.3.4', 'The path must bear no bridge.', (g, path) => g.bridge[path] === 0),
          ]),
          trap: slot(TRAP, [
            must('S1.4.3/trap', 'A trap of this kind must be free.', (g, trap) => trapsLeft(g, trap) > 0),
          ]),
        },
        do: (g, _L, x, { path, trap }) => {
          g.trap[path] = trap;
          g.trapOpen = g.trapOpen.with(path, 0);
          x.emit(g, trapLaid, rule, { path, trap }, { knows: DEFENDER });
        },
      }),
    ],
  });
