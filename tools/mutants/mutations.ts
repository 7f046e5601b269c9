/** What a tester of rules would change in a source file: every such change, found in its syntax tree. */
import { parseSync } from 'vite';

/** One change of a file: the text from `start` to `end` gives way to `to`. */
export interface Mutation {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}
/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
/** How an operator may be mistaken: its boundary, its opposite. */
const OPERATORS: { readonly [operator: string]: readonly (readonly [kind: string, to: string])[] } = {
  '<': [
    ['boundary', '<='],
    ['negation', '>='],
  ],
  '<=': [
    ['boundary', '<'],
    ['negation', '>'],
  ],
  '>': [
    ['boundary', '>='],
    ['negation', '<='],
  ],
  '>=': [
    ['boundary', '>'],
    ['negation', '<'],
  ],
  '===': [['negation', '!==']],
  '!==': [['negation', '===']],
  '+': [['sum', '-']],
  '-': [['sum', '+']],
  '+=': [['sum', '-=']],
  '-=': [['sum', '+=']],
  '&&': [['and/or', '||']],
  '||': [['and/or', '&&']],
};
const METHODS: { readonly [method: string]: string } = { some: 'every', every: 'some', min: 'max', max: 'min' };
const OTHER_SIDE = new Set(['foe', 'other', 'enemy', 'opponent']);
/** Types, imports, messages of faults and the words a player reads decide nothing. */
const SKIPPED = /^(?:TS|Import|ThrowStatement|TemplateLiteral|TaggedTemplate|ExportAll)/;
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
]);

const isNode = (x: unknown): x is Node => typeof (x as Node | null)?.type === 'string';
const nodesIn = (x: unknown): readonly Node[] => (Array.isArray(x) ? x.filter(isNode) : isNode(x) ? [x] : []);
const isText = (n: unknown): boolean =>
  isNode(n) && ((n.type === 'Literal' && typeof n.value === 'string') || n.type === 'TemplateLiteral');

type Finder = (n: Node, source: string) => readonly Mutation[];
const change = (kind: string, n: Node, to: string): Mutation => ({ kind, start: n.start, end: n.end, to });
const textOf = (source: string, n: Node): string => source.slice(n.start, n.end);

/** The operator stands between its sides; between them may be brackets and comments as well. */
const byOperator: Finder = (n, source) => {
  const [left, right] = [n.left as Node, n.right as Node];
  if (isText(left) || isText(right)) return [];
  const operator = n.operator as string;
  const start = source.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return [];
  return (OPERATORS[operator] ?? []).map(([kind, to]) => ({ kind, start, end: start + operator.length, to }));
};
/** Of `a && b` either side alone. */
const byDroppedCondition: Finder = (n, source) =>
  n.operator === '??'
    ? []
    : [
        change('drop a condition', n, textOf(source, n.left as Node)),
        change('drop a condition', n, textOf(source, n.right as Node)),
      ];
const byLiteral: Finder = n => {
  if (typeof n.value === 'boolean') return [change('true/false', n, String(!n.value))];
  if (typeof n.value !== 'number') return [];
  return [n.value + 1, n.value - 1].map(to => change('number by one', n, to < 0 ? `(${to})` : String(to)));
};
const byNot: Finder = (n, source) =>
  n.operator === '!' ? [change('drop a not', n, textOf(source, n.argument as Node))] : [];
const byTest: Finder = (n, source) => {
  const test = n.test as Node;
  return [change('negate a condition', test, `!(${textOf(source, test)})`)];
};
const byMethod: Finder = (n, source) => {
  const callee = n.callee as Node;
  const [first, ...more] = nodesIn(n.arguments);
  if (callee.type === 'Identifier')
    return OTHER_SIDE.has(callee.name as string) && first && !more.length
      ? [change('swap sides', n, textOf(source, first))]
      : [];
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const property = callee.property as Node;
  const to = METHODS[property.name as string];
  if (to) return [change(`${String(property.name)} to ${to}`, property, to)];
  return property.name === 'filter' ? [change('drop a filter', n, textOf(source, callee.object as Node))] : [];
};
/** With the comma after it, or before the last one. */
const byElement: Finder = n => {
  const all = nodesIn(n.elements);
  if (all.length < 2) return [];
  return all.map((e, i) => ({
    kind: 'drop an element',
    start: i === all.length - 1 ? all[i - 1]!.end : e.start,
    end: i === all.length - 1 ? e.end : all[i + 1]!.start,
    to: '',
  }));
};
/** `if (x) return …` is a condition for all that follows. */
const isGuard = (n: Node): boolean =>
  !n.alternate && /^(?:Return|Continue|Break|Block)/.test((n.consequent as Node).type);
const FINDERS: { readonly [type: string]: readonly Finder[] } = {
  BinaryExpression: [byOperator],
  AssignmentExpression: [byOperator],
  LogicalExpression: [byOperator, byDroppedCondition],
  Literal: [byLiteral],
  UnaryExpression: [byNot],
  ConditionalExpression: [byTest],
  IfStatement: [byTest, n => (isGuard(n) ? [change('drop a statement', n, ';')] : [])],
  CallExpression: [byMethod],
  ArrayExpression: [byElement],
  ExpressionStatement: [n => [change('drop a statement', n, ';')]],
};

const childrenOf = (n: Node): readonly Node[] => {
  if (WRAPPERS.has(n.type)) return nodesIn(n.expression);
  if (SKIPPED.test(n.type)) return [];
  const skipKey = n.type === 'Property' && !n.computed;
  return Object.entries(n).flatMap(([field, x]) => (skipKey && field === 'key' ? [] : nodesIn(x)));
};
const walk = (n: Node, source: string, found: Mutation[]): void => {
  if (!SKIPPED.test(n.type)) for (const find of FINDERS[n.type] ?? []) found.push(...find(n, source));
  for (const child of childrenOf(n)) walk(child, source, found);
};
const parse = (source: string): { readonly program: Node; readonly faulty: boolean } => {
  const { program, errors } = parseSync('mutant.ts', source);
  return { program: program as unknown as Node, faulty: errors.length > 0 };
};

export const mutated = (source: string, { start, end, to }: Mutation): string =>
  source.slice(0, start) + to + source.slice(end);
/** Is the changed file still TypeScript? Only asked of those that are tried: it parses the whole file. */
export const isSyntax = (source: string, m: Mutation): boolean => !parse(mutated(source, m)).faulty;
/** All of a file, from its top to its end. */
export const mutationsOf = (source: string): readonly Mutation[] => {
  const found: Mutation[] = [];
  walk(parse(source).program, source, found);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
};
