/** 21.0, 26.4 Alternate Events of the Polish Front, and 21.1 what cards do by them. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { boxOf } from '../model/box.ts';
import { ALT_CARDS } from '../data/effects.ts';
import { noRetreat } from '../game.ts';
import { endSheet } from '../rules/victory.ts';
import { altVP, stanceOf } from '../model/state.ts';
import {
  alt,
  asked,
  column,
  done,
  draws,
  face,
  inSupply,
  march,
  moves,
  offered,
  POLAND,
  poles,
  refusal,
  REGULAR,
  scene,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

test('2.3, 21.1.3 #72 Army Group West takes a German unit, no Slovak one', () => {
  const t = draws('#72', { at: { ...poles, P0216: ['SK Slovakia'], Reserve: ['G39 I'] } }, 1);
  expect(offered(t, 'german').map(c => c['unit'])).toEqual(['G39 I', 'G39 X']);
});
test('5.2.5, 21.1 six cards have Alternate Events: a die in pairs, each once, and none in the historical campaign', () => {
  const t = alt('allied', '#63', 3, poles);
  expect(column(t, 'alt')).toMatchObject({ '#63 1': 'no', '#63 2': 'yes', '#63 3': 'no' });
  const historical = scene({ ...POLAND, at: poles, turn: 1, moment: 'events', pieces: { '#63': 'Allied hand' } });
  done(historical, 'allied', { do: 'play', card: '#63' }); // no die
  expect(column(historical, 'alt')['#63 2']).toBe('no');
  expect([...ALT_CARDS.german, ...ALT_CARDS.allied]).toHaveLength(6);
});
test('21.1 of events that speak of one card the last one holds', () => {
  const t = alt(
    'german',
    '#78',
    3,
    { ...poles, 'Turn 3': ['G39 73', 'G39 62'] },
    { columns: { alt: { '#63 3': 'yes' } } },
  );
  expect(column(t, 'alt')).toMatchObject({ '#63 3': 'cancelled', '#78 2': 'yes' });
});
/** #72 is the first card the German player draws, and the die says that two markers go. */
const west = (held: readonly string[], ...next: readonly (number | string)[]): Table =>
  draws('#72', { pieces: Object.fromEntries(held.map(m => [m, 'German markers'])) }, 4, ...next);
test('21.1 #72 two German markers go out: of those in hand that can pay, as their owner says', () => {
  const t = west(['G Blitz! 1', 'G Blitz! 5', 'G Hold! 1', 'G Combat VP! 1']);
  expect([asked(t), verbs(t, 'german')]).toEqual(['german granting', ['marker']]);
  expect(offered(t, 'german').map(c => c['marker'])).not.toContain('G Blitz! 5'); // a dummy in Poland
  done(t, 'german', { do: 'marker', marker: 'G Hold! 1' });
  done(t, 'german', { do: 'marker', marker: 'G Combat VP! 1' }, '#53');
  const { piece } = { piece: column(t, 'piece') };
  expect(['G Blitz! 1', 'G Blitz! 5', 'G Hold! 1', 'G Combat VP! 1'].map(m => piece[m])).toEqual([
    'German markers',
    'German markers',
    'Battle Experience',
    'Battle Experience',
  ]);
});
test('21.1 #72 what is wanting in the hand comes out of the cup', () => {
  const t = west([], 'G Blitzkrieg! 2', 'G Hold! 3', '#53');
  expect(['G Blitzkrieg! 2', 'G Hold! 3'].map(m => column(t, 'piece')[m])).toEqual([
    'Battle Experience',
    'Battle Experience',
  ]);
});
test('21.1.1 Polish operational moves: one group on foot and four cavalry units, inside Poland', () => {
  const t = alt('allied', '#58', 1, {
    P1512: ['P 25'],
    P1414: ['P 14+17'],
    P1616: ['P 10'],
    P1712: ['P Wilenska'],
    P1208: ['G39 X'],
  });
  expect(asked(t)).toBe('allied stealing');
  march(t, 'allied', 'P 25', 'P1514');
  expect(refusal(t, 'allied', { do: 'move', unit: 'P 10' })).toBe('21.1.1'); // Lodz, not Poznan
  expect(refusal(t, 'allied', { do: 'move', unit: 'P 14+17' })).toBeUndefined();
  done(t, 'allied', { do: 'move', unit: 'P Wilenska' });
  const ends = offered(t, 'allied').flatMap(c => (c['do'] === 'to' ? [String(c['hex'])] : []));
  const { GRID, HEXES } = boxOf(noRetreat);
  expect(ends.every(hex => HEXES[GRID.byLabel.get(hex)!]!.country === 'Poland')).toBe(true);
  done(t, 'allied', { do: 'to', hex: ends[0]! });
  expect([whereIs(t, 'P 25'), whereIs(t, 'P Wilenska')]).toEqual(['P1514', ends[0]]);
});
test('21.1.1 tactical redeployments: two round cavalry units make way for the square one of their group', () => {
  const t = alt('allied', '#58', 3, {
    P1512: ['P Wielkopolska'],
    P1514: ['P Podolska'],
    Waiting: ['P Abraham', 'P Anders'],
    P1208: ['G39 X'],
  });
  expect(offered(t, 'allied').flatMap(c => (c['do'] === 'unit' ? [c['unit']] : []))).toEqual(['P Abraham']);
  done(t, 'allied', { do: 'unit', unit: 'P Abraham' });
  expect([asked(t), offered(t, 'allied').map(c => c['hex'])]).toEqual(['allied redeploying', ['P1512', 'P1514']]);
  done(t, 'allied', { do: 'deploy', unit: 'P Abraham', hex: 'P1514' });
  expect([whereIs(t, 'P Abraham'), whereIs(t, 'P Wielkopolska'), whereIs(t, 'P Podolska')]).toEqual([
    'P1514',
    'Out',
    'Out',
  ]);
});
test('21.1.1 Czechoslovakia not invaded: neutral ground, four units gone, the others anywhere in Germany', () => {
  const t = alt('allied', '#58', 6, {
    P0608: ['G39 Hoth'],
    P0607: ['G39 XVII'],
    P0412: ['G39 1 Mtn'],
    P0216: ['SK Slovakia'],
    P1512: ['P 25'],
  });
  expect([whereIs(t, 'G39 Hoth'), whereIs(t, 'G39 1 Mtn'), whereIs(t, 'SK Slovakia')]).toEqual(['Out', 'Out', 'Out']);
  expect(asked(t)).toBe('german redeploying');
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G39 XVII', hex: 'P0506' })).toBe('21.1.1');
  done(t, 'german', { do: 'deploy', unit: 'G39 XVII', hex: 'P1207' });
  expect(whereIs(t, 'G39 XVII')).toBe('P1207');
  expect(inSupply(t, 'G39 X', 'P0606')).not.toBe(0); // no line through a neutral
});
test('21.1.1, 12.1 a Pole in Bohemia when it turns neutral stays, is out of supply there and may only leave', () => {
  const t = alt('allied', '#58', 6, { P0609: ['P 25'], P0607: ['G39 XVII'], P1512: ['P Garrison'] });
  done(t, 'german', { do: 'deploy', unit: 'G39 XVII', hex: 'P1207' });
  expect([whereIs(t, 'P 25'), inSupply(t, 'P 25', 'P0609'), inSupply(t, 'P 25', 'P0610')]).toEqual(['P0609', 2, 1]);
  const neutral = { alt: { '#58 3': 'yes' } };
  const later = moves('allied', { P0609: ['P 25'], P1208: ['G39 X'] }, { ...REGULAR, turn: 2, columns: neutral });
  done(later, 'allied', { do: 'move', unit: 'P 25' });
  expect(refusal(later, 'allied', { do: 'to', hex: 'P0508' })).toBe('21.1.1');
  done(later, 'allied', { do: 'to', hex: 'P0610' });
  expect(refusal(later, 'allied', { do: 'move', unit: 'P 25' })).toBe('13.0');
});
test('21.1.2 mobilisation: mechanised units, cheaper improvements, or all mobilised and two turns early', () => {
  const mech = alt('allied', '#59', 2, { ...poles, Waiting: ['P WBPM', 'P 10 BK'] });
  expect([whereIs(mech, 'P WBPM'), whereIs(mech, 'P 10 BK')]).toEqual(['Reserve', 'Reserve']);
  const whole = alt(
    'allied',
    '#59',
    5,
    { ...poles, P1612: ['P 20'], 'Turn 3': ['P 35'], 'Turn 5': ['P Piskor'] },
    { columns: { face: { 'P 20': 'reduced' } } },
  );
  expect(face(whole, 'P 20')).toBe('full');
  done(whole, 'german', { do: 'pass' });
  done(whole, 'allied', { do: 'pass' });
  expect([whereIs(whole, 'P 35'), whereIs(whole, 'P Piskor')]).toEqual(['Reserve', 'Turn 5']);
  const cheap = scene({
    ...REGULAR,
    at: { P0822: ['P 25'], P1208: ['G39 X'] },
    turn: 2,
    moment: 'allied organisation',
    pieces: { '#49': 'Allied hand' },
    columns: { alt: { '#59 2': 'yes' }, face: { 'P 25': 'reduced' } },
  });
  done(cheap, 'allied', { do: 'discard', card: '#49' });
  expect(refusal(cheap, 'allied', { do: 'improve', unit: 'P 25' })).toBeUndefined();
});
/** The Strategic Phase of turn 5, without markers: the Allied cards, then those of the Germans, first of all this one. */
const drawsThen = (first: string, alt: { readonly [event: string]: string }, ...dice: readonly number[]): Table =>
  draws(
    first,
    {
      at: { ...poles, P1612: ['G39 XIII'] },
      columns: { alt, stance: '4', face: { 'G39 XIII': 'reduced' } },
    },
    ...dice,
  );
test('21.1.3 Prudent Stalin: the Polish player rolls two dice for #61 and chooses; an aggressive French Army is sure', () => {
  const t = drawsThen('#61', { '#63 1': 'yes' }, 1, 6);
  expect([asked(t), offered(t, 'allied').map(c => c['row'])]).toEqual(['allied picking', [1, 3]]);
  expect(t.g.wait).toMatchObject({ ask: { case: '21.1.3' } });
  done(t, 'allied', { do: 'row', row: 3 }, '#53');
  expect(stanceOf(t.g)).toBe(2); // up
  expect(asked(drawsThen('#72', { '#63 3': 'yes' }))).toBe('german granting'); // a unit is out, without a die
  const calm = scene(
    { ...REGULAR, at: poles, turn: 5, moment: 'strategic', columns: { alt: { '#63 2': 'yes' }, stance: '4' } },
    '#73',
    1,
    4,
  );
  expect(asked(calm)).toBe('allied picking');
});
test('21.1.4 two German groups exchange their places, and four mobile units move at home', () => {
  const t = alt('german', '#76', 1, {
    P2113: ['G39 Kempf'],
    P2213: ['G39 I'],
    P1207: ['G39 X'],
    P1307: ['G39 XIII'],
    P1512: ['P 25'],
  });
  expect(asked(t)).toBe('german switching');
  done(t, 'german', { do: 'switch', unit: 'G39 I', units: 'G39 X' });
  const put = (unit: string, hex: string) => done(t, 'german', { do: 'deploy', unit, hex });
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G39 X', hex: 'P2113' })).toBe('21.1.4'); // the 3rd Army first
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G39 I', hex: 'P1206' })).toBe('21.1.4');
  put('G39 I', 'P1307'); // where the 8th Army begins, in what order its player likes
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G39 Kempf', hex: 'P1307' })).toBe('22.7');
  put('G39 Kempf', 'P1108');
  put('G39 XIII', 'P2217');
  put('G39 X', 'P2217');
  expect(asked(t)).toBe('german stealing');
  expect(refusal(t, 'german', { do: 'move', unit: 'G39 X' })).toBe('21.1.4'); // only mobile ones
  expect(refusal(t, 'german', { do: 'move', unit: 'G39 Kempf' })).toBeUndefined();
});
test('21.1.4 tactical redeployments and a slower Polish mobilisation', () => {
  const moves = alt('german', '#76', 3, { P1207: ['G39 X'], P1307: ['G39 XIII'], P2213: ['G39 I'], P1512: ['P 25'] });
  march(moves, 'german', 'G39 X', 'P1206');
  expect(refusal(moves, 'german', { do: 'move', unit: 'G39 I' })).toBe('21.1.4');
  const slow = alt('german', '#76', 5, { P1512: ['P 25'], P1612: ['P 33'], P1208: ['G39 X'] });
  expect(asked(slow)).toBe('allied granting');
  expect(refusal(slow, 'allied', { do: 'pass' })).toBe('21.1.4');
  done(slow, 'allied', { do: 'unit', unit: 'P 25' });
  done(slow, 'allied', { do: 'unit', unit: 'P 33' });
  expect([face(slow, 'P 25'), whereIs(slow, 'P 33')]).toEqual(['reduced', 'Destroyed']);
});
test('21.1.4, 14.7.1 a Fort may be among the five, and surrenders', () => {
  const slow = alt('german', '#76', 5, { P1512: ['P 25'], P2610: ['P Fort Hel'], P1208: ['G39 X'] });
  done(slow, 'allied', { do: 'unit', unit: 'P Fort Hel' });
  expect([whereIs(slow, 'P Fort Hel'), value(slow, 'eventVP')]).toEqual(['Surrendered', '1']);
});
test('21.1.4 five Polish units, no unit twice; of the infantry only Germans are redeployed', () => {
  const slow = alt('german', '#76', 5, { P1512: ['P 25'], P1612: ['P 33'], P1208: ['G39 X'] });
  done(slow, 'allied', { do: 'unit', unit: 'P 25' });
  expect(refusal(slow, 'allied', { do: 'unit', unit: 'P 25' })).toBe('21.1.4');
  const moves = alt('german', '#76', 3, { P0216: ['SK Slovakia'], P1207: ['G39 X'], P1512: ['P 25'] });
  expect(refusal(moves, 'german', { do: 'move', unit: 'SK Slovakia' })).toBe('21.1.4');
});
test('21.1.4 #76 of the five units that are flipped or eliminated some may be in Reserve', () => {
  const t = alt('german', '#76', 6, { ...poles, Reserve: ['P 18', 'P Wilenska'] });
  expect(offered(t, 'allied').map(c => c['unit'])).toEqual(expect.arrayContaining(['P 25', 'P 18', 'P Wilenska']));
  done(t, 'allied', { do: 'unit', unit: 'P 18' });
  done(t, 'allied', { do: 'unit', unit: 'P Wilenska' }); // it has one step
  expect([whereIs(t, 'P 18'), column(t, 'face')['P 18'], whereIs(t, 'P Wilenska')]).toEqual([
    'Reserve',
    'reduced',
    'Destroyed',
  ]);
});
test('21.1.4 which of two groups that change places is set up first its player says', () => {
  const t = scene({
    scenario: 'poland',
    at: { P2213: ['G39 I'], P1207: ['G39 X'] },
    turn: 1,
    moment: 'events',
    pieces: { '#76': 'German hand' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#76' }, 1);
  const pairs = offered(t, 'german').filter(c => c['do'] === 'switch');
  expect(pairs.map(c => [c['unit'], c['units']])).toEqual([
    ['G39 I', 'G39 X'],
    ['G39 X', 'G39 I'],
  ]);
  const swap = (unit: string, units: string) => refusal(t, 'german', { do: 'switch', unit, units });
  expect(swap('G39 I', 'G39 I')).toBe('21.1.4');
  expect(swap('G39 I', 'G39 XIII')).toBe('21.1.4'); // his group is not on the map
});
test('21.1.5 an inactive French Army gives an improvement, a belligerent Soviet one two dice for the Germans', () => {
  const improves = drawsThen('#72', { '#77 2': 'yes' });
  expect(asked(improves)).toBe('german granting');
  done(improves, 'german', { do: 'unit', unit: 'G39 XIII' }, '#53');
  expect(face(improves, 'G39 XIII')).toBe('full');
  expect(asked(drawsThen('#61', { '#77 3': 'yes' }, 2, 5))).toBe('german picking');
});
test('21.1.5 fearful neutrals: no Polish line to a white edge, but improvements all the same', () => {
  const spec: Spec = { ...REGULAR, at: { P0822: ['P 25'], P1208: ['G39 X'] }, moment: 'allied movement' };
  expect(inSupply(scene(spec), 'P 25', 'P0822')).toBe(1);
  const t = alt('german', '#77', 1, spec.at);
  expect(inSupply(t, 'P 25', 'P0822')).toBe(2);
});
test('21.1.6 early German reinforcements, two of them recalled, and a frontier that is watched', () => {
  const early = alt('german', '#78', 1, { ...poles, 'Turn 2': ['G39 10 Pz'], 'Turn 3': ['G39 73'] });
  done(early, 'allied', { do: 'pass' });
  done(early, 'german', { do: 'pass' });
  expect([whereIs(early, 'G39 10 Pz'), whereIs(early, 'G39 73')]).toEqual(['Reserve', 'Turn 3']);
  const recall = alt('german', '#78', 3, { ...poles, 'Turn 3': ['G39 73', 'G39 62'], 'Turn 4': ['G39 XXVII'] });
  expect(refusal(recall, 'german', { do: 'pass' })).toBe('21.1.6');
  for (const unit of ['G39 73', 'G39 XXVII']) done(recall, 'german', { do: 'unit', unit });
  expect([whereIs(recall, 'G39 73'), whereIs(recall, 'G39 62')]).toEqual(['Out', 'Turn 3']);
  const watch = alt('german', '#78', 5, { P1512: ['P 25'], P1208: ['G39 X'] });
  expect(asked(watch)).toBe('allied manning');
  const [post] = offered(watch, 'allied');
  expect(refusal(watch, 'allied', { do: 'deploy', unit: 'P 25', hex: 'P1513' })).toBe('21.1.6');
  done(watch, 'allied', post!);
  expect(whereIs(watch, 'P 25')).toBe(post!['hex']);
  while (asked(watch) === 'allied manning') done(watch, 'allied', offered(watch, 'allied')[0]!); // until no more can be watched
  expect(asked(watch)).toBe('allied planning');
});
test('26.4, 19.12 by option each Alternate Event scores for the other side, once', () => {
  const t = alt('german', '#77', 1, poles, { options: { altScoring: 'yes' } });
  expect(altVP(t.g)).toBe(-4);
  expect(altVP(alt('german', '#77', 1, poles).g)).toBe(0);
  expect(
    altVP(alt('german', '#77', 1, poles, { options: { altScoring: 'yes' }, columns: { alt: { '#77 1': 'yes' } } }).g),
  ).toBe(0);
  expect(endSheet(t.g).find(l => l.case === '26.4')?.points).toBe(-4);
});
