import { optional, type Play } from '@ravelin/engine';
import { roomAt } from './board.ts';
import { anyOf, countIf } from './counting.ts';
import { slay } from './deaths.ts';
import {
  detonated,
  furious,
  orderTurned,
  orderUnresolved,
  orderVoid,
  trollCalled,
  wallDestroyed,
} from './happenings.ts';
import {
  about,
  ask,
  CALL,
  COUNT,
  DETONATION,
  decision,
  FURY,
  GOBLIN,
  hordeAt,
  INVADER,
  loop,
  move,
  must,
  NONE,
  type Of,
  ORC,
  PATH,
  procedure,
  run,
  SECTION,
  type Section,
  type Siege,
  slot,
  TROLL,
  TROLL_TRAP,
  when,
} from './siege.ts';
import { spring } from './traps.ts';

/** S19.5.1, S19.5.2 Orders are turned and resolved. */

const isDue = (g: Siege, section: Section): boolean => g.order[section] !== NONE && section !== g.glare;

const ordersDue = (g: Siege): number => countIf(g.order, (section) => isDue(g, section));

/** S19.5.1: all first. One under the Unearthly Glare stays as it lies (S15.2.4.5). */
const turnOrders = (g: Siege, x: Play<Siege>): void => {
  if (g.glare !== NONE && g.order[g.glare] !== NONE) x.emit(g, orderUnresolved, 'S15.2.4.5', { section: g.glare });
  for (let section = 0; section < g.order.length; section++) {
    if (!isDue(g, section) || g.orderOpen[section] === 1) continue;
    g.orderOpen[section] = 1;
    x.reveal();
    x.emit(g, orderTurned, 'S19.5.1', { section, order: g.order[section] });
  }
};

// ---- orc detonation (S11.4.1) ----------------------------------------------------------------------------------------------------

const locals = { section: SECTION, order: optional(COUNT) };
type Effect = Of<typeof locals>;

const theSection = about({ section: SECTION }, (_g, { section }: Effect) => ({ section }));

const orcsOn = (g: Siege, section: Section): number => g.horde[hordeAt(g.kit.sectionPlace[section], ORC)];

/** S11.4.4: a siege tower there changes nothing. Without a unit left nobody fights there (S11.4.5). */
const detonate = (g: Siege, L: Effect, x: Play<Siege>, number: number): void => {
  x.emit(g, detonated, 'S11.4.1', { section: L.section, number });
  slay(g, x, 'S11.4.1', g.kit.sectionPlace[L.section], ORC, number);
  for (let n = 0; n < number && g.walls[L.section] > 0; n++) {
    g.walls[L.section]--;
    x.emit(g, wallDestroyed, 'S11.4.2', { section: L.section, left: g.walls[L.section] });
  }
};

const howMany = decision<Effect>({
  id: 'detonate',
  prompt: '{section}: choose how many orcs detonate.',
  about: theSection,
  seat: () => INVADER,
  moves: [
    move('detonate', {
      rule: 'S11.4.1',
      notation: 'detonate {number}',
      choose: {
        number: slot(
          COUNT,
          [
            must('S11.4.3', 'At least one orc goes.', (_g, number) => number > 0),
            must('S11.4.1', 'So many orcs must be on the section.', (g, number, L) => number <= orcsOn(g, L.section)),
          ],
          (g, out, L) => {
            const orcs = orcsOn(g, L.section);
            for (let n = 0; n < orcs; n++) out[n] = n + 1;
            return orcs;
          },
        ),
      },
      do: (g, L, x, { number }) => detonate(g, L, x, number),
    }),
  ],
});

// ---- call of the trolls (S11.5.1) ------------------------------------------------------------------------------------------------

/** S11.5.2, S11.5.3: a troll before the path, one step nearer behind it, and room there. */
const answers = (g: Siege, section: Section, path: number): boolean => {
  const { pathFrom, pathTo, steps } = g.kit;
  const from = pathFrom[path];
  const to = pathTo[path];
  return (
    g.horde[hordeAt(from, TROLL)] > 0 &&
    steps[to][section] !== NONE &&
    steps[to][section] + 1 === steps[from][section] &&
    roomAt(g, to) > 0
  );
};

const anyAnswers = (g: Siege, section: Section): boolean => anyOf(g.kit.paths, (path) => answers(g, section, path));

const callOne = decision<Effect>({
  id: 'call',
  prompt: '{section}: choose the troll that answers the call, by its path.',
  about: theSection,
  seat: () => INVADER,
  moves: [
    move('call', {
      rule: 'S11.5.4',
      notation: 'call over {path}',
      choose: {
        path: slot(PATH, [
          must(
            'S11.5.3',
            'A troll goes one path along a shortest way to the section, to a place with room.',
            (g, path, L) => answers(g, L.section, path),
          ),
        ]),
      },
      do: (g, L, x, { path }) => {
        const from = g.kit.pathFrom[path];
        x.emit(g, trollCalled, 'S11.5.1', { section: L.section, path });
        // S11.5.5: a trap acts on the called troll, which counts against no limit.
        if (spring(g, x, path) === TROLL_TRAP) slay(g, x, 'S11.5.5', from, TROLL, 1, path);
        else {
          g.horde[hordeAt(from, TROLL)]--;
          g.horde[hordeAt(g.kit.pathTo[path], TROLL)]++;
        }
      },
    }),
  ],
});

// ---- the step ----------------------------------------------------------------------------------------------------------------------

const nextOrder = decision<Effect>({
  id: 'order turn',
  prompt: 'Choose the order to resolve next.',
  seat: () => INVADER,
  moves: [
    move('resolve', {
      rule: 'S19.5.2',
      notation: 'resolve {section}',
      choose: {
        section: slot(SECTION, [
          must('S19.5.2', 'There must be an order to resolve.', (g, section) => isDue(g, section)),
        ]),
      },
      do: (_g, L, _x, { section }) => {
        L.section = section;
      },
    }),
  ],
});

/** The token is taken up; an order that nobody there can obey does nothing (S11.1.5). */
const takeUp = (g: Siege, L: Effect, x: Play<Siege>): void => {
  const { section } = L;
  const order = g.order[section];
  const at = g.kit.sectionPlace[section];
  g.order[section] = NONE;
  g.orderOpen[section] = 0;
  const obeyed =
    (order === FURY && g.horde[hordeAt(at, GOBLIN)] > 0) ||
    (order === DETONATION && g.horde[hordeAt(at, ORC)] > 0) ||
    (order === CALL && g.horde[hordeAt(at, TROLL)] > 0 && anyAnswers(g, section));
  L.order = obeyed ? order : NONE;
  if (!obeyed) x.emit(g, orderVoid, order <= CALL ? 'S11.1.5' : 'S11.6.1', { section, order });
  else if (order === FURY) {
    g.fury = section;
    x.emit(g, furious, 'S11.3.1', {
      section,
      number: g.horde[hordeAt(at, GOBLIN)],
      strength: g.kit.limits.furyStrength,
    });
  }
};

export const orderEffects = procedure('order effects', locals, [
  run('S19.5.1', (g, _L, x) => turnOrders(g, x)),
  loop('S19.5.2', (g) => ordersDue(g) > 0, [
    run('S19.5.2', (g, L) => {
      L.section = g.order.findIndex((_, section) => isDue(g, section));
    }),
    ask('S19.5.2', nextOrder, (g) => ordersDue(g) > 1),
    run('S19.5.2', takeUp),
    when('S11.4.1', (_g, L) => L.order === DETONATION, [ask('S11.4.1', howMany)]),
    when('S11.5.4', (_g, L) => L.order === CALL, [ask('S11.5.4', callOne)]),
  ]),
]);
