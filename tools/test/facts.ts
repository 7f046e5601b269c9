/** Which facts of a state a game's code sets and reads, found in its source: columns by their cells, labelled rows, marks and frame variables by their names. */
import { parseSync } from 'vite';
import type { Source } from '../graph/source.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
type Visit = (n: Node, parents: readonly Node[]) => void;
/** `loose`: the code names it without saying here which of the two it does, so it counts as both. */
export type Use = 'set' | 'read' | 'loose';
export class Uses {
  private readonly of = new Map<string, Set<Use>>();
  add(fact: string, use: Use): void {
    this.of.set(fact, (this.of.get(fact) ?? new Set()).add(use));
  }
  /** Is it set or read by its name, and not only named? */
  isLookedUp(fact: string): boolean {
    return this.usesOf(fact).has('set') || this.usesOf(fact).has('read');
  }
  usesOf(fact: string): ReadonlySet<Use> {
    return this.of.get(fact) ?? new Set();
  }
  /** 'nothing sets it', 'nothing reads it', or nothing at all if it is both. `also`: what is done to it by another name. */
  faultOf(fact: string, also: Iterable<Use> = []): string | undefined {
    const uses = new Set([...this.usesOf(fact), ...also]);
    if (uses.has('loose') || (uses.has('set') && uses.has('read'))) return undefined;
    return uses.has('set') ? 'nothing reads it' : uses.has('read') ? 'nothing sets it' : 'nothing sets or reads it';
  }
}

const isNode = (x: unknown): x is Node => typeof (x as Node | null)?.type === 'string';
const nodesIn = (x: unknown): readonly Node[] => (Array.isArray(x) ? x.filter(isNode) : isNode(x) ? [x] : []);
const childrenOf = (n: Node): readonly Node[] => Object.values(n).flatMap(nodesIn);
const visitAll = (n: Node, visit: Visit, parents: readonly Node[] = []): void => {
  visit(n, parents);
  const inside = [n, ...parents];
  for (const child of childrenOf(n)) visitAll(child, visit, inside);
};
const bare = (n: Node): Node =>
  /^(?:TSNonNull|TSAs|TSSatisfies|Parenthesized)/.test(n.type) ? bare(n.expression as Node) : n;
const nameOf = (n: unknown): string => (isNode(n) && n.type === 'Identifier' ? (n.name as string) : '');
const textIn = (n: unknown): string | undefined =>
  isNode(n) && n.type === 'Literal' && typeof n.value === 'string' ? n.value : undefined;

export interface Parsed {
  readonly path: string;
  readonly program: Node;
}
export const parsed = ({ path, text }: Source): Parsed => ({
  path,
  program: parseSync(path, text).program as unknown as Node,
});

// Cells ------------------------------------------------------------------------------------------------------------
const isCellOf = (n: Node): boolean => {
  const target = bare(n);
  if (target.type !== 'MemberExpression' || !target.computed) return false;
  const array = bare(target.object as Node);
  return array.type === 'MemberExpression' && nameOf(array.property) === 'cells';
};
const isWritten = (cell: Node, parents: readonly Node[]): boolean => {
  const [outer] = parents.filter(p => bare(p) === p);
  if (outer?.type === 'UpdateExpression') return true;
  return outer?.type === 'AssignmentExpression' && bare(outer.left as Node) === bare(cell);
};
/** What is done to the cell whose index this stands in; `loose` outside of any. */
const useAt = (n: Node, parents: readonly Node[]): Use => {
  for (const [i, p] of parents.entries()) {
    const inside = i === 0 ? n : parents[i - 1]!;
    if (p.type === 'CallExpression' && /^fill$/.test(nameOf((p.callee as Node).property))) return 'set';
    if (isCellOf(p) && bare(p) === p && p.property === inside)
      return isWritten(p, parents.slice(i + 1)) ? ('set' as const) : 'read';
  }
  return 'loose';
};
/** `AT`, `CELLS`, `at(g)`, `box.CELLS`, `made.at`: what columns are looked up in. */
const isLookup = (x: unknown): boolean => {
  if (!isNode(x)) return false;
  const n = bare(x);
  if (n.type === 'CallExpression') return nameOf(n.callee) === 'at';
  const name = n.type === 'MemberExpression' ? nameOf(n.property) : nameOf(n);
  return name === 'AT' || name === 'CELLS' || (n.type === 'MemberExpression' && name === 'at');
};
/** Local names of columns: `const { moved, column: doubled } = at(g)`. */
const localColumns = (program: Node): ReadonlyMap<string, string> => {
  const local = new Map<string, string>();
  visitAll(program, n => {
    if (n.type !== 'VariableDeclarator' || !isLookup(n.init) || (n.id as Node).type !== 'ObjectPattern') return;
    for (const p of nodesIn((n.id as Node).properties)) local.set(nameOf(p.value), nameOf(p.key));
  });
  return local;
};
const isName = (n: Node, [outer]: readonly Node[]): boolean =>
  n.type === 'Identifier' && !(outer?.type === 'MemberExpression' && outer.property === n && !outer.computed);
export const columnUses = (files: readonly Parsed[]): Uses => {
  const uses = new Uses();
  for (const { program } of files) {
    const local = localColumns(program);
    visitAll(program, (n, parents) => {
      if (n.type === 'MemberExpression' && !n.computed && isLookup(n.object))
        uses.add(nameOf(n.property), useAt(n, parents));
      const column = isName(n, parents) ? local.get(n.name as string) : undefined;
      if (column !== undefined && parents[1]?.type !== 'ObjectPattern') uses.add(column, useAt(n, parents));
    });
  }
  return uses;
};

// Names ------------------------------------------------------------------------------------------------------------
/** Functions that look a label up in a cell: by their name, which argument it is and what they do with it. */
type Access = { readonly argument: number; readonly use: Use };
type Accessors = ReadonlyMap<string, readonly Access[]>;
const MARKS: readonly (readonly [string, Access])[] = [
  ['mark', { argument: 2, use: 'set' }],
  ['marked', { argument: 2, use: 'read' }],
];
const accessesIn = (f: Node): readonly Access[] => {
  const params = nodesIn(f.params).map(nameOf);
  const found: Access[] = [];
  visitAll(f.body as Node, (n, parents) => {
    const argument = isName(n, parents) ? params.indexOf(n.name as string) : -1;
    const use = argument > 0 ? useAt(n, parents) : 'loose';
    if (use !== 'loose') found.push({ argument, use });
  });
  return found;
};
const accessorsIn = (files: readonly Parsed[]): Accessors => {
  const found = new Map<string, Access[]>(MARKS.map(([name, access]) => [name, [access]]));
  for (const { program } of files)
    visitAll(program, n => {
      const f = n.type === 'VariableDeclarator' ? n.init : undefined;
      if (!isNode(f) || f.type !== 'ArrowFunctionExpression') return;
      const all = accessesIn(f);
      if (all.length) found.set(nameOf(n.id), [...(found.get(nameOf(n.id)) ?? []), ...all]);
    });
  return found;
};
const usesOfText = (n: Node, [outer]: readonly Node[], accessors: Accessors): readonly Use[] => {
  if (outer?.type !== 'CallExpression') return ['loose'];
  const argument = nodesIn(outer.arguments).indexOf(n);
  const all = (accessors.get(nameOf(outer.callee)) ?? []).filter(a => a.argument === argument);
  return all.length ? all.map(a => a.use) : ['loose'];
};
const isTyped = (parents: readonly Node[]): boolean => parents.some(p => /^TS(?:Literal|Union|Type)/.test(p.type));
/** How the texts of the code are used, lists that declare labels left out. */
export const textUses = (files: readonly Parsed[], declared: readonly (readonly string[])[]): Uses => {
  const [uses, accessors] = [new Uses(), accessorsIn(files)];
  const lists = new Set(declared.map(rows => JSON.stringify(rows)));
  for (const { program } of files)
    visitAll(program, (n, parents) => {
      const text = textIn(n);
      if (text === undefined || isTyped(parents)) return;
      const [outer] = parents;
      if (outer?.type === 'ArrayExpression' && lists.has(JSON.stringify(nodesIn(outer.elements).map(textIn)))) return;
      for (const use of usesOfText(n, parents, accessors)) uses.add(text, use);
    });
  return uses;
};
/** Names that a mark is set or asked by. */
export const markNames = (files: readonly Parsed[]): readonly string[] => {
  const names = new Set<string>();
  for (const { program } of files)
    visitAll(program, n => {
      if (n.type !== 'CallExpression' || !MARKS.some(([f]) => f === nameOf(n.callee))) return;
      const name = textIn(nodesIn(n.arguments)[2]);
      if (name !== undefined) names.add(name);
    });
  return [...names];
};

// Frames -----------------------------------------------------------------------------------------------------------
/** The variables that shapes of frames name (engine/frames.ts). */
export const frameVariables = (files: readonly Parsed[]): readonly string[] => {
  const names = new Set<string>();
  for (const { program } of files)
    visitAll(program, n => {
      if (n.type !== 'Property' || !['needs', 'may'].includes(nameOf(n.key))) return;
      for (const e of nodesIn((n.value as Node).elements)) if (textIn(e) !== undefined) names.add(textIn(e)!);
    });
  return [...names];
};
/** Fields of objects: those that are made with them set them, those that take them out read them. */
export const fieldUses = (files: readonly Parsed[]): Uses => {
  const uses = new Uses();
  for (const { program } of files)
    visitAll(program, (n, [outer]) => {
      if (n.type === 'MemberExpression' && !n.computed) uses.add(nameOf(n.property), 'read');
      if (n.type === 'Property') uses.add(nameOf(n.key), outer?.type === 'ObjectPattern' ? 'read' : 'set');
    });
  return uses;
};
