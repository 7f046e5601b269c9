/** What a side is shown, on the page and in the terminal: the same in every walk of a game, and never the other's secrets. */
import { describe, expect, it } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly, settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import type { Ink } from '../../../engine/text.ts';
import type { WarView } from '../../../screen/war/view.ts';
import { SCENARIOS } from '../data/rows.ts';
import { dotsOf } from '../dots.ts';
import { noRetreat } from '../game.ts';
import { terminal } from '../look/terminal.ts';
import { labelOf } from '../ground.ts';
import { MACHINE } from '../machine.ts';
import { unitsInPlay } from '../state.ts';
import { viewOf, type TableView } from '../view.ts';

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
