/** What the table reads: plans with what stands on what, the sequence of play, the battle with its chances, lists of choices, words. */
import { describe, expect, test } from 'vitest';
import { logFor } from '../../../engine/table.ts';
import { offeredIn } from '../../../screen/offered.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { arrowPath } from '../look/arrow.ts';
import { cardFace } from '../look/card-face.ts';
import { directAt, listedAt, unitsAt } from '../look/place-actions.ts';
import { groundOf, type Geometry } from '../look/ground.ts';
import drawn from '../look/geometry.json' with { type: 'json' };
import { SCENES } from '../look/scenes.ts';
import { fullTitle, inWords, titleOf } from '../look/words.ts';
import { checkChance, percent, winChance } from '../table/chances.ts';
import { keyed, sorted } from '../table/choices.ts';
import { lastOpened } from '../table/opened.ts';
import { WORDS } from '../table/prompts.ts';
import { viewOf, type TableView } from '../view.ts';
import { boxView } from '../view/box.ts';
import { attack, does, fight, war } from './war-scene.ts';
import { cardOf, done, scene } from './scene.ts';

const HANDS = { german: [12, 20, 21, 9, 18, 3], allied: [2, 7, 14, 11, 23, 8] } as const;
const YEAR = { year: 1938, status: 'Opposition', hands: HANDS } as const;
const RP = { columns: { rp: { german: 84, allied: 61 }, invested: { german: 60, allied: 30 } } } as const;
const german = (g: Parameters<typeof viewOf>[0]): TableView => viewOf(g, 'german');

describe('plans', () => {
  test('orders with their price, the budget so far, and what stands on what', () => {
    const t = scene({ ...YEAR, ...RP, moment: 'mobilisation' });
    done(t, 'german', { do: 'build', unit: 'G 12 Army', steps: 3 });
    done(t, 'german', { do: 'build', unit: 'G XIX Pz', steps: 1 });
    const { plan, sides } = german(t.g);
    expect(plan?.orders.map(o => [o.text, o.cost])).toEqual([
      ['G 12 Army: 3 steps', '9 RP'],
      ['G XIX Pz: a step', '9 RP'],
    ]);
    expect(plan?.budgets).toEqual([{ name: 'Resource points', spent: 18, of: 84, case: '7.1' }]);
    expect(sides[0]!.rp).toBe(66);
    expect(plan?.lanes).toEqual([
      { side: 'german', sealed: false },
      { side: 'allied', sealed: false },
    ]);
  });
  test('of the other plan one bit is seen, and its points are as they were', () => {
    const t = scene({ ...YEAR, ...RP, moment: 'mobilisation' });
    const before = viewOf(t.g, 'allied');
    done(t, 'german', { do: 'build', unit: 'G 12 Army', steps: 3 });
    expect(viewOf(t.g, 'allied')).toEqual(before);
    done(t, 'german', { do: 'done' });
    expect(viewOf(t.g, 'allied').plan?.lanes[0]).toEqual({ side: 'german', sealed: true });
  });
  test('an order that stands on another says so', () => {
    const t = scene({ ...YEAR, ...RP, moment: 'mobilisation' });
    done(t, 'allied', { do: 'build', unit: 'F DLC', steps: 1 });
    done(t, 'allied', { do: 'build', unit: 'F X', steps: 1 });
    done(t, 'allied', { do: 'build', unit: 'F 1 DLM', steps: 1 });
    expect(viewOf(t.g, 'allied').plan?.orders.map(o => o.needs)).toEqual([[], [], ['0']]);
  });
  test('cards of the hand say what bars them, and which is due', () => {
    const t = scene({ ...YEAR, moment: 'event cards', hands: { german: [13, 18, 9], allied: [] } });
    const hand = german(t.g).sides[0]!.hand;
    expect(hand.find(c => c.no === 13)).toMatchObject({ due: true });
    expect(hand.find(c => c.no === 18)?.bar?.case).toBe('4.1.11');
    expect(hand.find(c => c.no === 9)?.bar).toMatchObject({ case: '4.1.13' });
  });
  test('opened together: both sides beside each other, from the log', () => {
    const t = scene({
      ...YEAR,
      year: 1934,
      status: 'Peace',
      moment: 'event cards',
      hands: { german: [12], allied: [15] },
    });
    done(t, 'german', { do: 'play', card: cardOf(12) });
    done(t, 'german', { do: 'done' });
    done(t, 'allied', { do: 'play', card: cardOf(15) });
    done(t, 'allied', { do: 'done' }, 3, 4, 2, 2);
    const opened = lastOpened(logFor(t, 'german'), 'german');
    expect(opened?.title).toBe('Event cards');
    expect([opened?.german.length, opened?.allied.length]).toEqual([1, 1]);
  });
});

describe('sequence of play', () => {
  const now = (v: TableView): readonly string[] =>
    v.sequence.flatMap(p => p.steps.filter(s => s.state === 'now').map(s => s.name));
  test.each([
    ['counterespionage', 'Counterespionage'],
    ['event cards', 'Event cards'],
    ['mobilisation', 'Mobilisation'],
    ['movement', 'Movement'],
  ])('%s is %s', (moment, name) => {
    expect(now(german(scene({ ...YEAR, ...RP, moment }).g))).toEqual([name]);
  });
  test('before 1937 there is no intelligence, before 1936 no check', () => {
    const names = (year: number): readonly string[] =>
      german(scene({ year, moment: 'mobilisation', hands: HANDS }).g).sequence[0]!.steps.map(s => s.name);
    expect(names(1935)).not.toContain('Checks');
    expect(names(1936)).toContain('Checks');
    expect(names(1936)).not.toContain('Intelligence points');
    expect(names(1937)).toContain('Intelligence points');
  });
  test('in a week the player-turn that goes on', () => {
    const w = war({ at: { Trier: ['G 12 Army:12'], Sedan: ['F 2 Army:7'] }, turn: 'allied' });
    const v = german(w.g);
    expect(v.sequence.map(p => p.steps.map(s => s.state))).toEqual([
      ['past', 'past', 'past'],
      ['past', 'now', 'next'],
      ['next', 'next'],
    ]);
  });
});

const FRONT = { Trier: ['G 12 Army:12'], Luxembourg: ['F 2 Army:7'] };
const front = () =>
  war({ at: FRONT, poised: { 'G 12 Army': ['G XIX Pz', 'G XXXXI Pz'] }, reserve: ['G 1 Air', 'F 1 Air'], ip: [3, 3] });
describe('battle', () => {
  test('a draft counts one’s own; what is hidden is guessed at', () => {
    const w = front();
    does(w, 'german', { do: 'attack', area: 'Luxembourg' });
    does(w, 'german', { do: 'add', unit: 'G 12 Army' });
    const [b] = german(w.g).battles;
    expect(b).toMatchObject({ draft: true, hidden: 1, area: 'Luxembourg' });
    expect(b?.forces[0].strength).toBeGreaterThanOrEqual(12);
    const chances = b!.guesses.map(x => winChance(x.bands, 'german'));
    expect(chances).toEqual(chances.toSorted((x, y) => y - x));
    expect(chances.length).toBeGreaterThan(3);
  });
  test('declared: both ledgers with their cases, chances that sum to one, and what more would change', () => {
    const w = attack(front(), 'german', 'Luxembourg', ['G 12 Army']);
    const [b] = german(w.g).battles;
    expect(b?.benefit).toBe('german');
    for (const f of b!.forces) {
      expect(f.strengthLines.reduce((n, l) => n + l.value, 0)).toBe(f.strength);
      for (const l of [...f.strengthLines, ...f.diceLines]) expect(game.cases[l.case], l.case).toBeDefined();
    }
    expect(b!.bands.reduce((n, x) => n + x.share, 0)).toBeCloseTo(1, 9);
    const fleet = b!.whatIfs.find(x => x.do === 'fly' && x.unit === 'G 1 Air');
    expect(fleet?.dice[0]).toBe(b!.forces[0].dice + 3);
    expect(winChance(fleet!.bands, 'german')).toBeGreaterThan(winChance(b!.bands, 'german'));
    expect(b!.whatIfs.find(x => x.do === 'tactical')?.dice[0]).toBe(b!.forces[0].dice + 1);
  });
  test('both sides see the same battle once it is declared', () => {
    const w = attack(front(), 'german', 'Luxembourg', ['G 12 Army']);
    const [mine, his] = [german(w.g).battles[0]!, viewOf(w.g, 'allied').battles[0]!];
    expect({ ...his, whatIfs: [] }).toEqual({ ...mine, whatIfs: [] });
  });
  test('fought: dice, row and winner', () => {
    const w = fight(attack(front(), 'german', 'Luxembourg', ['G 12 Army']), 'german', 6, 6, 1);
    const [b] = german(w.g).battles;
    expect(b).toMatchObject({ winner: 'german' });
    expect(b?.row).toBeGreaterThanOrEqual(0);
    expect(b?.whatIfs).toEqual([]);
  });
});

describe('choices', () => {
  const listed = (g: Parameters<typeof viewOf>[0], side: string) => offeredIn(game, game.machine.view(g, side), side);
  test('hundreds of moves by unit; what stands alone as buttons', () => {
    const w = war({
      at: { Trier: ['G 12 Army:12', 'G III'], Cologne: ['G 4 Army', 'G IV'], Metz: ['F 3 Army'] },
      segment: 'movement',
    });
    const all = listed(w.g, 'german');
    const lists = sorted(all);
    expect(lists.units.map(u => u.unit)).toContain('G 12 Army');
    expect(lists.buttons.map(o => o.choice.do)).toEqual(['done']);
    const count = lists.buttons.length + lists.areas.length + lists.units.reduce((n, u) => n + u.choices.length, 0);
    expect(count).toBe(all.length);
    expect(keyed(all, german(w.g), 'G 12 Army', undefined).every(o => o.choice['unit'] === 'G 12 Army')).toBe(true);
  });
  test('a click takes a unit in hand, then means its goal; a look is never paid for by a click that means to march', () => {
    const w = war({ at: { Trier: ['G 12 Army:12'], Luxembourg: ['F 2 Army'] }, segment: 'movement', ip: [3, 3] });
    const all = listed(w.g, 'german');
    const view = german(w.g);
    expect(unitsAt(all, view, 'Trier')).toEqual(['G 12 Army']);
    expect(listedAt(all, view, undefined, 'Trier').length).toBeGreaterThan(1);
    expect(directAt(all, undefined, 'Luxembourg')).toEqual([]);
    expect(directAt(all, 'G 12 Army', 'Koblenz').map(o => o.choice.do)).toContain('move');
  });
  test('every question has its words', () => {
    for (const kind of Object.keys(game.machine.rules.decisions)) {
      expect(WORDS[kind], kind).toBeDefined();
      expect(game.cases[WORDS[kind]!.case], kind).toBeDefined();
    }
  });
});

describe('words and pictures', () => {
  test('counters by their titles', () => {
    expect(
      ['G 12 Army', 'G XIX Pz', 'F 1 DLM', 'BEF', 'UK Air', 'UK 1 Arm', 'B I', 'F X', 'G 2 Air', 'G Para'].map(titleOf),
    ).toEqual([
      '12th Army',
      'XIX Panzer',
      '1st DLM',
      'the BEF',
      'RAF fleet',
      'British 1st Armoured',
      'Belgian I Corps',
      'X Corps',
      '2nd Air Fleet',
      'Parachute Corps',
    ]);
    expect(fullTitle('F 2 Army')).toBe('French 2nd Army');
    expect(inWords('Move G XIX Pz to Metz')).toBe('Move XIX Panzer to Metz');
    expect(inWords('F 2 Army loses a step.', true)).toBe('French 2nd Army loses a step.');
  });
  test('no two counters of a side have the same title', () => {
    const { units } = boxView(game);
    for (const side of [true, false]) {
      const titles = units.filter(u => u.name.startsWith('G ') === side).map(u => titleOf(u.name));
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
  test('24 cards, each with a text that fits a hand, what it gives, and a scene of its own', () => {
    const box = boxView(game);
    const scenes = new Set<string>();
    for (const card of box.cards) {
      const face = cardFace(card, box);
      expect(face.events[0].text.split(' ').length, face.id).toBeGreaterThan(4);
      expect(face.events[0].text.split(' ').length, face.id).toBeLessThanOrEqual(14);
      expect(
        face.gives?.every(g => g.length > 0 && g.length < 26),
        face.id,
      ).toBe(true);
      scenes.add(SCENES[card.no]!.dark);
    }
    expect(scenes.size).toBe(24);
  });
  test('the box is told without its sources, and every Area of the sheet is a row', () => {
    const box = boxView(game);
    expect(JSON.stringify(box)).not.toContain('"src"');
    const ground = groundOf(drawn as unknown as Geometry);
    expect(ground.areas.map(a => a.name).toSorted()).toEqual(box.areas.map(a => a.name).toSorted());
    for (const a of ground.areas) expect(a.ring.length, a.name).toBeGreaterThan(10);
  });
  test('chances in words', () => {
    expect([checkChance(2), checkChance(7), checkChance(12)]).toEqual([1, 21 / 36, 1 / 36]);
    expect([percent(0), percent(0.004), percent(0.585)]).toEqual(['0 %', '<1 %', '59 %']);
  });
  test('an arrow begins and ends between the two places', () => {
    const numbers = (arrowPath({ x: 0, y: 0 }, { x: 100, y: 0 }).match(/-?\d+\.\d/g) ?? []).map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([30, 74]);
  });
});
