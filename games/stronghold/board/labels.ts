/** Names that are put together from others: a path, a machine space, a ritual token on its space. */

const PLACE = /^(F[LR]|[AB]\d|[LR]\d)$/;
const RITUALS = /^(bloodstones|demon|gale|possession|specter) (.+)$/;
const FACES = /^(.+?) (second target|target|bluff)$/;

/** The face's translator, without the page behind it. */
type T = (key: string, data?: Readonly<Record<string, string | number>>) => string;

/** `A1` alone where the whole name would be too long. */
const brief = (name: string, t: T): string => (name.startsWith('F') ? t(`name:${name}`) : name);

const spaceOf = (space: string, t: T): string => label(space, t) ?? t(`name:${space}`);

const riteOf = (name: string, t: T): string | undefined => {
  const [, ritual, rest] = RITUALS.exec(name) ?? [];
  if (ritual === undefined || rest === undefined) return undefined;
  const [, space, face] = FACES.exec(rest) ?? [];
  return space === undefined || face === undefined
    ? t('rite.space', { ritual: t(`name:${ritual}`), space: spaceOf(rest, t) })
    : t('token', { face: t(`name:${face}`), space: spaceOf(space, t) });
};

export const label = (name: string, t: T): string | undefined => {
  const [from, to] = name.split('-');
  if (from !== undefined && to !== undefined && from === 'supply') return t('way', { to: t(`name:${to}`) });
  if (from !== undefined && to !== undefined && PLACE.test(from)) {
    if (PLACE.test(to)) return t('path', { from: brief(from, t), to: brief(to, t) });
    return t('site', { place: brief(from, t), n: to });
  }
  return riteOf(name, t);
};
