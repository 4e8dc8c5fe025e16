import { type Locals, movesOfPart, type Play } from '@ravelin/engine';
import { BATTLE, type Empire, markerMoved, STALEMATES, THEATER, VICTORIES } from '@ravelin/games/empires';
import {
  ANY_THEATER,
  ask,
  type Both,
  call,
  decision,
  HAPSBURG,
  NATIONS,
  nationOf,
  type Of,
  OTTOMAN,
  onMap,
  onWhole,
  other,
  procedure,
  run,
  warOf,
  wholeOf,
  YES_NO,
} from './both.ts';
import { stolenFrom, stolenLost, stolenPlaced } from './happenings.ts';
import { RULES } from './nations.ts';

/** Resource theft (E8.2.1). A marker that it moves is moved on one map only (E5.3.3). */

const { must, slot, move } = onMap;
const locals = { won: YES_NO, from: ANY_THEATER };
type Theft = Of<typeof locals>;

/** E8.2.1: the Theater on the other map; E8.2.2: five and six succeed. */
const attempt = (war: Empire, L: Theft, x: Play<Empire>, theater: number): void => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  const die = x.die();
  L.won = die >= g.kit.files.combination.theft.from ? 1 : 0;
  L.from = theater;
  onWhole(x).emit(g, stolenFrom, L.won ? 'E8.2.2' : 'E8.2.5', { nation, theater, die, won: L.won });
};

const steal = (nation: number) =>
  decision<Theft>({
    id: `steal-${NATIONS[nation]}`,
    prompt: "Try to steal one of the ally's Resources?",
    declines: 'leave alone',
    seat: () => nation,
    moves: movesOfPart<Empire, Both, Theft>(nation, [
      move('steal', {
        rule: 'E8.2.1',
        notation: 'steal {theater}',
        choose: {
          theater: slot(THEATER, [
            must(
              'E8.2.1',
              'The other nation must have a Resource there.',
              (g, theater) => warOf(wholeOf(g), other(nationOf(g))).resources[theater] > 0,
            ),
          ]),
        },
        do: (g, L, x, { theater }) => attempt(g, L, x, theater),
      }),
      move('leave alone', { rule: 'E8.2.1', do: () => 'end' }),
    ]),
  });

const hasRoom = (g: Empire, theater: number): boolean => g.resources[theater] < g.kit.theaterLimit;

/** E8.2.2, E8.2.4 */
const place = (nation: number) =>
  decision<Theft>({
    id: `place-${NATIONS[nation]}`,
    prompt: 'In which Theater do you put the stolen Resource?',
    seat: () => nation,
    moves: movesOfPart<Empire, Both, Theft>(nation, [
      move('place', {
        rule: 'E8.2.2',
        notation: 'place {theater}',
        choose: {
          theater: slot(THEATER, [
            must('E8.2.2', 'The Theater Box must hold fewer than two.', (g, theater) => hasRoom(g, theater)),
          ]),
        },
        do: (g, L, x, { theater }) => {
          const whole = wholeOf(g);
          const nation = nationOf(g);
          warOf(whole, other(nation)).resources[L.from]--;
          g.resources[theater]++;
          whole.stolen[nation]++;
          whole.stolen[other(nation)]--;
          onWhole(x).emit(whole, stolenPlaced, 'E8.2.2', { nation, from: L.from, theater });
        },
      }),
    ]),
  });

/** E8.2.5: any marker. */
const atone = (nation: number) =>
  decision<Theft>({
    id: `atone-${NATIONS[nation]}`,
    prompt: 'Which Victory becomes a Stalemate?',
    seat: () => nation,
    moves: movesOfPart<Empire, Both, Theft>(nation, [
      move('atone', {
        rule: 'E8.2.5',
        notation: 'atone with {marker}',
        choose: {
          marker: slot(BATTLE, [
            must('E8.2.5', 'It must lie in the Victories Box.', (g, marker) => g.box[marker] === VICTORIES),
          ]),
        },
        do: (g, _L, x, { marker: battle }) => {
          x.emit(g, markerMoved, 'E8.2.5', { battle, box: STALEMATES });
          RULES[nationOf(g)].lay(g, x, battle, STALEMATES);
        },
      }),
    ]),
  });

const roomSomewhere = (g: Both, nation: number): boolean =>
  warOf(g, nation).resources.some((_, theater) => hasRoom(warOf(g, nation), theater));

const thieving = (nation: number) =>
  procedure(`theft-${NATIONS[nation]}`, locals, [
    ask('E8.2.1', steal(nation)),
    run('E8.2.3', (g, L, x) => {
      if (!L.won || roomSomewhere(g, nation)) return;
      const robbed = warOf(g, other(nation));
      robbed.resources[L.from]--;
      robbed.spent++;
      x.emit(g, stolenLost, 'E8.2.3', { nation, theater: L.from });
    }),
    ask('E8.2.2', place(nation), (g, L) => L.won === 1 && roomSomewhere(g, nation)),
    ask('E8.2.5', atone(nation), (g, L) => L.won === 0 && warOf(g, nation).box.includes(VICTORIES)),
  ]);
export const theftOf = [thieving(HAPSBURG), thieving(OTTOMAN)];

/** E8.2.1: at the end of the nation-turn, after the National Will Phase. */
export const theft = (nation: number) => [
  call<Locals>(
    'E8.2.1',
    () => theftOf[nation],
    (g) =>
      g.theft &&
      !g.parts[nation].over &&
      !g.parts[other(nation)].over &&
      warOf(g, other(nation)).resources.some((n) => n > 0)
        ? {}
        : undefined,
  ),
];
