// Who imports whom: every file of the repository that git knows, read by the parser that bundles the client.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../ensure.mjs';

/**
 * One import. `to` is a path from the root of the repository, or the name of a package; `types`: only types are imported; `later`: when
 * it is first needed.
 * @typedef {{ from: string, to: string, types?: boolean, later?: boolean }} Import
 */

/** What git knows, and new files that it does not ignore. */
export const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));

export const codeFiles = () => trackedFiles().filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));

/** The workspaces' packages, by name. @type {ReadonlyMap<string, { folder: string, exports: Record<string, any>, imports: Record<string, any> }>} */
const packages = new Map(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map((/** @type {string} */ folder) => {
    const { name, exports = {}, imports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [name, { folder, exports, imports }];
  }),
);

/**
 * What a subpath stands for, by the longest key that fits.
 * @param {Record<string, any>} table
 * @param {string} key
 * @returns {string | undefined}
 */
const lookUp = (table, key) => {
  const fits = Object.keys(table).flatMap((pattern) => {
    const [before, after] = pattern.split('*');
    if (after === undefined) return pattern === key ? [{ pattern, part: '' }] : [];
    const fit = key.length >= pattern.length && key.startsWith(before) && key.endsWith(after);
    return fit ? [{ pattern, part: key.slice(before.length, key.length - after.length) }] : [];
  });
  const [best] = fits.sort(
    (a, b) => Number(a.part !== '') - Number(b.part !== '') || b.pattern.length - a.pattern.length,
  );
  const target = best && (table[best.pattern]['ravelin-source'] ?? table[best.pattern]);
  return typeof target === 'string' ? target.replace('*', best.part) : undefined;
};

/**
 * @param {string} from
 * @param {string} request
 */
const resolve = (from, request) => {
  const name = request.split('?')[0];
  if (name.startsWith('.')) return posix.join(dirname(from), name);
  const own = [...packages.values()].find(({ folder }) => from.startsWith(`${folder}/`));
  if (name.startsWith('#') && own) return posix.join(own.folder, lookUp(own.imports, name) ?? name);
  const [scope, second] = name.split('/');
  const packageName = name.startsWith('@') ? `${scope}/${second}` : scope;
  const workspace = packages.get(packageName);
  if (!workspace) return packageName;
  const target = lookUp(workspace.exports, `.${name.slice(packageName.length)}`);
  return target === undefined ? name : posix.join(workspace.folder, target);
};

/** @param {string} file @returns {Import[]} */
export const importsOf = (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      types: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ request: moduleRequest.value, types: isType }] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, request] = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.slice(1) ?? [];
      return request === undefined ? [] : [{ request, types: false, later: true }];
    }),
  ];
  return found.map(({ request, ...rest }) => ({ from: file, to: resolve(file, request), ...rest }));
};

/** Files that import each other in a circle: the strongly connected parts of the graph (Tarjan). @param {readonly Import[]} imports */
export const circles = (imports) => {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const out = [];
  /** @param {string} file */
  const visit = (file) => {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(file, own);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      const other = seen.get(to) ?? visit(to);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const part = stack.splice(stack.indexOf(file));
      for (const one of part) /** @type {typeof own} */ (seen.get(one)).open = false;
      if (part.length > 1 || next.get(file)?.includes(file)) out.push(part.sort());
    }
    return own;
  };
  for (const file of next.keys()) if (!seen.has(file)) visit(file);
  return out;
};
