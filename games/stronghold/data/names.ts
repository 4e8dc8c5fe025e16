/**
 * The names that rules speak of, in the order of their numbers. A component set gives each of them its figures, in any order;
 * what only the board knows (sections, ramparts, paths) is named by the set itself.
 */

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Numbers by name: `CARD.siegeTower`. */
const numbered = <const L extends readonly string[]>(list: L) =>
  Object.fromEntries(list.map((id, i) => [camel(id), i])) as { readonly [K in L[number] as Camel<K>]: number };

export const SEATS = ['invader', 'defender'] as const;
export const [INVADER, DEFENDER] = [0, 1];

/** S1.0.2: from the defender's seat. The number of a side is also that of its foreground. */
export const SIDES = ['left', 'right'] as const;
export const [LEFT, RIGHT] = [0, 1];

/** S1.2.1 and S1.2.2. */
export const INVADER_UNITS = ['goblin', 'orc', 'troll'] as const;
export const [GOBLIN, ORC, TROLL] = [0, 1, 2];
export const DEFENDER_UNITS = ['marksman', 'soldier', 'veteran'] as const;
export const [MARKSMAN, SOLDIER, VETERAN] = [0, 1, 2];
/** S1.2.3. */
export const HEROES = ['warrior', 'officer'] as const;
export const HERO = numbered(HEROES);

/** S6 to S9: what the cards of Phases 2 to 5 bring. */
export const MACHINES = ['ballista', 'catapult', 'trebuchet', 'mantelet', 'siege-tower'] as const;
export const EQUIPMENT_KINDS = ['banner', 'ladder', 'poison', 'sap', 'bridge'] as const;
export const TRAININGS = ['artilleryman', 'quartermaster', 'saboteur', 'trainer', 'trench-master'] as const;
export const RITUALS = ['bloodstones', 'demon', 'gale', 'possession', 'specter'] as const;
export const MACHINE = numbered(MACHINES);
export const EQUIPMENT = numbered(EQUIPMENT_KINDS);
export const TRAINING = numbered(TRAININGS);
export const RITUAL = numbered(RITUALS);
/** S6.1.2. */
export const BARRAGE: readonly number[] = [MACHINE.ballista, MACHINE.catapult, MACHINE.trebuchet];

/** S4.1.1: the cards in the order of their phases. */
export const CARDS = [
  'briefing',
  'resources',
  ...MACHINES,
  ...EQUIPMENT_KINDS,
  ...TRAININGS,
  ...RITUALS,
  'maneuver',
] as const;
export const CARD = numbered(CARDS);

/** The paragraphs that tell what a card costs; that of Phase 6 tells its hourglasses. */
export const CARD_PRICE_RULES: Readonly<Record<(typeof CARDS)[number], string>> = {
  briefing: 'S5.1.1',
  resources: 'S5.3.1',
  ballista: 'S6.2.1',
  catapult: 'S6.3.1',
  trebuchet: 'S6.6.1',
  mantelet: 'S6.4.1',
  'siege-tower': 'S6.5.1',
  banner: 'S7.2.1',
  ladder: 'S7.4.1',
  poison: 'S7.5.1',
  sap: 'S7.6.1',
  bridge: 'S7.3.1',
  artilleryman: 'S8.2.1',
  quartermaster: 'S8.3.1',
  saboteur: 'S8.4.1',
  trainer: 'S8.5.1',
  'trench-master': 'S8.6.1',
  bloodstones: 'S9.3.1',
  demon: 'S9.4.1',
  gale: 'S9.5.1',
  possession: 'S9.6.1',
  specter: 'S9.7.1',
  maneuver: 'S10.1.4',
};

/** S11.1.6. */
export const ORDERS = ['goblin-fury', 'orc-detonation', 'call-of-the-trolls', 'bluff'] as const;
export const ORDER = numbered(ORDERS);

/** S2.5.1. */
export const BUILDINGS = [
  'barracks',
  'cathedral',
  'courtyard',
  'forge',
  'guard-house',
  'hospital',
  'scouts',
  'workshop',
] as const;
export const BUILDING = numbered(BUILDINGS);

/** S15, building by building. */
export const ACTIONS = [
  'train-soldier',
  'train-veteran',
  'marksmen-blessing',
  'orders-mix-up',
  'sharpshooters',
  'unearthly-glare',
  'cannon',
  'cauldron',
  'tracking-saboteurs',
  'malfunction',
  'spy',
  'trap',
  'bay-window',
  'ladder',
  'pole',
  'wall',
] as const;
export const ACTION = numbered(ACTIONS);

/** The paragraphs that tell how many hourglasses an action takes. */
export const ACTION_PRICE_RULES: Readonly<Record<(typeof ACTIONS)[number], string>> = {
  'train-soldier': 'S15.1.1.1',
  'train-veteran': 'S15.1.2.1',
  'marksmen-blessing': 'S15.2.1.1',
  'orders-mix-up': 'S15.2.2.1',
  sharpshooters: 'S15.2.3.1',
  'unearthly-glare': 'S15.2.4.1',
  cannon: 'S15.4.1.1',
  cauldron: 'S15.4.2.1',
  'tracking-saboteurs': 'S15.5.1.1',
  malfunction: 'S15.7.1.1',
  spy: 'S15.7.2.1',
  trap: 'S15.7.3.1',
  'bay-window': 'S15.8.1.1',
  ladder: 'S15.8.2.1',
  pole: 'S15.8.3.1',
  wall: 'S15.8.4.1',
};

/** S14. */
export const HEROIC_ORDERS = ['reinforce', 'labour', 'withdraw'] as const;
export const HEROIC = numbered(HEROIC_ORDERS);

/** S2.2.9: what a tower may hold. */
export const ITEMS = ['cannon', 'pole', 'bay-window'] as const;
export const ITEM = numbered(ITEMS);
/** S15.7.3.2. */
export const TRAPS = ['goblin', 'troll', 'siege-tower'] as const;
export const TRAP = numbered(TRAPS);
/** The defender's other tokens. */
export const TOKENS = ['ladder', 'spy', 'malfunction', 'marksmen-blessing', 'unearthly-glare'] as const;
export const TOKEN = numbered(TOKENS);

/** S17. */
export const OBJECTIVES = [
  'blood-magic',
  'not-a-single-stone',
  'devoted-warlocks',
  'tide-of-bodies',
  'engines-of-war',
  'foothold',
  'first-blood',
  'troll-pack',
  'timber-stockpile',
  'toppled-defences',
] as const;
export const OBJECTIVE = numbered(OBJECTIVES);

/** S16. */
export const PLANS = [
  'emergency-muster',
  'boiling-reserve',
  'night-masons',
  'plea-for-a-miracle',
  'forced-march',
  'loose-at-will',
  'scorched-paths',
  'officers-stand',
  'borrowed-time',
  'sortie',
] as const;
export const PLAN = numbered(PLANS);
