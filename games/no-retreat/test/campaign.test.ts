/** 3.0, 4.0, 6.0, 7.0, 20.0-26.0 The campaigns: set-up, the turn, plans, stances, Alternate Events, options. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { newTable, play, type Table } from '../../../engine/table.ts';
import { seededRandom } from '../../../engine/random.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import { clone } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { boxOf } from '../box.ts';
import { CHARTS } from '../data/charts.ts';
import { ALT_CARDS } from '../data/effects.ts';
import { SHIPPED } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { noRetreat } from '../game.ts';
import { pack } from '../pack.ts';
import { planHeld } from '../rules/plans.ts';
import { backToCup, heldFromCup } from '../rules/pool.ts';
import { fill } from '../rules/sight.ts';
import { endSheet, isAutomatic, levelOf, mapVP, totalVP } from '../rules/victory.ts';
import { beside, OUT, PILE } from '../places.ts';
import { altVP, citiesOf, eventVP, stanceOf } from '../state.ts';
import { viewOf } from '../view.ts';
import {
  asked,
  column,
  done,
  face,
  inSupply,
  isOver,
  march,
  offered,
  refusal,
  result,
  scene,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

const pair = { F1707: ['G IV'], F1706: ['F I'] } as const;
/** A game from its beginning; `picks` say which plan is drawn, each by its place among those left, the rest falls by a seed. */
const begin = (
  scenario: string,
  options: { readonly [o: string]: string } = {},
  ...picks: readonly number[]
): Table => {
  const rnd = seededRandom(`plans ${scenario}`);
  const queue = [...picks];
  return newTable(noRetreat, {
    scenario,
    options: optionsOf(noRetreat, scenario, options),
    commitment: '',
    roller: (_n, sizes) => sizes.map(size => queue.shift() ?? rnd(size)),
  });
};
/** #37 to #41 by their places. */
const [DYLE, , ESCAUT, , INITIATIVE] = [0, 1, 2, 3, 4];

// 3.0, 4.0 -------------------------------------------------------------------------------------------------------------
test('3.0 36 or 30 cards are shuffled, the counters of the front stand where its sheet says, all others are out', () => {
  for (const [scenario, cards] of [
    ['france', 36],
    ['poland', 30],
  ] as const) {
    const g = startOf(noRetreat, scenario, {});
    const { CARD_PIECES, CARDS } = boxOf(g);
    expect([sizeOf(CARD_PIECES, g, beside(g, PILE)), sizeOf(CARD_PIECES, g, beside(g, OUT))]).toEqual([
      cards,
      CARDS.length - cards,
    ]);
  }
  const t = begin('poland');
  expect([whereIs(t, 'G39 XVI'), whereIs(t, 'G XIX'), whereIs(t, 'P Kleeberg')]).toEqual(['P1009', 'Out', 'Turn 6']);
});
test('4.0, 12.0, 15.0 the German Player Turn, then the Allied one without a Blitzkrieg Phase', () => {
  const t = scene({
    at: { ...pair, F1607: ['G XIX'] },
    moment: 'german movement',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german marking');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied moving');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied declaring');
});
test('16.3, 4.0 after the Allied turn a new Game Turn begins, and after turn 14 the game is over', () => {
  const end = scene({ at: { ...pair, Reserve: ['F XXI'] }, turn: 14, moment: 'allied reserves' });
  done(end, 'allied', { do: 'done' });
  expect([isOver(end), result(end).case]).toEqual([true, '17.7.1']);
});
test('17.7 a finished game is told with the points of its end, not of its track', () => {
  const end = scene({ at: { ...pair, Reserve: ['F XXI'] }, turn: 14, moment: 'allied reserves' });
  done(end, 'allied', { do: 'done' });
  const { total, end: points } = viewOf(end.g, '').points;
  expect(points).not.toBe(total);
  expect(pack.gameOf(SHIPPED).standing(end.g).score).toBe(counted(points, 'point'));
});
test('6.0, 20.1 the events of the track hold in their turns: no Deployment in the first three, then it is there', () => {
  const at = { F0904: ['F XXI'], F1707: ['G IV'] };
  expect(asked(scene({ at, turn: 3, moment: 'deployment' }))).not.toBe('allied deploying');
  expect(asked(scene({ at, turn: 4, moment: 'deployment' }))).toBe('allied deploying');
});
test('7.0 the checks come in their order: an Automatic Victory before Sudden Death, plans before the stance', () => {
  const control = Object.fromEntries(
    citiesOf(scene({ at: pair, moment: 'german movement' }).g).map(h => [boxOf(noRetreat).GRID.labels[h]!, 'german']),
  );
  const won = scene({ at: pair, turn: 7, moment: 'checks', columns: { control, leader: { allied: 'replacement' } } });
  expect(result(won).case).toBe('17.5');
  const t = scene({ at: pair, turn: 4, moment: 'checks', columns: { eventVP: '7' } });
  expect(asked(t)).toBe('allied concealing');
  done(t, 'allied', { do: 'scored' });
  expect(value(t, 'stance')).toBe('1'); // not yet
});

// 5.7, 20.3, 24.0 Plans -------------------------------------------------------------------------------------------------
test('5.7, 24.1 each side has a Secret Plan; the historical one where the campaign says so, and French Initiative may be put back once', () => {
  const historical = begin('france-historical');
  expect([column(historical, 'piece')['#38'], column(historical, 'piece')['#45']]).toEqual([
    'Allied plan',
    'German plan',
  ]);
  const dyle = begin('france', {}, DYLE);
  expect([asked(dyle), verbs(dyle, 'allied')]).toEqual(['allied replanning', ['keep']]);
  const initiative = begin('france', {}, INITIATIVE, DYLE);
  expect(verbs(initiative, 'allied')).toEqual(['keep', 'redraw']);
  expect(play(initiative, 'allied', { do: 'redraw' })).toMatchObject({ ok: true });
  expect(column(initiative, 'piece')['#37']).toBe('Allied plan');
  expect(asked(initiative)).not.toBe('allied replanning');
});
test('24.2 French Initiative drawn twice: the Initiative Target is his, and any other French plan', () => {
  const t = begin('france', {}, INITIATIVE, INITIATIVE);
  play(t, 'allied', { do: 'redraw' });
  expect(column(t, 'piece')['A Shock-Target 1']).toBe('Allied markers');
  expect(t.log.at(-1)?.text).toContain('Initiative');
  expect(asked(t)).toBe('allied adopting');
  for (const g of [t.g, ...noRetreat.sides.map(side => noRetreat.machine.view(t.g, side))])
    expect(noRetreat.machine.resume(clone(g)).wait).toEqual(t.g.wait); // from a save and in both views the question stands
  expect(new Set(offered(t, 'allied').map(c => c['plan']))).toEqual(new Set(['#37', '#38', '#39', '#40', '#41']));
  expect(refusal(t, 'allied', { do: 'plan', plan: '#42' })).toBe('24.2');
  play(t, 'allied', { do: 'plan', plan: '#39' });
  expect([column(t, 'piece')['#39'], column(t, 'piece')['#41']]).toEqual(['Allied plan', 'Allied plan cards']);
  expect(planHeld(t.g, 1)).toBeGreaterThan(0);
});
test('19.3, 24.2, 5.5.3 the Initiative Target in the Allied player’s hand is seen by both sides, whatever leaves it, and counts to no limit', () => {
  const held = { 'A Shock-Target 1': 'Allied markers', 'A Hold! 5': 'Allied markers', 'A Hold! 6': 'Allied markers' };
  const t = scene({ at: { F1006: ['F I'] }, moment: 'events', pieces: held });
  const handOf = () => viewOf(noRetreat.machine.view(t.g, 'german'), 'german').hands[1]!;
  expect([handOf().hasTarget, handOf().markers]).toEqual([true, { both: 0, only1940: 2 }]);
  backToCup(t.g, boxOf(t.g).PIECE_NAMES.indexOf('A Hold! 5'));
  expect([handOf().hasTarget, handOf().markers]).toEqual([true, { both: 0, only1940: 1 }]);
  const world = fill(noRetreat.machine.view(t.g, 'german'), 'german', seededRandom('cup'));
  expect(heldFromCup(world, 1)).toBe(1);
});
const planned = (at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, turn: 1, moment: 'allied movement', first: 'allied', ...more });
test('24.2 Planned Moves: who can reach the hexes that are named ends there, and some armies stay', () => {
  const t = planned({ F1412: ['F X'], F1911: ['B III'], F1809: ['UK I'], F1714: ['F 2nd Cav'] });
  expect(refusal(t, 'allied', { do: 'move', unit: 'F X' })).toBe('24.2'); // 2nd Army
  expect(refusal(t, 'allied', { do: 'move', unit: 'B III' })).toBe('24.2');
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1709' })).toBe('24.2');
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1811' })).toBeUndefined(); // next to the Dyle
  const later = planned({ F1809: ['UK I'], F1412: ['F X'] }, { turn: 2 });
  done(later, 'allied', { do: 'move', unit: 'UK I' });
  expect(refusal(later, 'allied', { do: 'to', hex: 'F1709' })).toBeUndefined();
});
test('24.2 Planned Moves must be tried: nobody stays, and the phase does not end, while a hex that is named can be reached', () => {
  const t = planned({ F1809: ['UK I'], F2005: ['UK 51'], F1714: ['F 2nd Cav'], F1910: ['UK II'] });
  expect(refusal(t, 'allied', { do: 'done' })).toBe('24.2');
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(refusal(t, 'allied', { do: 'stay' })).toBe('24.2');
  done(t, 'allied', { do: 'to', hex: 'F1811' });
  done(t, 'allied', { do: 'move', unit: 'UK 51' }); // too far from the Dyle
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'F 2nd Cav' }); // it moves within the Ardennes, or not at all
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'UK II' }); // next to the Dyle already
  done(t, 'allied', { do: 'stay' });
  expect(refusal(planned({ F1809: ['UK I'] }, { turn: 2 }), 'allied', { do: 'done' })).toBeUndefined();
});
test('24.2, 13.3.4 a plan may lead into a hex of the Belgians; who is too many there leaves it at the end of the phase', () => {
  const at = { F2006: ['F 1 DLM'], F2110: ['B V+VI'], F1412: ['F X'] };
  const t = planned(at);
  expect(refusal(t, 'allied', { do: 'done' })).toBeUndefined(); // nobody must
  march(t, 'allied', 'F 1 DLM', 'F2110');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied shoving');
  const other = planned(at, { turn: 2 });
  done(other, 'allied', { do: 'move', unit: 'F 1 DLM' });
  expect(refusal(other, 'allied', { do: 'to', hex: 'F2110' })).toBe('13.3.2');
});
test('24.2 with Planned Moves the Allies go first on turn 1, in a position set by hand too', () => {
  const order = (spec: Spec) => scene(spec).g.stack.find(f => f.proc === 'turn')!;
  const at = { F1707: ['G IV'], F1706: ['F I'] };
  expect(order({ at, turn: 1, moment: 'airdrops' }).vars['first']).toBe(1);
  expect(order({ at, turn: 1, moment: 'allied movement' }).at).toBe('4.0/second'); // the German turn is to come
  expect(order({ at, turn: 1, moment: 'german movement' }).at).toBe('@end');
  expect(order({ at, turn: 2, moment: 'german movement' })).toMatchObject({ at: '4.0/second', vars: { first: 0 } });
  const t = begin('france-historical');
  expect(t.g.stack.find(f => f.proc === 'turn')?.vars['first']).toBe(1);
});
test('26.6 by option Plan Escaut and Plan E have other moves, and two Belgian corps begin reduced', () => {
  const t = begin('france', { alternateMoves: 'yes' }, ESCAUT);
  play(t, 'allied', { do: 'keep' });
  expect(asked(t)).toBe('allied preparing');
  play(t, 'allied', { do: 'alternate' });
  expect([face(t, 'B II+IV'), face(t, 'B V+VI'), face(t, 'B III')]).toEqual(['reduced', 'reduced', 'full']);
  const dyle = begin('france', { alternateMoves: 'yes' }, DYLE);
  play(dyle, 'allied', { do: 'keep' });
  expect(refusal(dyle, 'allied', { do: 'alternate' })).toBe('26.6'); // asked all the same
  const columns = { once: { 'alternate set-up': 'yes' } } as const;
  const bef = planned({ F1808: ['UK I'], F1610: ['F III'] }, { columns });
  done(bef, 'allied', { do: 'move', unit: 'UK I' });
  expect([
    refusal(bef, 'allied', { do: 'to', hex: 'F1908' }),
    refusal(bef, 'allied', { do: 'to', hex: 'F1807' }),
  ]).toEqual([
    undefined, // next to Ghent
    '24.2',
  ]);
  done(bef, 'allied', { do: 'to', hex: 'F1908' });
  done(bef, 'allied', { do: 'move', unit: 'F III' }); // 1st Army: one hex
  expect([
    refusal(bef, 'allied', { do: 'to', hex: 'F1710' }),
    refusal(bef, 'allied', { do: 'to', hex: 'F1711' }),
  ]).toEqual([undefined, '26.6']);
});
test('24.3 with the Ardennes Surprise a Blitzkrieg! marker drives the VII Corps and the cavalry out of the Ardennes', () => {
  const spec: Spec = {
    at: { F1713: ['B VII'], F1413: ['F 2nd Cav'], F1812: ['B III'], F1707: ['G IV'] },
    turn: 2,
    moment: 'german reserves',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  };
  const t = scene(spec);
  expect(refusal(t, 'german', { do: 'expel', unit: 'B III' })).toBe('24.3');
  done(t, 'german', { do: 'expel', unit: 'B VII' });
  expect([whereIs(t, 'B VII'), column(t, 'piece')['G Blitzkrieg! 1']]).toEqual(['Reserve', 'German cup']);
  const unpaid = scene({ ...spec, pieces: { 'G Hold! 1': 'German markers' } });
  expect([asked(unpaid), refusal(unpaid, 'german', { do: 'expel', unit: 'B VII' })]).toEqual([
    'german reserving',
    '24.3',
  ]);
  expect(asked(scene({ ...spec, turn: 4 }))).not.toBe('german reserving');
});
test('24.3 with the Ardennes Surprise mobile Germans come from the Reserve into the Ardennes', () => {
  const t = scene({ at: { Reserve: ['G XIX', 'G IV'], F1706: ['F I'] }, turn: 2, moment: 'german reserves' });
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G XIX', hex: 'F1513' })).toBeUndefined();
  expect(refusal(t, 'german', { do: 'deploy', unit: 'G IV', hex: 'F1513' })).toBe('16.1');
});
test('20.3.1, 20.3.3, 20.3 plan A is checked on turn 4, plan C on turn 10, each by its own goal', () => {
  const at = (turn: number, eventVP: string, control = {}) =>
    scene({ at: pair, turn, moment: 'checks', columns: { control, eventVP } });
  const a = at(4, '3');
  expect([asked(a), verbs(a, 'allied')]).toEqual(['allied concealing', ['scored']]); // six cities of the Low Countries
  const c = at(10, '12', { F1105: 'german' });
  expect([asked(c), new Set(verbs(c, 'allied'))]).toEqual(['allied concealing', new Set(['bluff', 'pass'])]); // all of Paris
  done(c, 'allied', { do: 'bluff' });
  expect(column(c, 'planCount')['allied']).toBe(1);
});
test('26.9 by option a plan that is met scores at once, and not at the end; nobody lays a marker or bluffs', () => {
  const drawn = ['#2', '#4', '#5', '#6', ...[1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`)];
  const t = scene(
    { at: pair, turn: 4, moment: 'checks', columns: { eventVP: '3' }, options: { planPoints: 'yes' } },
    ...drawn,
    'A Shock! 1',
    'A Shock! 2',
  );
  expect([eventVP(t.g), asked(t), column(t, 'planCount')['allied']]).toEqual([3 - 2, 'allied trimming', 0]);
  const later = scene({ at: pair, turn: 4, moment: 'checks', columns: { eventVP: '3' } });
  done(later, 'allied', { do: 'scored' });
  expect(eventVP(later.g)).toBe(3);
  expect(endSheet(later.g).find(l => l.name === 'Allied Secret Plan')?.points).toBe(-2);
  expect(endSheet(t.g).some(l => l.name === 'Allied Secret Plan')).toBe(false);
});

// 20.2, 23.0 ------------------------------------------------------------------------------------------------------------
const POLAND = { scenario: 'poland-historical' } as const;
test('13.2.2, 23.1, 23.2 the yellow line holds until the Nazi-Soviet Line, then the red one does', () => {
  const spec: Spec = { ...POLAND, at: { P1418: ['G39 X', 'G39 XIII'], P1513: ['P 25'] }, moment: 'german movement' };
  const lost = (more: Spec = {}) =>
    endSheet(scene({ ...spec, ...more }).g).find(l => l.name === 'German units east of the line')!;
  expect(lost()).toMatchObject({ case: '23.1', points: -1 }); // Lublin's side of the Vistula
  expect(lost({ columns: { once: { 'red line': 'yes' } } })).toMatchObject({ case: '23.2', points: 0 }); // but west of the Bug
});
test('20.1.7 the Polish campaign ends with a turn from the tenth on in which all cities are German', () => {
  const cities = citiesOf(scene({ ...POLAND, at: { P1512: ['G39 X'] }, moment: 'german movement' }).g);
  const control = Object.fromEntries(cities.map(h => [boxOf(noRetreat).GRID.labels[h]!, 'german']));
  const at = { P1512: ['G39 X'], Reserve: ['P 25'], P1613: ['P 10'] };
  const t = scene({ ...POLAND, at, turn: 11, moment: 'allied reserves', columns: { control } });
  done(t, 'allied', { do: 'done' });
  expect([isOver(t), result(t).case]).toEqual([true, '17.7.2']);
  const lost = { ...control, P2201: 'allied' }; // Stettin is a city on the map, too
  const on = scene({ ...POLAND, at, turn: 11, moment: 'allied reserves', columns: { control: lost } });
  expect(() => done(on, 'allied', { do: 'done' })).toThrow('a die is rolled'); // a new turn draws its cards
});

// 21.0 -----------------------------------------------------------------------------------------------------------------
const REGULAR = { scenario: 'poland' } as const;
const alt = (side: 'german' | 'allied', card: string, die: number, at: Spec['at'], more: Spec = {}): Table => {
  const t = scene({
    ...REGULAR,
    at: at!,
    turn: 1,
    moment: 'events',
    pieces: { [card]: side === 'german' ? 'German hand' : 'Allied hand' },
    ...more,
  });
  if (side === 'german') done(t, 'allied', { do: 'pass' });
  done(t, side, { do: 'play', card }, die);
  return t;
};
const poles = { P1512: ['P 25'], P1208: ['G39 X'] } as const;
test('5.2.5, 21.1 six cards have Alternate Events: a die in pairs, each once, and none in the historical campaign', () => {
  const t = alt('allied', '#63', 3, poles);
  expect(column(t, 'alt')).toMatchObject({ '#63 1': 'no', '#63 2': 'yes', '#63 3': 'no' });
  const historical = scene({ ...POLAND, at: poles, turn: 1, moment: 'events', pieces: { '#63': 'Allied hand' } });
  done(historical, 'allied', { do: 'play', card: '#63' }); // no die
  expect(column(historical, 'alt')['#63 2']).toBe('no');
  expect([...ALT_CARDS.german, ...ALT_CARDS.allied]).toHaveLength(6);
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
const draws = (first: string, alt: { readonly [event: string]: string }, ...dice: readonly number[]): Table =>
  scene(
    {
      ...REGULAR,
      at: { ...poles, P1612: ['G39 XIII'] },
      turn: 5,
      moment: 'strategic',
      columns: { alt, stance: '4', unled: { allied: 'yes' }, face: { 'G39 XIII': 'reduced' } },
    },
    '#49',
    '#50',
    '#51',
    '#52',
    first,
    ...dice,
  );
test('21.1.3 Prudent Stalin: the Polish player rolls two dice for #61 and chooses; an aggressive French Army is sure', () => {
  const t = draws('#61', { '#63 1': 'yes' }, 1, 6);
  expect([asked(t), offered(t, 'allied').map(c => c['row'])]).toEqual(['allied picking', [1, 3]]);
  done(t, 'allied', { do: 'row', row: 3 }, '#53');
  expect(stanceOf(t.g)).toBe(2); // up
  expect(asked(draws('#72', { '#63 3': 'yes' }))).toBe('german granting'); // a unit is out, without a die
  const calm = scene(
    { ...REGULAR, at: poles, turn: 5, moment: 'strategic', columns: { alt: { '#63 2': 'yes' }, stance: '4' } },
    '#73',
    1,
    4,
  );
  expect(asked(calm)).toBe('allied picking');
});
test('21.1.5 an inactive French Army gives an improvement, a belligerent Soviet one two dice for the Germans', () => {
  const improves = draws('#72', { '#77 2': 'yes' });
  expect(asked(improves)).toBe('german granting');
  done(improves, 'german', { do: 'unit', unit: 'G39 XIII' }, '#53');
  expect(face(improves, 'G39 XIII')).toBe('full');
  expect(asked(draws('#61', { '#77 3': 'yes' }, 2, 5))).toBe('german picking');
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
test('18.5 no card of the German player makes Soviets march farther, no marker of his cancels for them', () => {
  const at = { P1521: ['SU 4'], P1411: ['G39 I'], P1520: ['P 5'] };
  const spec: Spec = { scenario: 'poland-historical', at, turn: 8, columns: { stance: '4' } };
  const moving = scene({ ...spec, moment: 'german movement', pieces: { '#59': 'German hand' } });
  done(moving, 'german', { do: 'play', card: '#59' });
  expect(offered(moving, 'german').map(c => c['hex'])).toEqual([undefined, 'P1411']);
  const marker = { marker: { 'brown 1': 'P1520' }, markerFace: { 'brown 1': 'target' } };
  const t = scene({
    ...spec,
    options: { cancelling: 'yes' },
    columns: { ...spec.columns, ...marker },
    pieces: { 'A Hold! 1': 'Allied markers', 'G Combat VP! 1': 'German markers' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1520' });
  done(t, 'german', { do: 'add', unit: 'SU 4' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' });
  done(t, 'allied', { do: 'commit', ability: 'Hold!' }, 4);
  expect(asked(t)).not.toBe('german cancelling');
  const blow = scene({ ...spec, moment: 'allied combat', pieces: { '#49': 'German hand' } });
  done(blow, 'german', { do: 'pass' });
  done(blow, 'allied', { do: 'done' });
  done(blow, 'german', { do: 'discard', card: '#49' });
  expect(refusal(blow, 'german', { do: 'blow', hex: 'P1521', with: 'brown' })).toBe('18.5');
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

// 26.0 -----------------------------------------------------------------------------------------------------------------
test('26.4, 19.12 by option each Alternate Event scores for the other side, once', () => {
  const t = alt('german', '#77', 1, poles, { options: { altScoring: 'yes' } });
  expect(altVP(t.g)).toBe(-4);
  expect(altVP(alt('german', '#77', 1, poles).g)).toBe(0);
  expect(
    altVP(alt('german', '#77', 1, poles, { options: { altScoring: 'yes' }, columns: { alt: { '#77 1': 'yes' } } }).g),
  ).toBe(0);
  expect(endSheet(t.g).find(l => l.case === '26.4')?.points).toBe(-4);
});
test('26.4 on a death’s-head turn a side may spend its Alternate Event points to be saved: the rulebook’s example', () => {
  const spec: Spec = {
    ...REGULAR,
    at: { P1512: ['G39 X'], P1513: ['P 25'] },
    turn: 7,
    moment: 'checks',
    options: { altScoring: 'yes' },
  };
  const bare = scene({ ...spec, moment: 'german movement' });
  const majors = citiesOf(bare.g).filter(h => boxOf(bare.g).CITY[h] === 2 && boxOf(bare.g).GREATER[h] === 0);
  const control = Object.fromEntries(majors.slice(0, 5).map(h => [boxOf(bare.g).GRID.labels[h]!, 'german']));
  const t = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-4' } });
  expect(asked(t)).toBe('allied sparing');
  const drawn = ['#49', '#50', '#51', '#52', 'A Hold! 1', 'A Hold! 2', 'A Hold! 3', 'A Hold! 4', 'A Shock! 1'];
  done(t, 'allied', { do: 'spend' }, ...drawn, 'A Shock! 2');
  expect([eventVP(t.g), altVP(t.g), column(t, 'leader')['allied']]).toEqual([3, -2, 'main']);
  const kept = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-4' } });
  done(kept, 'allied', { do: 'pass' }, 1, 1);
  expect([altVP(kept.g), column(kept, 'leader')['allied']]).toEqual([-4, 'dismissed']);
  const few = scene({ ...spec, columns: { control, eventVP: '5', altVP: '-1' } }, 1, 1);
  expect([asked(few), altVP(few.g)]).toEqual(['german punishing', -1]);
});
test('26.5 by option the Polish corps of Sikorski comes on turn 3', () => {
  const unit = UNITS.find(u => u.entry === 'S')!.name;
  expect(whereIs(begin('france-historical', { sikorski: 'yes' }), unit)).toBe('Turn 3');
  expect(whereIs(begin('france-historical'), unit)).toBe('Waiting');
});
test('26.3 by option an Automatic Victory takes a hex of Paris', () => {
  const all = citiesOf(scene({ at: pair, moment: 'german movement' }).g).map(h => boxOf(noRetreat).GRID.labels[h]!);
  const control = Object.fromEntries(all.filter(h => !['F1105', 'F1106', 'F1006'].includes(h)).map(h => [h, 'german']));
  const spec: Spec = { at: pair, turn: 5, moment: 'checks', columns: { control, eventVP: '12' } };
  expect(isOver(scene(spec))).toBe(true);
  const bound: Spec = { ...spec, moment: 'german movement', options: { harder: 'yes' } };
  expect(isAutomatic(scene(bound).g)).toBe(false);
  const paris = { ...control, F1105: 'german' };
  expect(isAutomatic(scene({ ...bound, columns: { control: paris, eventVP: '12' } }).g)).toBe(true);
});

// What the mutation proof asked for -----------------------------------------------------------------------------------------
test('17.7.1, 17.7.2 the levels of both fronts begin at their points', () => {
  const levels = (spec: Spec, ...points: readonly number[]) =>
    points.map(p => levelOf(scene({ ...spec, moment: 'german movement' }).g, p));
  const four = ['Allied Major', 'Allied Operational', 'German Operational', 'German Major'];
  const twice = four.flatMap(l => [l, l]).slice(1, -1);
  expect(levels({ at: pair }, 14, 15, 21, 22, 30, 31)).toEqual(twice);
  expect(levels({ ...POLAND, at: poles }, 9, 10, 15, 16, 21, 22)).toEqual(twice);
});
test('20.1.3, 20.1.4 the stance is checked on turns 4, 5, 6, 7 and 9 of either front, and moves above its box alone', () => {
  for (const front of ['france', 'poland'] as const)
    expect(CHARTS.turns[front].flatMap((t, i) => (t.stance === undefined ? [] : [i + 1]))).toEqual([4, 5, 6, 7, 9]);
  const drawn = [
    '#49',
    '#50',
    '#51',
    '#52',
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Shock! 1',
    'A Shock! 2',
  ];
  const at = (eventVP: string) =>
    scene({ ...POLAND, at: poles, turn: 5, moment: 'checks', columns: { eventVP } }, ...drawn);
  expect([stanceOf(at('8').g), stanceOf(at('7').g)]).toEqual([1, 0]); // the box of turn 5 is 7
});
test('15.1 only units under a Blitzkrieg! marker advance or assault', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1607: ['G XVI'], F1706: ['F I'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(asked(t)).toBe('german blitzing');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1606' })).toBe('15.1');
  expect(refusal(t, 'german', { do: 'assault', origin: 'F1607', hex: 'F1706' })).toBe('15.1');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' })).toBeUndefined();
});
test('14.1.2 a Counterblow that is paid for lies on no Fortress, on no units under No Actions, and only next to an enemy', () => {
  const t = scene({
    at: {
      F1707: ['G IV'],
      F1706: ['F I'],
      F1217: ['G XII'],
      F1216: ['F Boulay', 'F VI'],
      F0904: ['F XXI'],
      F1506: ['F III'],
      F1507: ['G IX'],
    },
    moment: 'german combat',
    pieces: { '#16': 'Allied hand' },
    columns: { na: { 'F III': 'yes' } },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'discard', card: '#16' });
  const blow = (hex: string) => refusal(t, 'allied', { do: 'blow', hex, with: 'blue' });
  expect([blow('F1706'), blow('F1216'), blow('F0904'), blow('F1506')]).toEqual([
    undefined,
    '14.1.2',
    '14.1.2',
    '14.1.2',
  ]);
});
test('17.0 points come from cities, Major and Minor, and from events: the total is their sum', () => {
  const at = (control: Spec['columns']) =>
    scene({ at: pair, moment: 'german movement', columns: { ...control!, eventVP: '3' } });
  const lille = at({ control: { F1808: 'german' } });
  const amiens = at({ control: { F1808: 'german', F1506: 'german' } });
  expect([mapVP(lille.g), mapVP(amiens.g), totalVP(lille.g), totalVP(amiens.g)]).toEqual([2, 3, 5, 6]);
});
