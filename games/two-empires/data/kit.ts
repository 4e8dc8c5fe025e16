import { type ComponentSet, type Workshop, withinPart } from '@ravelin/engine';
import { bad, type EmpireKit, indexIn, reader } from '@ravelin/games/empires/data';
import { RECONSTRUCTED as HAPSBURG_SET, type Kit as HapsburgKit, hapsburg } from '@ravelin/games/hapsburg';
import { RECONSTRUCTED as OTTOMAN_SET, type Kit as OttomanKit, ottomanSunset } from '@ravelin/games/ottoman-sunset';
import { captions } from './captions.ts';
import combination from './reconstructed/combination.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { type Combination, ComponentFiles } from './schema.ts';

/** The nations by number: the Hapsburgs go first (E1.1.2). */
export const NATIONS = ['hapsburg', 'ottoman'] as const;
export const [HAPSBURG, OTTOMAN] = [0, 1] as const;
const other = (nation: number): number => 1 - nation;

/** E2.6.4: of everything that a nation holds only these travel. */
export const MARKERS = ['aid', 'korps'] as const;

/** Where a battle of one nation is fought on the map of the other (E3). */
export interface Elsewhere {
  readonly value: number;
  readonly front: number;
  readonly space: number;
}

/** Both kits, and what joins them, by small integers. */
export interface Kit {
  readonly files: { readonly combination: Combination };
  readonly parts: readonly [HapsburgKit, OttomanKit];
  /** `elsewhere[nation][battle]` */
  readonly elsewhere: readonly (readonly (Elsewhere | undefined)[])[];
  /** The Front that must leave the Railway alone (E2.1.2), and the lowest space in which it does. */
  readonly railwayFront: number;
  /** What the Railway carries (E2.2.1), by name: an Action, the markers, an Operation of each theater. */
  readonly aids: readonly string[];
  /** Hapsburg cards by number: the one that brings Bulgaria into the war (E2.1.1). */
  readonly bulgariaCard: number;
  readonly railwayOpenFrom: number;
  /** The theater from which the Hapsburgs help at sea (E4). */
  readonly naval: number;
  readonly uboatBattle: number;
  /** For each nation the Front that is harder to hold alone (E7.2.2). */
  readonly lonelyFront: readonly number[];
  /** Hapsburg battles of which one must be won before Lenin travels (E8.3.3). */
  readonly leninBattles: readonly number[];
  /** The Operations for his whole journey (E8.3.4, E8.3.6). */
  readonly leninAll: number;
}

const cardIn = (kit: EmpireKit, nation: string, id: number): number => {
  const found = kit.cards.findIndex((card) => card.id === id);
  if (found < 0)
    throw bad(
      [
        `combination: the ${nation} deck has no card ${id}.`,
        `Die Karte ${id} fehlt (${nation === 'hapsburg' ? 'habsburgische' : 'osmanische'} Karten).`,
      ],
      '/combination',
    );
  return found;
};

const elsewhereOf = (
  nation: number,
  kits: readonly EmpireKit[],
  { battles }: Combination,
): (Elsewhere | undefined)[] => {
  const own = kits[nation];
  const place = new Map<number, Elsewhere>();
  for (const { battle, card, value, front, space } of battles.filter((one) => one.nation === NATIONS[nation])) {
    const index = indexIn('battle marker', own.battleIds, battle);
    const { event } = own.cards[cardIn(own, NATIONS[nation], card)];
    if (!event.some((clause) => 'battle' in clause && clause.battle === battle))
      throw bad(
        [
          `combination: card ${card} does not fight ${battle}.`,
          `Auf der Karte ${card} wird „${battle}“ nicht geschlagen.`,
        ],
        '/combination/battles',
      );
    const there = kits[other(nation)];
    const at = indexIn('Front', there.fronts, front);
    if (space > there.front[at].far)
      throw bad(
        [
          `combination, ${battle}: the track ends at ${there.front[at].far}.`,
          `„${battle}“: Die Leiste endet bei ${there.front[at].far}.`,
        ],
        '/combination/battles',
      );
    place.set(index, { value, front: at, space });
  }
  return own.battleIds.map((_, i) => place.get(i));
};

/** Each game reads its own files. */
const partOf = <K>(
  game: { readComponents?(files: unknown): ComponentSet<K> },
  files: ComponentFiles,
  part: 'hapsburg' | 'ottoman',
): K => {
  const read = game.readComponents?.bind(game);
  if (!read) throw bad(['This game reads no component sets.', 'Dieses Spiel liest keine Komponentensätze.']);
  return withinPart(part, () => read(files[part]).kit);
};

const buildKit = (files: ComponentFiles): Kit => {
  const h = partOf(hapsburg, files, 'hapsburg');
  const o = partOf(ottomanSunset, files, 'ottoman');
  const { combination: joined } = files;
  const { railway, russia, kaiserschlacht, narrows, uboats, fallen, lenin } = joined;
  cardIn(h, 'hapsburg', railway.shuts);
  for (const id of [narrows.card, uboats.card]) cardIn(o, 'ottoman', id);
  for (const cards of [russia.provisional, russia.revolution, kaiserschlacht.cards]) {
    cardIn(h, 'hapsburg', cards.hapsburg);
    cardIn(o, 'ottoman', cards.ottoman);
  }
  indexIn('theater', h.theaters, narrows.theater);
  if (h.theaters.join() !== o.theaters.join())
    throw bad(
      [
        'combination: both nations must have the same theaters.',
        'Beide Reiche müssen dieselben Kriegsschauplätze haben.',
      ],
      '/combination',
    );
  return {
    files: { combination: joined },
    parts: [h, o],
    elsewhere: [HAPSBURG, OTTOMAN].map((nation) => elsewhereOf(nation, [h, o], joined)),
    railwayFront: indexIn('Front', h.fronts, railway.front),
    aids: ['action', ...MARKERS, ...h.theaters.map((theater) => `${theater}-operation`)],
    bulgariaCard: cardIn(h, 'hapsburg', railway.opens),
    railwayOpenFrom: railway.openFrom,
    naval: indexIn('theater', h.theaters, uboats.theater),
    uboatBattle: indexIn('battle marker', o.battleIds, uboats.battle),
    lonelyFront: [
      indexIn('Front', h.fronts, fallen.fronts.hapsburg),
      indexIn('Front', o.fronts, fallen.fronts.ottoman),
    ],
    leninBattles: lenin.hapsburgVictories.map((id) => indexIn('battle marker', h.battleIds, id)),
    leninAll: lenin.operations + lenin.removal.operations,
  };
};

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = reader<ComponentFiles, Kit>(workshop, () => ({}), buildKit);

export const RECONSTRUCTED = readComponents({
  set,
  hapsburg: HAPSBURG_SET.kit.files,
  ottoman: OTTOMAN_SET.kit.files,
  combination,
});
