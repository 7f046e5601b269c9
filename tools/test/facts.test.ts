/** A fact that nothing sets, or that nothing reads, is no fact of the game: every column, labelled row, mark and frame variable of every game. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOXES } from '../../games/all.ts';
import type { GameModule } from '../../engine/pack.ts';
import type { Column } from '../../engine/state.ts';
import { sourcesIn } from '../graph/source.ts';
import { columnUses, fieldUses, frameVariables, markNames, parsed, textUses, type Parsed } from './facts.ts';

const SOURCES = sourcesIn(join(import.meta.dirname, '../..'));
const codeOf = (game: string): readonly Parsed[] =>
  SOURCES.filter(s => s.path.startsWith(`games/${game}/`) && !s.test && !s.data && /\.tsx?$/.test(s.path)).map(parsed);

/** The engine keeps marks in a variable of its own. */
const MARKS = 'marks';
type Fault = readonly [fact: string, fault: string | undefined];
type Uses = ReturnType<typeof columnUses>;
/** Options are set by their ids when a game begins, all in one loop, and read by column or by id. */
const optionFault = (cells: Uses, texts: Uses, id: string): string | undefined =>
  cells.faultOf(id) === 'nothing sets or reads it' && !texts.isLookedUp(id) ? 'nothing reads it' : undefined;
/** Rows that code names one by one: 'dynamo' of `once`, not the units of `place`. What is done to its column by number is done to all of them. */
const rowFaults = (name: string, { rows }: Column, cells: Uses, texts: Uses): readonly Fault[] => {
  const byNumber = [...cells.usesOf(name)].filter(use => use !== 'loose');
  return rows.some(row => texts.isLookedUp(row))
    ? rows.map(row => [`${name}.${row}`, texts.faultOf(row, byNumber)] as const)
    : [];
};

const faultsOf = ({ game }: GameModule): readonly string[] => {
  const files = codeOf(game.id);
  const columns = Object.entries(game.layout.columns);
  const options = new Set(game.options.map(o => o.id));
  const rows = columns.map(([, c]) => c.rows);
  const [cells, texts, fields] = [columnUses(files), textUses(files, rows), fieldUses(files)];
  const faults: readonly Fault[] = [
    ...columns.map(([name]) => {
      const fault = options.has(name) ? optionFault(cells, texts, name) : cells.faultOf(name);
      return [`column ${name}`, fault] as const;
    }),
    ...columns.flatMap(([name, c]) => rowFaults(name, c, cells, texts)),
    ...markNames(files).map(name => [`mark ${name}`, texts.faultOf(name)] as const),
    ...frameVariables(files)
      .filter(name => name !== MARKS)
      .map(name => [`variable ${name}`, fields.faultOf(name)] as const),
  ];
  return faults.flatMap(([fact, fault]) => (fault === undefined ? [] : [`${fact}: ${fault}`]));
};

/** Facts known to be at fault, each with the reason why it may stay for now. */
const EXCEPTIONS: { readonly [fault: string]: string } = {};
const FAULTS = BOXES.map(box => [box.game.title, faultsOf(box)] as const);

test.each(FAULTS)('%s: every fact is set and read', (_, faults) => {
  expect(faults.filter(f => !Object.hasOwn(EXCEPTIONS, f))).toEqual([]);
});
test('no exception is left that nothing needs', () => {
  const found = new Set(FAULTS.flatMap(([, faults]) => faults));
  expect(Object.keys(EXCEPTIONS).filter(f => !found.has(f))).toEqual([]);
});

const toy = (text: string): readonly Parsed[] => [
  parsed({ path: 'games/toy/rules/toy.ts', text, bare: '', test: false, data: false }),
];
describe('what the code does to a fact', () => {
  const cells = (text: string) => (name: string) => columnUses(toy(text)).faultOf(name);
  test('cells are set and read by column, under a local name, and through a function', () => {
    const fault = cells(`
      const f = g => { g.cells[AT.turn] += 1; g.cells[at(g).dug + 3] = 1; };
      const h = g => { const { moved, column: doubled } = at(g); g.cells[moved + 1]! -= 1; return g.cells[doubled + 2]; };
      const k = g => g.cells[AT.turn]! > 3 || isAny(at(g).both);
    `);
    expect(['turn', 'dug', 'moved', 'column', 'both', 'none'].map(fault)).toEqual([
      undefined,
      'nothing reads it',
      'nothing reads it',
      'nothing sets it',
      undefined,
      'nothing sets or reads it',
    ]);
  });
  test('labels are set and read through functions that look them up, lists that declare them apart', () => {
    const uses = textUses(
      toy(`
        const ONCE = ['a', 'b', 'c', 'd'] as const;
        const note = (g, what) => { g.cells[CELL[what]] = 1; };
        const happened = (g, what) => g.cells[CELL[what]] === 1;
        const f = g => { note(g, 'a'); note(g, 'b'); mark(g, 'turn', 'paid'); return happened(g, 'a') || happened(g, 'c'); };
      `),
      [['a', 'b', 'c', 'd']],
    );
    expect(['a', 'b', 'c', 'd', 'paid'].map(label => uses.faultOf(label))).toEqual([
      undefined,
      'nothing reads it',
      'nothing sets it',
      'nothing sets or reads it',
      'nothing reads it',
    ]);
  });
  test('variables of frames are set by objects and read out of them', () => {
    const files = toy(`
      const SHAPES = { battle: { in: ['combat'], needs: ['hex', 'die'], may: ['spare'] } };
      const f = vars => call('battle', { hex: vars.hex, die: 0 });
    `);
    expect(frameVariables(files).map(v => fieldUses(files).faultOf(v))).toEqual([
      undefined,
      'nothing reads it',
      'nothing sets or reads it',
    ]);
  });
});
