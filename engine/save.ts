/** A state as readable JSON: columns by name, rows and values by label, frames with labelled variables. Saves of older versions load. */
import type { Choice } from './decide.ts';
import type { Frame } from './flow.ts';
import type { Due } from './lifetimes.ts';
import {
  BadLabel,
  fromLabel,
  labelled,
  labelledInside,
  toLabel,
  unlabelled,
  unlabelledInside,
  UNKNOWN,
  type Labels,
} from './labels.ts';
import { plansIn, SEALED, type SealedPlan } from './sealed.ts';
import { blank, clone, HOLE, RUN, type Column, type Json, type Layout, type State, type Vars } from './state.ts';
import { WINDOW } from './window.ts';

export interface Saved {
  readonly columns: { readonly [column: string]: Json };
  readonly flow: readonly { readonly proc: string; readonly at: string; readonly vars?: Vars; readonly got?: Json }[];
  readonly due?: readonly Due[];
  readonly over?: Json;
}
export interface Shape {
  readonly box?: object;
  readonly layout: Layout;
  readonly labels: Labels;
}

export const cellOut = (c: Column, n: number): Json => (c.values ? toLabel(c.values, n) : n === HOLE ? UNKNOWN : n);
const cellIn = (c: Column, value: Json, what: string): number => {
  if (c.values) return fromLabel(c.values, value, what);
  if (value === UNKNOWN) return HOLE;
  if (typeof value === 'number' && Number.isInteger(value) && value >= HOLE && value <= 32767) return value;
  throw new BadLabel(`${what}: expected a whole number, got ${JSON.stringify(value)}`);
};
const isTrack = (c: Column): boolean => c.rows.length === 1 && c.rows[0] === '';

const columnOut = (g: State, at: number, c: Column): Json =>
  isTrack(c)
    ? cellOut(c, g.cells[at]!)
    : Object.fromEntries(c.rows.map((row, i) => [row, cellOut(c, g.cells[at + i]!)]));

const columnIn = (g: State, at: number, c: Column, json: Json, name: string): void => {
  if (isTrack(c)) {
    g.cells[at] = cellIn(c, json, name);
    return;
  }
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw new BadLabel(`${name}: expected an object by row, such as {"${c.rows[0]}": …}`);
  for (const [row, value] of Object.entries(json as { readonly [row: string]: Json }))
    g.cells[at + fromLabel(c.rows, row, name)] = cellIn(c, value, `${name}.${row}`);
};

interface Turn {
  fields(fields: Vars): Vars;
  inside(value: Json): Json;
}
const out = (labels: Labels): Turn => ({
  fields: v => labelled(labels, v),
  inside: v => labelledInside(labels, v),
});
const into = (labels: Labels): Turn => ({
  fields: v => unlabelled(labels, v),
  inside: v => unlabelledInside(labels, v),
});
/** In a frame of the engine itself only the game's variables are translated: a label might have the name of an engine variable. */
const varsTurned = (proc: string, vars: Vars, { fields, inside }: Turn): Vars => {
  switch (proc) {
    case SEALED:
      return { ...vars, lanes: plansIn({ proc, at: '', vars }).map(l => laneTurned(l, fields)) };
    case WINDOW:
      return { ...vars, about: fields((vars.about ?? {}) as Vars), value: inside(vars.value ?? null) };
    default:
      return proc.startsWith('@') ? vars : fields(vars);
  }
};
const laneTurned = (l: SealedPlan, turn: Turn['fields']): SealedPlan => ({
  ...l,
  vars: turn(l.vars),
  orders: l.orders.map(o => ({ ...o, pick: turn(o.pick) as Choice })),
  void: l.void.map(c => turn(c) as Choice),
});
const frameOut = (labels: Labels, { proc, at, vars, got }: Frame): Saved['flow'][number] => ({
  proc,
  at,
  ...(Object.keys(vars).length ? { vars: varsTurned(proc, vars, out(labels)) } : {}),
  ...(got === undefined || got === null ? {} : { got: labelledInside(labels, got) }),
});
const frameIn = (labels: Labels, f: Saved['flow'][number]): Frame => {
  const frame = { proc: f.proc, at: f.at, vars: varsTurned(f.proc, f.vars ?? {}, into(labels)) };
  return f.got === undefined ? frame : { ...frame, got: unlabelledInside(labels, f.got) };
};

export const save = ({ layout, labels }: Shape, g: State): Saved => ({
  columns: Object.fromEntries(
    Object.entries(layout.columns).map(([name, c]) => [name, columnOut(g, layout.at[name]!, c)]),
  ),
  flow: g.stack.map(f => frameOut(labels, f)),
  ...(g.due.length ? { due: g.due.map(d => ({ ...d, vars: labelled(labels, d.vars) })) } : {}),
  ...(g.wait.for === 'over' ? { over: g.wait.result } : {}),
});

/** Writes what `saved` names over a copy of `base`; everything else stays. Resume the machine on the result. */
export const patch = ({ layout, labels }: Shape, base: State, saved: Partial<Saved>): State => {
  const g = clone(base);
  for (const [name, json] of Object.entries(saved.columns ?? {})) {
    const c = Object.hasOwn(layout.columns, name) ? layout.columns[name] : undefined;
    if (!c) throw new BadLabel(`no column ${name}; there are ${Object.keys(layout.columns).join(', ')}`);
    columnIn(g, layout.at[name]!, c, json, name);
  }
  if (saved.flow) g.stack = saved.flow.map(f => frameIn(labels, f));
  if (saved.due) g.due = saved.due.map(d => ({ ...d, vars: unlabelled(labels, d.vars) }));
  g.wait =
    saved.over === undefined
      ? saved.flow
        ? RUN
        : base.wait.for === 'over'
          ? base.wait
          : RUN
      : { for: 'over', result: saved.over };
  return g;
};

/** A save of an older version may lack columns or rows, which stay zero; columns and rows that no longer exist are dropped. */
export const load = (shape: Shape, saved: Saved): State => {
  const known: Record<string, Json> = {};
  for (const [name, json] of Object.entries(saved.columns))
    if (Object.hasOwn(shape.layout.columns, name)) known[name] = knownRows(shape.layout.columns[name]!, json);
  return patch(shape, blank(shape.layout.size, shape.box), { ...saved, columns: known });
};
const knownRows = (c: Column, json: Json): Json => {
  if (isTrack(c) || json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const rows = new Set(c.rows);
  return Object.fromEntries(Object.entries(json).filter(([row]) => rows.has(row)));
};

/** Whether a partly given position names this column, or this row of it. */
export const isSaid = (p: Partial<Saved>, column: string, row?: string): boolean => {
  const said = p.columns?.[column];
  return said !== undefined && (row === undefined || Object.hasOwn(said as object, row));
};
