/** What a side is shown, on the page and in the terminal: the same in every walk of a game, and never the other's secrets. */
import { describe, expect, it, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly, settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import type { Ink } from '../../../engine/text.ts';
import type { WarView } from '../../../screen/war/view.ts';
import { SCENARIOS } from '../data/rows.ts';
import { dotsOf } from '../view/minimap-dots.ts';
import { noRetreat } from '../game.ts';
import { terminal } from '../look/terminal.ts';
import { labelOf } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { unitsInPlay } from '../model/state.ts';
import { viewOf, type TableView } from '../view.ts';
import { done, scene } from './scene.ts';

const plain = (text: string): string => text;
const INK: Ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain };
const VIEWERS = ['german', 'allied', ''] as const;

/** Some moments of a random game: the start, and every so many decisions. */
const moments = (scenario: string, count: number, apart: number): readonly State[] => {
  const rnd = seededRandom(`no retreat view ${scenario}`);
  const g = startOf(noRetreat, scenario, optionsOf(noRetreat, scenario, {}));
  settle(MACHINE, g, rnd);
  const kept: State[] = [];
  for (let i = 0; i < count && g.wait.for !== 'over'; i++) {
    kept.push(clone(g));
    playRandomly(MACHINE, g, rnd, apart);
  }
  return kept;
};

/** Random play until something is so. */
const walkTo = (scenario: string, isSo: (g: State) => boolean): State => {
  const rnd = seededRandom(`no retreat walk ${scenario}`);
  const g = startOf(noRetreat, scenario, optionsOf(noRetreat, scenario, {}));
  for (settle(MACHINE, g, rnd); !isSo(g);) {
    if (g.wait.for === 'over') throw new Error('it never was so');
    playRandomly(MACHINE, g, rnd, 1);
  }
  return g;
};

/** The shared parts of the table read it. */
const forTheTable = (v: TableView): WarView => v;

describe.each(SCENARIOS)('%s', scenario => {
  const walked = moments(scenario, 9, 61);
  it('everybody sees every counter in one place, and the track adds up', () => {
    for (const g of walked)
      for (const viewer of VIEWERS) {
        const v = viewOf(g, viewer);
        const seen = v.stacks.flatMap(s => s.units.map(u => u.name));
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBeLessThanOrEqual(unitsInPlay(g).length);
        expect(v.points.total).toBe(v.points.map + v.points.event);
        expect(v.stance.boxes.filter(b => b.now)).toHaveLength(1);
        expect(v.turns.filter(t => t.when === 'now').length).toBeLessThanOrEqual(1);
        expect(JSON.parse(JSON.stringify(v)) as WarView).toEqual(forTheTable(v));
      }
  });
  it('5.0, 5.8 the other hand is a count, one’s own is read', () => {
    for (const g of walked)
      for (const viewer of VIEWERS)
        for (const hand of viewOf(g, viewer).hands) {
          expect(hand.ownCards !== undefined).toBe(hand.side === viewer);
          if (hand.ownCards) expect(hand.ownCards).toHaveLength(hand.cards);
          if (hand.ownMarkers) expect(hand.ownMarkers).toHaveLength(hand.markers.both + hand.markers.only1940);
        }
  });
  it('the terminal keeps to its width, and shows no card of the other hand', () => {
    for (const g of walked)
      for (const viewer of ['german', 'allied']) {
        const lines = [
          terminal.header(g, INK, viewer),
          ...terminal.situation(g, INK, 80, viewer),
          ...terminal.map(g, INK, 80, viewer),
          ...terminal.score(g, INK, 80, viewer),
        ];
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      }
  });
  it('13.0 a march shows exactly the hexes that may be chosen, each with the way there', () => {
    const marching = walkTo(scenario, g => g.wait.for === 'choice' && g.wait.ask.kind === 'marching');
    const ask = marching.wait.for === 'choice' ? marching.wait.ask : undefined;
    const listed = MACHINE.choices(marching, ask!).flatMap(c =>
      c.do === 'to' ? [labelOf(marching, Number(c['hex']))] : [],
    );
    const { reach, hex } = viewOf(marching, ask!.side).march!;
    expect(reach.map(r => r.hex).toSorted()).toEqual(listed.toSorted());
    for (const r of reach) expect([r.route[0], r.route.at(-1)]).toEqual([hex, r.hex]);
  });
  it('14.5 a battle shows its shifts, and chances that fill the die', () => {
    const fought = walkTo(
      scenario,
      g => viewOf(g, '').battle?.table !== undefined && viewOf(g, '').battle!.table !== '',
    );
    const { odds, attackers, defenders } = viewOf(fought, '').battle!;
    expect(attackers.length * defenders.length).toBeGreaterThan(0);
    expect(odds!.chances.reduce((n, c) => n + c.dice, 0)).toBe(6);
    expect(odds!.shifts.every(s => /^\d+\.\d+/.test(s.case))).toBe(true);
  });
  it('every stack has its dot on the small map', () => {
    for (const g of walked) {
      const v = viewOf(g, '');
      const dots = dotsOf(v);
      expect(dots).toHaveLength(v.stacks.length);
      expect(dots.every(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
    }
  });
});

test('5.2.1, 18.8 views show what cards of this turn still do, and which Regional units are freed', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'], F1216: ['F Boulay'], F1215: ['F XLII'], F1111: ['F XLIII'] },
    moment: 'german movement',
    pieces: { '#6': 'German hand', '#31': 'German hand' },
  });
  done(t, 'german', { do: 'play', card: '#6' });
  done(t, 'german', { do: 'play', card: '#31' });
  done(t, 'german', { do: 'hex', hex: 'F1707' });
  const { inForce, stacks } = viewOf(t.g, 'allied');
  expect(inForce.map(f => f.name)).toEqual(['Rivers cost nothing', 'F1707: movement points +1']);
  const held = Object.fromEntries(stacks.flatMap(s => s.units.map(u => [u.name, u.held])));
  expect(held).toEqual({
    'G XIX': undefined,
    'F I': undefined,
    'F Boulay': undefined,
    'F XLII': true,
    'F XLIII': false,
  });
});
test('7.2, 7.4 the next death’s head and the next stance check are those still to come', () => {
  const ahead = (turn: number, moment: string) => {
    const at = { F1707: ['G IV'], F1706: ['F I'] };
    const { points, stance } = viewOf(scene({ at, turn, moment, columns: { eventVP: '5' } }).g, 'german');
    return [points.head?.turn, stance.check?.turn];
  };
  expect(ahead(4, 'checks')).toEqual([7, 4]); // plans are checked now: the death's head is past, the stance comes
  expect(ahead(4, 'german movement')).toEqual([7, 5]);
  expect(ahead(10, 'start of turn')).toEqual([10, undefined]);
  expect(ahead(13, 'german movement')).toEqual([undefined, undefined]);
});
test('20.2, 21.1, 17.6, 19.11, 20.1.7, 26.2, 26.4 what holds on is in every view, though no marker shows it any more', () => {
  const seen = (t: Table): readonly string[] => {
    const [german, allied, other] = ['german', 'allied', 'observer'].map(viewer => viewOf(t.g, viewer).inForce);
    expect([allied, other]).toEqual([german, german]);
    return german!.map(f => `${f.case} ${f.name}`);
  };
  const poland = { scenario: 'poland', at: { P1512: ['P 25'], P1208: ['G39 X'] }, moment: 'german movement' } as const;
  expect(seen(scene(poland))).toEqual([]);
  const columns = {
    once: { invasion: 'yes', 'game end': 'yes' },
    alt: { '#58 3': 'yes', '#63 1': 'cancelled', '#77 3': 'yes' },
    unled: { allied: 'yes' },
    weather: 'clearing',
    altVP: '-2',
  };
  expect(seen(scene({ ...poland, columns, options: { altScoring: 'yes' } }))).toEqual([
    '17.6 No markers for the Allied player this turn',
    '20.2.2 Soviet Invasion!',
    '19.11 No bad weather this turn',
    '20.1.7 The game ends after this turn',
    '21.1.1 Czechoslovakia not Invaded',
    '21.1.5 Belligerent Soviet Army',
    '26.4 2 Alternate Event points of the Allied player',
  ]);
  const france = { at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' } as const;
  expect(seen(scene({ ...france, columns: { once: { evacuation: 'yes', 'swiss front': 'yes' }, given: 2 } }))).toEqual([
    '20.2.1 British Control',
    '18.9 Swiss Front',
    '26.2 2 Surrender! markers given in battle',
  ]);
});
