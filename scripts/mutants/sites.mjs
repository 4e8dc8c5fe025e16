// Where a rule can be changed by a little: another operator, a condition turned round, another number.
//
// Left out is only what says nothing about a rule, or could not be told from what does: types; texts (messages and ids); a number with a
// name of its own at the top of a file, an id or a size as a rule; keys of records; an operator next to `??`; in loops a step backwards,
// which runs for ever, and one round too many, which reads beyond a list and finds nothing there. What remains may still change nothing
// that anybody could notice: such changes count as survivors.
import { parseSync } from 'vite';

/**
 * A change of a source file: what stands from `start` to `end` becomes something else.
 * @typedef {{ file: string, line: number, start: number, end: number, was: string, becomes: string }} Mutant
 */
/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** @type {Readonly<Record<string, string>>} */
const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/** Does it make a text? @param {Node} node @returns {boolean} */
const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)));

/** A number with a name of its own, at the top of a file: to give the name another number changes nothing. @param {Node[]} above */
const isNamed = (above) => {
  const [declarator, declaration, place] = above.filter(({ type }) => type !== 'UnaryExpression').reverse();
  return (
    declarator?.type === 'VariableDeclarator' &&
    declaration?.type === 'VariableDeclaration' &&
    (place?.type === 'Program' || place?.type === 'ExportNamedDeclaration')
  );
};

/**
 * What could stand in a node's place.
 * @param {Node} node
 * @param {string} code
 * @param {Node[]} above from the program down to the node's parent
 * @returns {{ of: Node, becomes: string } | undefined}
 */
const changed = (node, code, above) => {
  const text = (/** @type {Node} */ one) => code.slice(one.start, one.end);
  const parent = above.at(-1);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const other = OTHER[node.operator];
      if (other === undefined || isText(node) || parent?.operator === '??') return undefined;
      // One round too many would read beyond the list and find nothing there.
      if (parent?.type === 'ForStatement' && node.operator === '<')
        return { of: node, becomes: `${text(node.left)} < ${text(node.right)} - 1` };
      const between = code.slice(node.left.end, node.right.start).replace(node.operator, () => other);
      return { of: node, becomes: `(${text(node.left)}${between}${text(node.right)})` };
    }
    case 'UpdateExpression':
      // The step of a loop: it would only run for ever.
      if (parent?.type === 'ForStatement') return undefined;
      return { of: node, becomes: text(node).replace(node.operator, () => OTHER[node.operator]) };
    case 'UnaryExpression':
      return node.operator === '!' ? { of: node, becomes: `Boolean(${text(node.argument)})` } : undefined;
    case 'IfStatement':
    case 'ConditionalExpression':
      return { of: node.test, becomes: `!(${text(node.test)})` };
    case 'Literal':
      if (typeof node.value === 'boolean') return { of: node, becomes: String(!node.value) };
      if (typeof node.value !== 'number' || isNamed(above) || parent?.key === node) return undefined;
      // The bound of a loop: again one round too many, and a round too few is made of the comparison.
      if (above.at(-2)?.type === 'ForStatement' && parent?.operator === '<') return undefined;
      return { of: node, becomes: String(node.value + 1) };
    default:
      return undefined;
  }
};

/**
 * Every change of a file that we know of.
 * @param {string} file
 * @param {string} code
 * @returns {Mutant[]}
 */
export const mutantsOf = (file, code) => {
  /** @type {Mutant[]} */
  const found = [];
  const lineAt = (/** @type {number} */ at) => code.slice(0, at).split('\n').length;
  const walk = (/** @type {Node} */ node, /** @type {Node[]} */ above) => {
    // A type is no rule.
    if (node.type.startsWith('TS') && node.expression === undefined) return;
    const change = changed(node, code, above);
    if (change) {
      const { start, end } = change.of;
      found.push({ file, line: lineAt(start), start, end, was: code.slice(start, end), becomes: change.becomes });
    }
    const inner = node.type.startsWith('TS') ? [node.expression] : Object.values(node).flat();
    for (const one of inner) if (typeof one?.type === 'string') walk(one, [...above, node]);
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  walk(/** @type {any} */ (program), []);
  return found;
};
