import { type Domain, inDomain, valueNamed, valuesOf } from './domain.ts';
import { type Reason, Refusal, RulesError } from './errors.ts';
import { isOpenOption, type Option, type Options, type StartingPoint } from './game.ts';
import type { Kernel } from './kernel.ts';
import { dropSurveys, joinParts, partsOf, stateOfPart } from './parts.ts';
import type { Play } from './play.ts';
import { probe } from './probe.ts';
import { frameAt } from './save.ts';
import { type Base, type Field, isTable, type Locals } from './state.ts';

/** Reading a position: what it leaves out is filled in, what cannot be is refused with its paragraph. */

const RESERVED = new Set([
  'scenario',
  'options',
  'seq',
  'over',
  'seat',
  'zones',
  'flow',
  'game',
  'components',
  'viewer',
]);

const bad = (message: string, reasons: readonly Reason[] = []): Refusal =>
  new Refusal('bad-position', message, reasons);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readValue = <K>(domain: Domain<K>, kit: K, value: unknown, where: string): number => {
  if (typeof value === 'string' || typeof value === 'number') {
    const found = valueNamed(domain, kit, value);
    if (found !== undefined && inDomain(domain, kit, found)) return found;
  }
  const few = !domain.read && domain.max(kit) - domain.min < 20;
  const list = few
    ? `: one of ${valuesOf(domain, kit)
        .map((one) => domain.name(kit, one))
        .join(', ')}`
    : '';
  throw bad(`${where}: ${JSON.stringify(value)} is not a ${domain.title}${list}.`);
};

/** Of a table, entries that are not named stay as they are at the start. */
const readField = <K>(
  field: Field<K>,
  kit: K,
  value: unknown,
  where: string,
  start: number | readonly number[],
): number | number[] => {
  if (!isTable(field)) return readValue(field, kit, value, where);
  const { index, of } = field;
  if (!isRecord(value)) throw bad(`${where}: an object is needed, with a value by the name of each ${index.title}.`);
  const values = [...(start as readonly number[])];
  for (const [name, one] of Object.entries(value)) {
    const i = valueNamed(index, kit, name);
    if (i === undefined || !inDomain(index, kit, i)) throw bad(`${where}: there is no ${index.title} "${name}".`);
    values[i - index.min] = readValue(of, kit, one, `${where}.${index.name(kit, i)}`);
  }
  return values;
};

const readZones = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  given: Readonly<Record<string, unknown>>,
): void => {
  const { zones, stocks } = kernel.game;
  for (const name of Object.keys(given))
    if (!zones.some(({ id }) => id === name))
      throw bad(`zones: there is no zone "${name}"; there are ${zones.map(({ id }) => id).join(', ')}.`);
  for (const [i, zone] of zones.entries()) {
    const list = given[zone.id];
    if (list === undefined) g.zones[i] = [];
    else if (!Array.isArray(list)) throw bad(`zones.${zone.id}: a list of names is needed.`);
    else {
      const items = list.map((name) => readValue(zone.of, g.kit, name, `zones.${zone.id}`));
      g.zones[i] = zone.ordered ? items : items.sort((a, b) => a - b);
    }
  }
  for (const [group, stock] of Object.entries(stocks)) {
    const left = [...stock(g.kit)];
    const mine = [...zones.keys()].filter((i) => zones[i].group === group);
    for (const i of mine) for (const item of g.zones[i]) left[item]--;
    const home = mine.find((i) => zones[i].home && given[zones[i].id] === undefined);
    const atHome: number[] = [];
    for (const [item, count] of left.entries()) {
      const { of } = zones[mine[0]];
      if (count < 0)
        throw bad(
          `${group}: ${stock(g.kit)[item] - count} × ${of.name(g.kit, item)} where the component set has ${stock(g.kit)[item]}.`,
        );
      if (count > 0 && home === undefined) throw bad(`${group}: ${count} × ${of.name(g.kit, item)} is missing.`);
      for (let n = 0; n < count; n++) atHome.push(item);
    }
    if (home !== undefined) g.zones[home] = atHome;
  }
};

/** The reasons why a state is impossible: paragraphs it breaks, pieces that do not add up, values out of their range. */
export const problemsOf = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): Reason[] => {
  const out: Reason[] = [];
  for (const [name, field] of Object.entries(kernel.game.fields)) {
    const value = (g as unknown as Record<string, number | number[]>)[name];
    const domain = isTable(field) ? field.of : field;
    for (const one of typeof value === 'number' ? [value] : value)
      if (!inDomain(domain, g.kit, one))
        out.push({ rule: '', text: `${name} holds ${one}, which is not a ${domain.title}.` });
  }
  for (const [group, stock] of Object.entries(kernel.game.stocks)) {
    const left = [...stock(g.kit)];
    for (const [i, zone] of kernel.game.zones.entries())
      if (zone.group === group) for (const item of g.zones[i]) left[item]--;
    for (const [item, count] of left.entries())
      if (count !== 0)
        out.push({ rule: '', text: `${group}: component ${item} is ${count > 0 ? 'missing' : 'there too often'}.` });
  }
  for (const [what, found, expected] of kernel.game.tallies(g))
    if (found !== expected) out.push({ rule: '', text: `${what}: ${found} where there must be ${expected}.` });
  out.push(...noted(kernel.game.problems(g)), ...untimelyIn(kernel, g));
  for (const { id, kernel: own, g: part } of partsOf(kernel.parts, g))
    for (const { rule, text } of problemsOf(own, part)) out.push({ rule, text: `${id}: ${text}` });
  return out;
};

/** Reads the fields and zones of a game, or of a part of one, into a blank state; gives the fields and zones that were given. */
const readTable = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  json: Readonly<Record<string, unknown>>,
  reserved: ReadonlySet<string>,
): ReadonlySet<string> => {
  const { game } = kernel;
  if (json.over !== undefined && typeof json.over !== 'boolean') throw bad('over: true or false is needed.');
  for (const name of Object.keys(json))
    if (!reserved.has(name) && !Object.hasOwn(game.fields, name))
      throw bad(`There is no field "${name}" in a position of ${game.title}.`);
  const given = new Set<string>();
  for (const [name, field] of Object.entries(game.fields)) {
    if (json[name] === undefined) continue;
    given.add(name);
    const values = g as unknown as Record<string, number | number[]>;
    const value = readField(field, g.kit, json[name], name, values[name]);
    if (game.fixed?.includes(name) && value !== values[name])
      throw bad(`${name}: the scenario and the options of the position say otherwise.`);
    values[name] = value;
  }
  if (json.zones !== undefined) {
    if (!isRecord(json.zones)) throw bad('zones: an object of zones by name is needed.');
    readZones(kernel, g, json.zones);
    for (const id of Object.keys(json.zones)) given.add(`zones.${id}`);
  }
  g.over = json.over === true ? 1 : 0;
  return given;
};

/** Is it over, and does it say so? */
const checkEnd = <S extends Base<K>, K>({ game }: Kernel<S, K>, g: S): void => {
  const ended = game.ended(g);
  if (ended && !g.over) throw bad(`The game is over in this position: ${ended.text} (${ended.rule})`, [ended]);
  const outcome = game.outcome(g);
  if (g.over && !outcome) throw bad('over: the position says that the game is over, but nobody has won or lost.');
  if (!g.over && outcome)
    throw bad(`over: the position holds the outcome "${outcome.how}", but does not say that the game is over.`);
};

const OF_A_PART = new Set(['over', 'zones']);

const noted = (problems: readonly Reason[]): readonly Reason[] => {
  if (probe.on) for (const { rule, text } of problems) probe.cite(rule, 'check', text);
  return problems;
};

/** What cannot be where the flow stands; nothing while a position is read that has no flow yet. */
const untimelyIn = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): readonly Reason[] => {
  const { untimely, procedures } = kernel.game;
  if (!untimely || g.stack.length === 0) return [];
  return noted(untimely(g, (id) => g.stack.some(({ p }) => procedures[p].id === id)));
};

/** The starting point that a position names, or the one at which the game takes it up. */
const startOf = <S extends Base<K>, K>({ game }: Kernel<S, K>, g: S, word: string | undefined): StartingPoint<S> => {
  const { starts } = game;
  const found = starts.find(({ id }) => id === (word ?? game.resume(g)));
  if (!found) throw bad(`at: there is no "${word}"; there are ${starts.map(({ id }) => id).join(', ')}.`);
  return found;
};

/**
 * Reads a position. Fields it does not give are as at the start of the scenario, and so are the entries of a table that it does not
 * name, and the zones if it gives none; of zones that it does give, the others are empty, except that a group's home takes what is
 * left. Play goes on at `flow`, or at the starting point that `at` names, or else where the game says such a position begins.
 */
export const readPosition = <S extends Base<K>, K>(kernel: Kernel<S, K>, kit: K, json: unknown, x: Play<S>): S => {
  if (!isRecord(json)) throw bad('A position is a JSON object.');
  const { game } = kernel;
  if (json.game !== undefined && json.game !== game.id)
    throw bad(`The position is of the game ${JSON.stringify(json.game)}, not of ${game.id}.`);
  const scenario = json.scenario === undefined ? game.scenarios[0].id : json.scenario;
  if (!game.scenarios.some(({ id }) => id === scenario)) throw bad(`There is no scenario ${JSON.stringify(scenario)}.`);
  const g = kernel.blank(kit, scenario as string, readOptions(game.options, json.options));
  // A game may have a table of this name: that is an object, the word for where play stands is a text.
  const { at, ...rest } = json;
  const word = typeof at === 'string' ? at : undefined;
  if (word !== undefined && json.flow !== undefined)
    throw bad('at, flow: one of them says where play stands, not both.');
  const fields = word === undefined ? json : rest;
  const given = readTable(kernel, g, fields, new Set([...RESERVED, ...kernel.parts.map(({ id }) => id)]));
  const parts = partsOf(kernel.parts, g);
  const ofParts = parts.map(({ id, kernel: own, g: part }) => {
    const its = json[id] ?? {};
    if (!isRecord(its)) throw bad(`${id}: an object is needed.`);
    return readTable(own, part, its, OF_A_PART);
  });
  for (const [i, { kernel: own, g: part }] of parts.entries()) own.game.complete?.(part, ofParts[i]);
  game.complete?.(g, given);
  if (json.seq !== undefined) {
    if (!Number.isSafeInteger(json.seq) || (json.seq as number) < 0) throw bad('seq: a whole number is needed.');
    g.seq = json.seq as number;
  }
  const start = json.flow === undefined ? startOf(kernel, g, word) : undefined;
  start?.complete?.(g, given);
  dropSurveys(g);
  refuseFor(problemsOf(kernel, g));
  checkEnd(kernel, g);
  for (const { kernel: own, g: part } of parts) checkEnd(own, part);
  if (!g.over)
    g.stack = start
      ? start.flow(g).map(([{ id, ops }, step, locals]) => frameAt(kernel, id, step ?? ops[0].id, locals ?? {}))
      : readFlow(kernel, g, json.flow);
  joinParts(g);
  refuseFor(untimelyIn(kernel, g));
  try {
    kernel.advance(g, x);
    if (!g.over && kernel.next(g).length === 0) throw new RulesError('nothing can be done there');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw bad(`The position leads nowhere: ${(error as Error).message}.`);
  }
  return g;
};

const refuseFor = (problems: readonly Reason[]): void => {
  if (problems.length > 0)
    throw bad(
      problems.map(({ rule, text }) => (rule ? `${text} (${rule})` : text)).join(' '),
      problems.filter(({ rule }) => rule),
    );
};

const readFlow = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, flow: unknown): S['stack'] => {
  if (!Array.isArray(flow) || flow.length === 0) throw bad('flow: a list of frames is needed.');
  const { main } = kernel.game;
  if (flow[0]?.procedure !== main.id) throw bad(`flow[0]: the outermost procedure is "${main.id}".`);
  return flow.map((frame: unknown, i) => {
    const where = `flow[${i}]`;
    if (!isRecord(frame) || typeof frame.procedure !== 'string' || typeof frame.at !== 'string')
      throw bad(`${where}: "procedure" and "at" are needed.`);
    const declared = kernel.procedures.find(({ id }) => id === frame.procedure);
    if (!declared) throw bad(`${where}: there is no procedure "${frame.procedure}".`);
    const { kit } = stateOfPart<Base>(g, declared.part);
    const locals: Locals = {};
    if (frame.locals !== undefined && !isRecord(frame.locals)) throw bad(`${where}.locals: an object is needed.`);
    for (const [name, value] of Object.entries(frame.locals ?? {})) {
      if (!Object.hasOwn(declared.locals, name)) throw bad(`${where}: ${frame.procedure} has no local "${name}".`);
      locals[name] = readValue(declared.locals[name], kit as never, value, `${where}.locals.${name}`);
    }
    try {
      return frameAt(kernel, frame.procedure, frame.at, locals);
    } catch (error) {
      throw bad(`${where}: ${(error as Error).message}`);
    }
  });
};

/** Options with their defaults filled in; an unknown option or value is refused by name, one that needs another by its paragraph. */
export const readOptions = (declared: readonly Option[], given: unknown): Options => {
  if (given !== undefined && !isRecord(given)) throw new Refusal('bad-options', 'Options are a JSON object.');
  const out: Record<string, string> = {};
  for (const option of declared) out[option.id] = option.default;
  for (const [id, value] of Object.entries(given ?? {})) {
    const option = declared.find((one) => one.id === id);
    if (!option)
      throw new Refusal(
        'bad-options',
        `There is no option "${id}"; there are: ${declared.map((one) => one.id).join(', ') || 'none'}.`,
      );
    if (!option.values.some((one) => one.id === value))
      throw new Refusal(
        'bad-options',
        `The option "${id}" is one of ${option.values.map((one) => one.id).join(', ')}; ${JSON.stringify(value)} is not.`,
      );
    out[id] = value as string;
  }
  for (const option of declared) {
    const { id, needs } = option;
    if (!needs || out[id] === option.default || isOpenOption(option, out)) continue;
    const text = `The option "${id}" needs "${needs.option}" to be ${needs.value}.`;
    throw new Refusal('bad-options', `${text} (${needs.rule})`, [{ rule: needs.rule, text }]);
  }
  return out;
};
