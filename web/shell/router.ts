import { createSignal } from 'solid-js';

/** A small router on the part of the address behind `#`, so that any static server can hold the client. */
export type Route =
  | { readonly screen: 'home' | 'settings' | 'import' | 'results' | 'laboratory' | 'lost' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly screen: 'sandbox'; readonly id: string; readonly at: number }
  /** A decision of a finished game, to be made again; and how the game could have gone on from there. */
  | { readonly screen: 'question'; readonly id: string; readonly at: number }
  | { readonly screen: 'instead'; readonly id: string; readonly at: number }
  | { readonly screen: 'rules'; readonly game: string; readonly paragraph: string | null }
  | { readonly screen: 'learn'; readonly game: string; readonly lesson: string | null }
  /** The workshop: the component sets of a game, or one of them. */
  | { readonly screen: 'workshop'; readonly game: string; readonly set: string | null }
  | { readonly screen: 'shared'; readonly text: string }
  /** The puzzles: of all games, of one, or one of them by its number from 1. */
  | { readonly screen: 'puzzles'; readonly game: string | null; readonly number: number | null }
  /** Whether the dice of an online game were fair: of a table of the server, or of a file. */
  | { readonly screen: 'fair-dice'; readonly table: string | null }
  /** A table on the server, where it is played. */
  | { readonly screen: 'online'; readonly id: string; readonly invite: string | null }
  | OnlineRoute;

/** What needs a server: accounts, and tables with people far away. */
export type OnlineRoute =
  | { readonly screen: 'sign-in' | 'sign-up' | 'forgot' | 'account' | 'notices' | 'lobby' | 'tournaments' }
  /** Where links in mails lead: to a new password, to notices by mail, and away from them. */
  | { readonly screen: 'password' | 'confirm' | 'unsubscribe'; readonly token: string }
  | { readonly screen: 'player'; readonly id: string }
  | { readonly screen: 'tournament'; readonly id: string }
  | { readonly screen: 'ratings'; readonly game: string | null }
  | { readonly screen: 'new-table'; readonly game: string | null }
  | { readonly screen: 'take-online'; readonly id: string }
  | { readonly screen: 'table'; readonly id: string; readonly invite: string | null };

const ONLINE = [
  'sign-in',
  'sign-up',
  'forgot',
  'account',
  'notices',
  'lobby',
  'password',
  'confirm',
  'unsubscribe',
  'player',
  'ratings',
  'tournaments',
  'tournament',
  'new-table',
  'take-online',
  'table',
] as const;
export const onlineRoute = (to: Route): OnlineRoute | undefined =>
  (ONLINE as readonly string[]).includes(to.screen) ? (to as OnlineRoute) : undefined;

const PLAIN = [
  'settings',
  'import',
  'results',
  'laboratory',
  'sign-in',
  'sign-up',
  'forgot',
  'account',
  'notices',
  'lobby',
  'tournaments',
] as const;
type Plain = (typeof PLAIN)[number];
const isPlain = (screen: string): screen is Plain => (PLAIN as readonly string[]).includes(screen);

/** Screens that begin at a move of a game. */
const PLACES = ['sandbox', 'question', 'instead'] as const;
const isPlace = (screen: string): screen is (typeof PLACES)[number] => (PLACES as readonly string[]).includes(screen);

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const readRoute = (hash: string): Route => {
  const [screen = '', first, second, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const one = first !== undefined && first !== '' && second === undefined;
  if (rest.length > 0) return { screen: 'lost' };
  if (screen === '' && first === undefined) return { screen: 'home' };
  if (isPlain(screen) && first === undefined) return { screen };
  if (screen === 'new' && one) return { screen, game: first };
  if (screen === 'play' && one) return { screen, id: first };
  if (screen === 'shared' && one) return { screen, text: first };
  if (screen === 'replay' && first) {
    if (second !== undefined && !/^\d+$/.test(second)) return { screen: 'lost' };
    return { screen, id: first, at: second === undefined ? null : Number(second) };
  }
  if (isPlace(screen) && first && second !== undefined && /^\d+$/.test(second))
    return { screen, id: first, at: Number(second) };
  if (screen === 'rules' && first) return { screen, game: first, paragraph: second || null };
  if (screen === 'workshop' && first) return { screen, game: first, set: second || null };
  if (screen === 'learn' && first) return { screen, game: first, lesson: second || null };
  if (screen === 'puzzles' && (second === undefined || /^[1-9]\d{0,3}$/.test(second)))
    return { screen, game: first || null, number: second === undefined ? null : Number(second) };
  if (screen === 'fair-dice' && (one || first === undefined)) return { screen, table: first ?? null };
  if ((screen === 'password' || screen === 'confirm' || screen === 'unsubscribe') && one)
    return { screen, token: first };
  if ((screen === 'player' || screen === 'tournament') && one) return { screen, id: first };
  if (screen === 'ratings' && (one || first === undefined)) return { screen, game: first ?? null };
  if (screen === 'new-table' && (one || first === undefined)) return { screen, game: first ?? null };
  if (screen === 'take-online' && one) return { screen, id: first };
  if ((screen === 'table' || screen === 'online') && first) return { screen, id: first, invite: second || null };
  return { screen: 'lost' };
};

export const linkTo = (route: Route): string => {
  const parts: (string | number)[] = [];
  switch (route.screen) {
    case 'home':
      break;
    case 'new':
      parts.push('new', route.game);
      break;
    case 'play':
      parts.push('play', route.id);
      break;
    case 'replay':
      parts.push('replay', route.id, ...(route.at === null ? [] : [route.at]));
      break;
    case 'sandbox':
    case 'question':
    case 'instead':
      parts.push(route.screen, route.id, route.at);
      break;
    case 'rules':
      parts.push('rules', route.game, ...(route.paragraph === null ? [] : [route.paragraph]));
      break;
    case 'learn':
      parts.push('learn', route.game, ...(route.lesson === null ? [] : [route.lesson]));
      break;
    case 'workshop':
      parts.push('workshop', route.game, ...(route.set === null ? [] : [route.set]));
      break;
    case 'shared':
      parts.push('shared', route.text);
      break;
    case 'puzzles':
      parts.push('puzzles', ...[route.game, route.number].flatMap((part) => part ?? []));
      break;
    case 'fair-dice':
      parts.push('fair-dice', ...(route.table === null ? [] : [route.table]));
      break;
    case 'player':
    case 'tournament':
      parts.push(route.screen, route.id);
      break;
    case 'ratings':
      parts.push('ratings', ...(route.game === null ? [] : [route.game]));
      break;
    case 'password':
    case 'confirm':
    case 'unsubscribe':
      parts.push(route.screen, route.token);
      break;
    case 'new-table':
      parts.push('new-table', ...(route.game === null ? [] : [route.game]));
      break;
    case 'take-online':
      parts.push('take-online', route.id);
      break;
    case 'table':
      parts.push('table', route.id, ...(route.invite === null ? [] : [route.invite]));
      break;
    case 'online':
      parts.push('online', route.id, ...(route.invite === null ? [] : [route.invite]));
      break;
    default:
      parts.push(route.screen);
  }
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
};

const [hash, setHash] = createSignal(typeof location === 'undefined' ? '' : location.hash);
if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => setHash(location.hash));

export const route = (): Route => readRoute(hash());

export const go = (to: Route, instead = false): void => {
  if (instead) {
    history.replaceState(null, '', linkTo(to));
    setHash(location.hash);
  } else location.hash = linkTo(to);
};
