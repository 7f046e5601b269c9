/** Many nations by markers from a cup, in small: the laws, and what happens in the middle of something else. */
import { describe, expect, test } from 'vitest';
import { startOf } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import type { State } from '../../engine/state.ts';
import { reload, testLaws } from '../../engine/test/laws.ts';
import { textOf } from '../../engine/test/walk.ts';
import { settle } from '../../engine/playout.ts';
import { hexOf, neighbour, OFF_MAP, type Dir } from '../../kernel/hex.ts';
import { putOnTop, stackIn } from '../stacks.ts';
import { cantonsOf, PACK, type Cantons } from './cantons.ts';

const game = cantonsOf(PACK);
/** What unpicks a draft, a plan laid over what is placed among it; markers come in rising order only. */
const UNSAMPLED = ['lay', 'lift', 'back', 'recall', 'fly'];
/** So close together that armies meet. */
const CROWDED = { ...PACK, columns: 10, rows: 4, cut: 2, turns: 3 };
testLaws(cantonsOf(CROWDED), { games: 60, seed: 'five cantons', dear: 4, unsampled: UNSAMPLED });

const {
  stacks,
  grid,
  capital,
  labels,
  layout: { at },
} = game;
const unit = (name: string): number => labels.unit!.indexOf(name);
const placeOf = (g: State, name: string): string => labels.from![g.cells[at.place! + unit(name)]!]!;
const give = (
  g: State,
  said: { readonly do: string; readonly [field: string]: number | string },
  of: Cantons = game,
): void => {
  const [a] = of.machine.open(g);
  const v = of.machine.give(g, a!.side, said);
  expect(v.ok ? '' : `${JSON.stringify(said)}: ${v.why}`).toBe('');
};
const asked = (g: State): string =>
  game.machine
    .open(g)
    .map(a => `${a.side} ${a.kind}`)
    .join();
/** All laid out, no aircraft, and the marker of this canton drawn first. */
const drawn = (nation: number): State => {
  const g = startOf(game, 'autumn', {});
  for (const plan of labels.nation!.keys()) {
    give(g, { do: 'lay', plan });
    give(g, { do: 'done' });
  }
  game.machine.feed(g, [1, 1]);
  game.machine.feed(g, [nation]);
  return g;
};
const put = (g: State, name: string, hex: number): void => putOnTop(stacks, g, unit(name), hex);
const [, ARAN] = capital;
const ASIDE = labels.from!.indexOf('set aside');

describe('2.0, 3.2 a capital entered in a phase slipped into the turn of its canton', () => {
  /** The army before the capital, on the railway, and nobody in its way. */
  const before = (): { readonly g: State; readonly beyond: number } => {
    const g = drawn(1);
    for (const name of ['Aran A1', 'Aran A2']) put(g, name, hexOf(grid, name === 'Aran A1' ? '0401' : '0406'));
    const west = [4, 5].map(dir => neighbour(grid, ARAN!, dir as Dir)).find(hex => hex !== OFF_MAP)!;
    put(g, 'Eth A1', west);
    give(g, { do: 'slip', phase: 0 });
    give(g, { do: 'march', unit: unit('Eth A1') });
    const beyond = game.machine
      .choices(g, game.machine.open(g)[0]!)
      .flatMap(c => (c.do === 'to' && grid.line[c.hex as number]! > grid.line[ARAN!]! ? [c.hex as number] : []));
    return { g, beyond: beyond[0]! };
  };
  test('it falls, the march goes on over the changed map, and its own phases never come', () => {
    const { g, beyond } = before();
    give(g, { do: 'to', hex: beyond });
    expect(g.wait).toMatchObject({ for: 'chance' });
    expect(g.stack.map(f => f.proc)).toEqual(['game', 'turn', 'canton', 'phase', 'march', '@watched', 'fall']);
    game.machine.feed(g, [6]);
    expect([placeOf(g, 'Eth A1'), placeOf(g, 'Aran A1')]).toEqual([grid.labels[beyond], 'lost']);
    expect(labels.from![g.cells[at.marker! + 1]!]).toBe('gone');
    expect(asked(g)).toBe('League moving');
    give(g, { do: 'done' });
    expect(asked(g)).toBe('League slipping');
    give(g, { do: 'pass' });
    give(g, { do: 'pass' });
    give(g, { do: 'pass' });
    expect(g.wait).toMatchObject({ for: 'chance', draw: { case: '2.0', take: 1 } });
    expect(game.machine.rules.pool(g, labels.from!.indexOf('cup'))).toEqual([2, 3, 4]);
  });
  test('it stands: its phases come when the window is closed', () => {
    const { g, beyond } = before();
    give(g, { do: 'to', hex: beyond });
    game.machine.feed(g, [1]);
    expect(placeOf(g, 'Eth A1')).toBe(grid.labels[beyond]);
    give(g, { do: 'done' });
    give(g, { do: 'pass' });
    expect(asked(g)).toBe('Pact moving');
  });
});

describe('3.1, 5.0 armies that break up', () => {
  const crowdedIn = (hex: number, ...names: readonly string[]): State => {
    const g = drawn(1);
    for (const name of names) put(g, name, hex);
    return game.machine.start(g, 'breakUp', { hex });
  };
  test('become what corps there are: the fourth of two armies is none, and never appears', () => {
    const g = crowdedIn(capital[0]!, 'Eth A1', 'Eth A2');
    expect(stackIn(stacks, g, capital[0]!).map(u => labels.unit![u])).toEqual(['Eth c1', 'Eth c2', 'Eth c3']);
    expect(['Eth A1', 'Eth A2'].map(name => g.cells[at.place! + unit(name)])).toEqual([ASIDE, ASIDE]);
  });
  test('the enemy moves out the fewest, and sees whom he moves', () => {
    const g = crowdedIn(capital[0]!, 'Eth A1', 'Eth A2');
    expect(asked(g)).toBe('Pact scattering');
    const [a] = game.machine.open(g);
    const view = game.machine.view(g, 'Pact');
    expect(new Set(game.machine.choices(view, a!).map(c => labels.unit![c.unit as number]))).toEqual(
      new Set(['Eth c1']),
    );
    expect(game.machine.judge(g, 'Pact', { do: 'scatter', unit: unit('Eth c3'), hex: 0 })).toMatchObject({
      ok: false,
      case: '5.0',
    });
  });
});

describe('a sheet of 61 columns of 34 with its corner cut', () => {
  const large = cantonsOf({ columns: 61, rows: 34, cut: 9, armies: 9, turns: 1, air: 17 });
  const { machine } = large;
  test('is numbered by column and row, and has no hex where it is cut', () => {
    const has = (label: string): boolean => large.grid.byLabel.has(label);
    expect(['0101', '5201', '5302', '6110', '6134'].every(has)).toBe(true);
    expect(['5301', '6109', '6201', '0135'].some(has)).toBe(false);
    expect(large.grid.near.every(to => to < large.grid.size)).toBe(true);
    expect(large.grid.sideCount).toBeLessThan(2 ** 15);
  });
  test('sixteen markers are laid in rising order, one a hex, and none is taken up again; saved and loaded they lie there', () => {
    const rnd = seededRandom('air');
    const g = startOf(large, 'autumn', {});
    const { air, airLeft } = large.layout.at;
    while (g.wait.for !== 'chance') {
      const [a] = machine.open(g);
      machine.giveListed(g, a!, machine.sample(g, a!, rnd));
    }
    machine.feed(g, [17, 1]);
    expect(g.cells[airLeft!]).toBe(16);
    const laid: number[] = [];
    for (let [a] = machine.open(g); a?.kind === 'flying'; [a] = machine.open(g)) {
      const c = machine.sample(g, a, rnd);
      if (c.do !== 'done') laid.push(c.hex as number);
      machine.giveListed(g, a, c);
      settle(machine, g, rnd);
    }
    expect(laid).toHaveLength(16);
    expect(laid).toEqual(laid.toSorted((a, b) => a - b));
    expect([...g.cells.subarray(air, air! + 16)]).toEqual(laid);
    expect(textOf(reload(large, g))).toBe(textOf(g));
  });
});
