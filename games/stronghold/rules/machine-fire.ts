import { names, optional, type Play } from '@ravelin/engine';
import { cauldronsOn, guardsAt, isBarrage, unitsOn } from './board.ts';
import { anyOf, countIf, sum } from './counting.ts';
import { BY_BALLISTA, BY_BLOODSTONES, fall, slay } from './deaths.ts';
import {
  cauldronDestroyed,
  hitWasted,
  itemDestroyed,
  machineAimed,
  machineFired,
  machineHeld,
  machineJammed,
  wallDestroyed,
} from './happenings.ts';
import { inForce, turnRite } from './rites.ts';
import {
  about,
  ask,
  BALLISTA,
  BLOODSTONES,
  CATAPULT,
  call,
  cauldronAt,
  cauldronsOf,
  DEFENDER,
  decision,
  GUARD,
  GUARDS,
  garrisonAt,
  HIT,
  hordeAt,
  INVADER,
  loop,
  MACHINE,
  MISS,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  SECTION,
  type Section,
  SHOT,
  SITE,
  type Siege,
  type Site,
  slot,
  slotAfter,
  TOWER,
  type Tower,
  TREBUCHET,
  UNIT,
  UNITS,
  when,
  YES_NO,
} from './siege.ts';

/** S18.3.1 Siege machines. */

// ---- aiming ------------------------------------------------------------------------------------------------------------------

/** A barrage machine without a Malfunction (S15.7.1.3) that has neither been aimed nor held back. */
const isIdle = (g: Siege, site: Site): boolean =>
  isBarrage(g, site) && g.malfunction !== site && g.machineAim[site] === NONE && g.holds[site] === 0;

const anyIdle = (g: Siege): boolean => anyOf(g.machine, (site) => isIdle(g, site));

const idle = must('S18.3.1', 'There must be a barrage machine that is not aimed yet and can fire.', (g, site: Site) =>
  isIdle(g, site),
);

/** Each kind of machine has its own paragraph that says where it fires. */
const reached = (machine: number, rule: string, text: string) =>
  must(
    rule,
    text,
    (g, section: Section, _L, { site }: { readonly site: Site }) =>
      g.machine[site] !== machine || g.kit.siteReach[site].includes(section),
  );

const aim = decision({
  id: 'machine aim',
  prompt: 'Aim your siege machines.',
  seat: () => INVADER,
  moves: [
    move('aim', {
      rule: 'S18.3.1',
      notation: 'aim {site} at {section}',
      choose: {
        site: slot(SITE, [idle]),
        section: slotAfter({ site: SITE }, SECTION, [
          reached(BALLISTA, 'S6.2.3', 'A ballista fires at a section to which a path leads from its rampart.'),
          reached(CATAPULT, 'S6.3.3', 'A catapult fires at a section to which a path leads from its rampart.'),
          reached(TREBUCHET, 'S6.6.3', 'A trebuchet fires at a section of its side.'),
        ]),
      },
      do: (g, _L, x, { site, section }) => {
        g.machineAim = g.machineAim.with(site, section);
        x.emit(g, machineAimed, 'S18.3.1', { site, machine: g.machine[site], section });
      },
    }),
    move('hold', {
      rule: 'S18.3.2',
      notation: 'hold {site}',
      choose: { site: slot(SITE, [idle]) },
      do: (g, _L, x, { site }) => {
        g.holds = g.holds.with(site, 1);
        x.emit(g, machineHeld, 'S18.3.2', { site, machine: g.machine[site] });
      },
    }),
  ],
});

// ---- the cards ---------------------------------------------------------------------------------------------------------------

const deck = [0, 0];

/** S18.3.1, S18.3.5: one card for each machine that was aimed; a Miss leaves the deck, a Hit stays in it. */
const turnCards = (g: Siege, x: Play<Siege>): void => {
  for (let site = 0; site < g.machine.length; site++) {
    const section = g.machineAim[site];
    if (section === NONE) continue;
    turnRite(g, x, 'S9.3.3', BLOODSTONES, site);
    deck[HIT] = g.hits[site];
    deck[MISS] = g.misses[site];
    const shot = x.among(g, SHOT, deck);
    if (shot === HIT) {
      g.struck = g.struck.with(site, 1);
      g.machineHits++;
    } else g.misses = g.misses.with(site, g.misses[site] - 1);
    x.emit(g, machineFired, 'S18.3.1', { site, machine: g.machine[site], section, shot });
  }
};

// ---- one hit -----------------------------------------------------------------------------------------------------------------

/** `open`: a choice is left. */
const hitLocals = { site: SITE, section: SECTION, victim: optional(GUARD), open: YES_NO };
type Hit = Of<typeof hitLocals>;

const guardKinds = (g: Siege, section: Section): number =>
  countIf(GUARDS, (guard) => g.garrison[garrisonAt(section, guard)] > 0);
const unitKinds = (g: Siege, section: Section): number =>
  countIf(UNITS, (unit) => g.horde[hordeAt(g.kit.sectionPlace[section], unit)] > 0);

const theHit = about({ machine: MACHINE, site: SITE, section: SECTION }, (g, { site, section }: Hit) => ({
  machine: g.machine[site],
  site,
  section,
}));

/** What kills a defender: the bolt of a Ballista, and the Bloodstones on any machine. */
const KILLER = names('killer', ['ballista', 'bloodstones']);
const KILLERS: Readonly<Record<number, number>> = { [BY_BALLISTA]: 0, [BY_BLOODSTONES]: 1 };

const chooseGuard = (cause: number) =>
  decision<Hit>({
    id: 'victim',
    prompt: '{killer} at {site}: choose the defender unit at {section} that dies.',
    about: about({ killer: KILLER, site: SITE, section: SECTION }, (_g, { site, section }: Hit) => ({
      killer: KILLERS[cause],
      site,
      section,
    })),
    seat: () => INVADER,
    moves: [
      move('kill', {
        rule: 'S1.3.1',
        notation: 'kill {unit}',
        choose: {
          unit: slot(GUARD, [
            must(
              'S1.3.1',
              'Such a unit must stand on the section.',
              (g, guard, L) => g.garrison[garrisonAt(L.section, guard)] > 0,
            ),
          ]),
        },
        do: (_g, L, _x, { unit: guard }) => {
          L.victim = guard;
        },
      }),
    ],
  });

/** One defender unit on the section dies, invader's choice. */
const killGuard = (rule: string, cause: number) => [
  run<Hit>(rule, (g, L) => {
    L.victim = NONE;
    if (guardKinds(g, L.section) === 1)
      L.victim = [0, 1, 2].find((guard) => g.garrison[garrisonAt(L.section, guard)] > 0) as number;
  }),
  ask<Hit>('S1.3.1', chooseGuard(cause), (g, L) => L.victim === NONE && guardsAt(g, L.section) > 0),
  call<Hit>(
    rule,
    () => fall,
    (_g, L) => (L.victim === NONE ? undefined : { post: L.section, unit: L.victim, cause }),
  ),
];

const chooseUnit = decision<Hit>({
  id: 'ballista victim',
  prompt: '{machine} at {site}: choose the invader unit at {section} that dies.',
  about: theHit,
  seat: () => DEFENDER,
  moves: [
    move('kill', {
      rule: 'S1.3.1',
      notation: 'kill {unit}',
      choose: {
        unit: slot(UNIT, [
          must(
            'S1.3.1',
            'Such a unit must stand on the section.',
            (g, unit, L) => g.horde[hordeAt(g.kit.sectionPlace[L.section], unit)] > 0,
          ),
        ]),
      },
      do: (g, L, x, { unit }) => slay(g, x, 'S6.2.4', g.kit.sectionPlace[L.section], unit, 1),
    }),
  ],
});

const spillCauldron = (g: Siege, x: Play<Siege>, cauldron: number): void => {
  g.cauldron = g.cauldron.with(cauldron, 0);
  x.emit(g, cauldronDestroyed, 'S6.3.5', { cauldron });
};

const chooseCauldron = decision<Hit>({
  id: 'cauldron hit',
  prompt: '{machine} at {site}: choose the cauldron at {section} that is destroyed.',
  about: theHit,
  seat: () => INVADER,
  moves: [
    move('destroy', {
      rule: 'S6.3.5',
      notation: 'destroy {cauldron}',
      choose: {
        cauldron: slot(UNIT, [
          must(
            'S6.3.5',
            'Such a cauldron must hang there.',
            (g, unit, L) => g.cauldron[cauldronAt(L.section, unit)] === 1,
          ),
        ]),
      },
      do: (g, L, x, { cauldron: unit }) => spillCauldron(g, x, cauldronAt(L.section, unit)),
    }),
  ],
});

const itemsBeside = (g: Siege, section: Section): number => {
  let items = 0;
  for (const tower of g.kit.sectionTowers[section]) if (g.item[tower] !== NONE) items++;
  return items;
};

const smash = (g: Siege, x: Play<Siege>, tower: Tower): void => {
  x.emit(g, itemDestroyed, 'S6.3.6', { tower, item: g.item[tower] });
  g.item = g.item.with(tower, NONE);
};

const chooseTower = decision<Hit>({
  id: 'tower hit',
  prompt: '{machine} at {site}: choose the tower beside {section} whose item is destroyed.',
  about: theHit,
  seat: () => INVADER,
  moves: [
    move('smash', {
      rule: 'S6.3.6',
      notation: 'smash {tower}',
      choose: {
        tower: slot(TOWER, [
          must('S6.3.6/beside', 'The tower must stand next to the section.', (g, tower, L) =>
            g.kit.sectionTowers[L.section].includes(tower),
          ),
          must('S6.3.6/item', 'There must be an item in the tower.', (g, tower) => g.item[tower] !== NONE),
        ]),
      },
      do: (g, _L, x, { tower }) => smash(g, x, tower),
    }),
  ],
});

/** S6.3.4, S6.6.4: what a stone can destroy without a choice is destroyed; says whether that was all. */
const stone = (g: Siege, L: Hit, x: Play<Siege>): boolean => {
  const { section } = L;
  if (g.walls[section] > 0) {
    g.walls[section]--;
    x.emit(g, wallDestroyed, 'S6.3.4', { section, left: g.walls[section] });
    return true;
  }
  const cauldrons = cauldronsOn(g, section);
  if (cauldrons === 1) spillCauldron(g, x, cauldronsOf(section).find((at) => g.cauldron[at] === 1) as number);
  if (cauldrons > 0) return cauldrons === 1;
  const items = itemsBeside(g, section);
  if (items === 1) smash(g, x, g.kit.sectionTowers[section].find((tower) => g.item[tower] !== NONE) as number);
  if (items === 0) x.emit(g, hitWasted, 'S18.3.3', { site: L.site, section });
  return items <= 1;
};

const isBallista = (g: Siege, L: Hit): boolean => g.machine[L.site] === BALLISTA;

export const hit = procedure('hit', hitLocals, [
  run('S18.3.4', (g, L) => {
    L.section = g.machineAim[L.site];
    g.struck = g.struck.with(L.site, 0);
  }),
  when('S6.2.4', isBallista, [
    run('S6.2.4', (g, L, x) => {
      if (guardsAt(g, L.section) + unitsOn(g, L.section) === 0)
        x.emit(g, hitWasted, 'S18.3.3', { site: L.site, section: L.section });
    }),
    ...killGuard('S6.2.4', BY_BALLISTA),
    run('S6.2.4', (g, L, x) => {
      const kinds = unitKinds(g, L.section);
      const place = g.kit.sectionPlace[L.section];
      if (kinds === 1)
        slay(g, x, 'S6.2.4', place, [0, 1, 2].find((unit) => g.horde[hordeAt(place, unit)] > 0) as number, 1);
      L.open = kinds > 1 ? 1 : 0;
    }),
    ask('S6.2.4', chooseUnit, (_g, L) => L.open === 1),
  ]),
  when('S6.3.4', (g, L) => !isBallista(g, L), [
    run('S6.3.4', (g, L, x) => {
      L.open = stone(g, L, x) ? 0 : 1;
    }),
    ask('S6.3.5', chooseCauldron, (g, L) => L.open === 1 && cauldronsOn(g, L.section) > 0),
    ask('S6.3.6', chooseTower, (g, L) => L.open === 1 && cauldronsOn(g, L.section) === 0),
  ]),
  when('S9.3.4', (g, L) => inForce(g, BLOODSTONES, L.site), killGuard('S9.3.4', BY_BLOODSTONES)),
]);

// ---- the step -----------------------------------------------------------------------------------------------------------------

const hits = (g: Siege): number => sum(g.struck);

const fireLocals = { site: optional(SITE) };
type Fire = Of<typeof fireLocals>;

const nextHit = decision<Fire>({
  id: 'hit',
  prompt: 'Choose the hit to resolve next.',
  seat: () => INVADER,
  moves: [
    move('resolve', {
      rule: 'S18.3.4',
      notation: 'resolve {site}',
      choose: { site: slot(SITE, [must('S18.3.4', 'The machine must have hit.', (g, site) => g.struck[site] === 1)]) },
      do: (_g, L, _x, { site }) => {
        L.site = site;
      },
    }),
  ],
});

/** S15.7.1.3. */
const tellMalfunction = (g: Siege, x: Play<Siege>): void => {
  const site = g.malfunction;
  if (site !== NONE) x.emit(g, machineJammed, 'S15.7.1.3', { site, machine: g.machine[site] });
};

export const machineFire = procedure('machine fire', fireLocals, [
  run('S15.7.1.3', (g, _L, x) => tellMalfunction(g, x)),
  loop('S18.3.1', anyIdle, [ask('S18.3.1', aim)]),
  run('S18.3.1', (g, _L, x) => turnCards(g, x)),
  loop('S18.3.4', (g) => hits(g) > 0, [
    run('S18.3.4', (g, L) => {
      L.site = hits(g) === 1 ? g.struck.indexOf(1) : NONE;
    }),
    ask('S18.3.4', nextHit, (_g, L) => L.site === NONE),
    call(
      'S18.3.4',
      () => hit,
      (_g, L) => ({ site: L.site }),
    ),
  ]),
  run('S18.3.5', (g) => {
    g.machineAim = g.machineAim.slice().fill(NONE);
    g.holds = g.holds.slice().fill(0);
  }),
]);
