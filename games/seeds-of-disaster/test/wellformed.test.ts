/** Positions set by hand: completed, or refused in words. */
import { expect, test } from 'vitest';
import { save } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { setPosition, type Table } from '../../../engine/table.ts';
import { seedsOfDisaster } from '../game.ts';
import { at } from '../model/tracks.ts';
import { momentsIn, momentsOf } from '../rules/position/named-positions.ts';
import { cardOf, column, done, opened, scene, value } from './scene.ts';
import { areaNo, unitNo, war } from './war-scene.ts';

const setTo =
  (columns: object, moment = 'mobilisation') =>
  () => {
    const t = opened();
    const start = save(seedsOfDisaster, t.g).columns['place'] as object;
    setPosition(t, {
      columns: {
        year: 1936,
        ...columns,
        place: { ...start, 'B I': 'Antwerp', ...(columns as { place?: object }).place },
      } as never,
      flow: momentsIn('year')[moment]!,
    });
    return t;
  };
test('2.3.1, 2.3 a position that is not well-formed is refused in words', () => {
  expect(setTo({ steps: { 'G 1 Army': 20 } })).toThrow('2.3.1 G 1 Army has 20 steps: 19 are the most');
  expect(setTo({ place: { 'G 1 Army': 'GQG reserve' } })).toThrow('2.3 G 1 Army cannot be in the GQG reserve');
  expect(setTo({ place: { 'G XIX Pz': 'Poised with G 1 Army' } })).toThrow(
    '9.2 G XIX Pz is Poised with G 1 Army, which is not on the map',
  );
  expect(setTo({ place: { 'G 1 Air': 'Ruhr' } })).toThrow('2.3.2 G 1 Air flies from the Reserve');
  expect(setTo({ place: { 'G 1 Army': 'Ruhr', 'F 1 Army': 'Ruhr' } })).toThrow('units of both sides are in Ruhr');
  expect(setTo({ cp: { german: 20 } })).toThrow('6.1 german CP is 20: 19 is the most');
  expect(setTo({ rp: { german: 120 } })).toThrow('7.3.3 german RP is 120');
  expect(setTo({ westwall: { Frankfurt: 'full' } })).toThrow('14.2.1 no Westwall can stand in Frankfurt');
});
test('3.0, 3.1.2 status, time and frames say the same', () => {
  expect(setTo({ year: 1941 })).toThrow('3.3 1941 is no year');
  expect(setTo({ status: 'Armed Belligerence', month: 0 })).toThrow('3.1.2 Armed Belligerence and war have a month');
  expect(setTo({ status: 'Peace', month: 2 })).toThrow('3.1.2 there are months only from Armed Belligerence on');
  expect(setTo({ year: 1940 })).toThrow('3.1.2 1940 begins with Armed Belligerence at the latest');
  expect(setTo({ status: 'Armed Belligerence', month: 2 })).toThrow(
    'flow: a year is played, but the tracks say a month',
  );
});
test('8.0, 13.1.6 who is put into an Area lies on top of those who were there, unless the position names levels', () => {
  const stack = (t: Table): readonly string[] => {
    const place = column(t, 'place');
    const level = column(t, 'level');
    return Object.keys(place)
      .filter(u => place[u] === 'Ruhr')
      .toSorted((a, b) => Number(level[a]) - Number(level[b]));
  };
  const t = scene({ status: 'Opposition', year: 1936, moment: 'mobilisation', at: { Ruhr: ['G 4 Army', 'G 2 Army'] } });
  expect(stack(t)).toEqual(['G 4 Army', 'G 2 Army']); // as named, not by their numbers
  setPosition(t, { columns: { place: { 'G 1 Army': 'Ruhr' } } });
  expect(stack(t)).toEqual(['G 4 Army', 'G 2 Army', 'G 1 Army']);
  setPosition(t, { columns: { place: { 'G 6 Army': 'Ruhr' }, level: { 'G 6 Army': 0, 'G 4 Army': 3 } } });
  expect(stack(t)).toEqual(['G 6 Army', 'G 2 Army', 'G 1 Army', 'G 4 Army']);
});
const table = (): Table => scene({ status: 'Opposition', year: 1936, moment: 'mobilisation' });
const WAR = momentsIn('month')['german movement']!;
test('3.1.2 status, month and week are completed from each other', () => {
  const t = table();
  setPosition(t, { columns: { month: 2, year: 1939 }, flow: momentsIn('month')['mobilisation']! });
  expect(value(t, 'status')).toBe('Armed Belligerence');
  setPosition(t, { columns: { status: 'Active Hostilities', year: 1940 }, flow: WAR });
  expect([value(t, 'month'), value(t, 'week')]).toEqual([2, 1]);
  setPosition(t, { columns: { status: 'Peace', year: 1935, place: {} }, flow: momentsIn('year')['mobilisation']! });
  expect([value(t, 'month'), value(t, 'week')]).toEqual([0, 0]);
});
type Lane = { side: string; proc: string; vars: Record<string, Json>; orders: Json[]; done: boolean };
/** The position in mid-plan, its lanes changed. */
const lanes = (change: (lanes: Lane[]) => void) => () => {
  const t = scene({ status: 'Opposition', year: 1936, moment: 'mobilisation', columns: { rp: { german: 50 } } });
  done(t, 'german', { do: 'invest', rp: 10 });
  const flow = structuredClone(save(seedsOfDisaster, t.g).flow);
  change(flow.at(-1)!.vars!['lanes'] as unknown as Lane[]);
  setPosition(t, { flow });
};
test('3.1.4 lanes that do not fit are refused', () => {
  expect(lanes(() => {})).not.toThrow();
  expect(lanes(l => l.pop())).toThrow('lanes: german and allied each have one');
  expect(lanes(l => (l[1]!.side = 'german'))).toThrow('lanes: german and allied each have one');
  expect(lanes(l => (l[1]!.proc = 'looking'))).toThrow('lanes: both sides plan the same');
  expect(lanes(l => (l[0]!.done = true))).toThrow('lanes: german is not sealed by its orders');
  expect(lanes(l => (l[0]!.vars = { who: 'german' }))).toThrow('lanes: mobilising of german needs had');
  expect(lanes(l => (l[0]!.vars['who'] = 'allied'))).toThrow('lanes: the plan of german is for allied');
  const t = scene({ status: 'Opposition', year: 1936, moment: 'mobilisation', columns: { rp: { german: 50 } } });
  done(t, 'german', { do: 'invest', rp: 20 });
  expect(() => setPosition(t, { columns: { rp: { german: 5 } } })).toThrow('lanes: order 0 of german, invest');
});
type Columns = { readonly [column: string]: Json };
const set = (columns: Columns) => () => {
  const t = table();
  setPosition(t, { columns });
  return t;
};
test('4.1.11, 21.5.4, 7.2.7, 12.0 a mark of a year that has not come is refused', () => {
  expect(set({ pact: 'yes' })).toThrow('4.1.11 pact is marked, but card 18, Allied-Soviet Pact, comes in 1939');
  expect(set({ belgium: 'yes' })).toThrow('4.1.11 belgium is marked, but card 4');
  expect(set({ metier: 'yes' })).not.toThrow();
  expect(set({ card: { [cardOf(13)]: 'Exhibited' } })).toThrow('4.1.11 13 Peace for Our Time is exhibited');
  expect(set({ strategy: 'North' })).toThrow('19.0 a strategy is chosen with Armed Belligerence');
});
test('4.3, 5.1.2, 6.1.1, 7.3.2 counts out of bounds are refused, and a card in two places', () => {
  expect(set({ committed: { german: cardOf(9) } })).toThrow('4.3 9 A Source in the Ministry is committed');
  expect(set({ indicators: { german: 512 } })).toThrow('5.1.2 indicators of german: 512');
  expect(set({ manoeuvres: { allied: 3 } })).toThrow('6.1.1 manoeuvres of allied: 3');
  expect(set({ invested: { german: 15 } })).toThrow('7.3.2 german has 15 RPs invested');
  expect(set({ investing: { german: 30 } })).toThrow('7.3.2 RPs into technology this turn of german: 30');
  expect(set({ card: { [cardOf(9)]: ['German hand', 'Deck'] } })).toThrow('is not one of Deck');
});
test('7.2.5, 20.0 what follows is worked out: heights, control, sizes of hands, steps', () => {
  const t = scene({
    moment: 'mobilisation',
    at: { Trier: ['G 1 Army'] },
    boxes: { 'G XIX Pz': 'German mobilised' },
    hands: { german: [1, 2] },
  });
  expect([column(t, 'height')['Trier'], column(t, 'control')['Trier']]).toEqual([1, 'german']);
  expect(column(t, 'zone')).toMatchObject({ 'German hand': 2, Deck: 22 });
  expect(column(t, 'steps')['G XIX Pz']).toBe(2);
  expect(
    setTo({ place: { 'B II': 'Antwerp', 'B III': 'Antwerp' }, steps: { 'B I': 1, 'B II': 1, 'B III': 1 } }),
  ).toThrow('7.2.5 3 Belgian corps stand on 2');
});
test('9.2.1, 2.3.2, 21.4, 21.5, 7.2.10, 12.0 some are where they are from Armed Belligerence or war on only', () => {
  expect(set({ place: { 'G 1 Army': 'Ruhr', 'G XV Pz': 'Poised with G 1 Army' } })).toThrow('9.2.1 G XV Pz is Poised');
  expect(set({ place: { 'G XV Pz': 'OKW reserve' } })).toThrow('2.3.2 G XV Pz is in the Reserve before');
  expect(set({ place: { 'G 1 Army': 'Poland A' } })).toThrow('21.5 G 1 Army is in Poland before Armed Belligerence');
  expect(set({ place: { BEF: 'Lille' } })).toThrow('21.4 BEF is in France before');
  expect(set({ place: { Polish: 'Lille' } })).toThrow('21.5.3 Polish is in France before');
  expect(set({ place: { 'G 1 Air': 'German mobilised' } })).toThrow('7.2.10 G 1 Air goes to the Reserve');
  expect(set({ place: { 'G 1 Air': 'OKW reserve', 'UK Air': 'Allied mobilised' } })).not.toThrow();
  expect(set({ control: { 'Paris North': 'german' } })).toThrow('12.0 Paris North is in enemy hands before');
  const t = table();
  setPosition(t, { columns: { week: 1, year: 1940, control: { 'Paris North': 'german' } }, flow: WAR });
  setPosition(t, { columns: { status: 'Peace', year: 1935 }, flow: momentsIn('year')['mobilisation']! });
  expect(column(t, 'control')['Paris North']).toBe('allied');
});
test('12.0, 7.2.5, 8.0 nobody stands where none of his can be', () => {
  expect(set({ place: { 'G 1 Army': 'Liege' } })).toThrow('12.0 G 1 Army in Liège: no border has been crossed yet');
  expect(set({ place: { 'B I': 'Lille' } })).toThrow('7.2.5 B I in Lille');
  expect(set({ place: { 'B I': 'GQG reserve' } })).toThrow('7.2.5 B I stays in its country and is in no Reserve');
  expect(set({ place: { 'G 1 Army': 'Trier', 'G 2 Army': 'Trier' } })).toThrow(
    '8.0 G 1 Army and G 2 Army are in Trier: one army is the most',
  );
  expect(set({ place: { 'F 1 Army': 'Mons' } })).toThrow('12.0 F 1 Army in Mons: Belgium is closed');
});
test('12.0, 14.3.4, 20.0 in war countries entered, forts stood on and control are completed', () => {
  const t = table();
  setPosition(t, {
    columns: { week: 1, year: 1940, place: { 'G 1 Army': 'Liege', 'G 2 Army': 'Metz' } },
    flow: WAR,
  });
  expect(column(t, 'violated')).toEqual({ Belgium: 'yes', Netherlands: 'no' });
  expect([column(t, 'ruined')['Metz'], column(t, 'control')['Liege']]).toEqual(['yes', 'german']);
  expect(() => setPosition(t, { columns: { ruined: { Metz: 'no' } } })).toThrow(
    '14.3.4 G 2 Army in Metz: an enemy fortification stands there',
  );
});
test('15.0, 17.0, 18.0, 14.3.4, 12.0 a mark of war before the war is refused', () => {
  expect(set({ parachuted: 'yes' })).toThrow('17.0 the parachute corps has jumped before');
  expect(set({ disrupted: { 'G 1 Army': 'yes' } })).toThrow('15.0 G 1 Army is marked Disrupted before');
  expect(set({ flown: { 'G 1 Air': 'yes' } })).toThrow('18.0 G 1 Air is marked flown before');
  expect(set({ ruined: { Metz: 'yes' } })).toThrow('14.3.4 Metz is marked destroyed before');
  expect(set({ violated: { Belgium: 'yes' } })).toThrow('12.0 German troops have entered the Low Countries before');
});
test('15.1.3 with a Disrupted army nobody is Poised: who was stands beside it and is held', () => {
  const place = { 'G 12 Army': 'Trier', 'G XIX Pz': 'Poised with G 12 Army' };
  const t = table();
  setPosition(t, { columns: { week: 1, year: 1940, place }, flow: WAR });
  setPosition(t, { columns: { disrupted: { 'G 12 Army': 'yes' } }, flow: WAR });
  expect([column(t, 'place')['G XIX Pz'], column(t, 'disrupted')['G XIX Pz']]).toEqual(['Trier', 'yes']);
  const both = set({ week: 1, year: 1940, place, disrupted: { 'G 12 Army': 'yes' } });
  expect(both).toThrow('15.1.3 G XIX Pz is Poised with G 12 Army, which is Disrupted');
});
test('13.0 the moments of a battle go by name, with the Area and the units the position marks', () => {
  const { g } = war({ at: { Aachen: ['G 4 Army'], Liege: ['F 9 Army'] } });
  g.cells[at(g).assaulted + areaNo('Liege')] = 1;
  g.cells[at(g).fought + unitNo('G 4 Army')] = 2;
  const battles = Object.entries(momentsOf(g)).flatMap(([name, flow]) => {
    const top = flow.at(-1)!;
    return name.startsWith('german ') && top.proc === 'battle' ? [[name.slice('german '.length), top] as const] : [];
  });
  expect(battles.map(([name, top]) => `${name}: ${top.at}`)).toEqual([
    'attack: 13.1/plan',
    'mobile battle: 13.2.4/attacker',
    'mobile answer: 13.2.4/defender',
    'mobile dice: 13.2.4/roll',
    'mobile losses: 13.2.4/losses',
    'poised benefit: 13.2.5',
    'declaration: 13.3',
    'retreat before combat: 13.4',
    'air battle: 13.5.4',
    'battle dice: 13.6/attacker',
    'combat results: 13.7',
    'losses: 13.7.7/defender',
    'disruption: 13.7.7/disrupt',
    'retreat: 13.7.8',
    'parachute: 17.0',
    'recovery: 15.2.2',
    'advance: 13.7.9',
    'breakthrough: 16.1.4',
  ]);
  expect(battles[6]![1].vars).toMatchObject({ area: 'Liege', attackers: ['G 4 Army'], defenders: ['F 9 Army'] });
});
