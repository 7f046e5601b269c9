/** 20.3, 24.0, 26.6 Secret Plans: Planned Moves, instructions, goals. */
import { expect, test } from 'vitest';
import { play, type Table } from '../../../engine/table.ts';
import { refusalWords } from '../../../engine/test/scene.ts';
import { MAPS } from '../data/map.ts';
import { PLANS } from '../data/plans.ts';
import {
  asked,
  begin,
  column,
  done,
  DYLE,
  ESCAUT,
  face,
  march,
  offered,
  refusal,
  scene,
  tired,
  told,
  unitsOffered,
  whereIs,
  type Spec,
} from './scene.ts';

test('20.3 a plan that asks for all cities of France asks for each of them', () => {
  const cities = MAPS.france.hexes.filter(h => h.city !== undefined && h.country === 'France').length;
  const all = PLANS.flatMap(p => p.goals).filter(goal => goal.words === 'all cities in France');
  expect(all.map(goal => goal.hold!.count)).toEqual(all.map(() => cities));
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
  expect(told(t)).toContain('The German player pays with a Blitzkrieg! marker (front: 1939 and 1940).');
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
test('24.3, 24.0 a plan gives its instructions: Ardennes Surprise lays No Actions in Belgium', () => {
  const t = scene({ at: { F1812: ['B III'], F1707: ['G IV'] }, turn: 2, moment: 'events' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'act', act: 'Neutral Holland' })).toBe('24.3');
  done(t, 'german', { do: 'act', act: 'Ardennes Surprise' });
  done(t, 'german', { do: 'hex', hex: 'F1812' });
  expect(tired(t, 'B III')).toBe(true);
});
/** The Strategic Phase of a turn, with French Initiative as the Allied plan. */
const initiative = (turn: number, at: Spec['at'], more: Spec = {}): Table =>
  scene({
    turn,
    at: { ...at, F1707: ['G IV'] },
    moment: 'events',
    pieces: { '#38': 'Allied plan cards', '#41': 'Allied plan' },
    ...more,
  });
/** The Germans use 2nd Army Freed once the Allies have passed. */
const freeing = (turn: number, at: Spec['at'], more: Spec = {}): Table => {
  const t = scene({ turn, at: { F1706: ['F I'], ...at }, moment: 'events', ...more });
  done(t, 'allied', { do: 'pass' });
  return t;
};
test('24.3 units that a plan frees may go one by one: the others stay, and may go in another turn', () => {
  const t = freeing(2, { 'Turn 5': ['G XXXXII', 'G XXXXIII', 'G XXII'] });
  done(t, 'german', { do: 'act', act: '2nd Army Freed' });
  expect(unitsOffered(t, 'german')).toEqual(['G XXXXII', 'G XXXXIII', 'G XXII']);
  done(t, 'german', { do: 'unit', unit: 'G XXXXIII' });
  done(t, 'german', { do: 'pass' });
  expect(['G XXXXII', 'G XXXXIII', 'G XXII'].map(u => whereIs(t, u))).toEqual(['Turn 5', 'Reserve', 'Turn 5']);
  expect(asked(t)).toBe('german planning'); // neither play nor pass
  const later = freeing(3, { F1707: ['G XXXXIII'], 'Turn 5': ['G XXXXII', 'G XXII'] });
  done(later, 'german', { do: 'act', act: '2nd Army Freed' });
  expect(unitsOffered(later, 'german')).toEqual(['G XXXXII', 'G XXII']);
  expect(refusalWords(later, 'german', { do: 'unit', unit: 'G XXXXIII' })).toBe(
    'G XXXXIII is on the map: 2nd Army Freed takes units from beside it.',
  );
});
test('24.3 2nd Army Freed takes nobody off the map', () => {
  const t = freeing(3, { F1411: ['G XXXXII'], F1410: ['F III'], Reserve: ['G XXXXIII', 'G XXII'] });
  expect(refusal(t, 'german', { do: 'act', act: '2nd Army Freed' })).toBe('24.3');
  const first = freeing(3, { F1411: ['G XXXXII'], F1410: ['F III'] }, { columns: { rules: '1' } });
  expect(refusal(first, 'german', { do: 'act', act: '2nd Army Freed' })).toBeUndefined();
});
test('24.2 Tank Doctrine puts three tank units in play from beside the map, and never takes them off it', () => {
  const t = initiative(1, { Waiting: ['F Baron', 'F Boiron', 'F Bonnet'] });
  done(t, 'allied', { do: 'act', act: 'Tank Doctrine' });
  expect(unitsOffered(t, 'allied')).toEqual(['F Baron', 'F Boiron', 'F Bonnet']);
  done(t, 'allied', { do: 'unit', unit: 'F Baron' });
  expect(whereIs(t, 'F Baron')).toBe('Reserve');
  const inPlay = { F1410: ['F Baron', 'F Boiron'], F1411: ['G XIX'], Destroyed: ['F Bonnet'] };
  const later = initiative(2, inPlay);
  expect(refusal(later, 'allied', { do: 'act', act: 'Tank Doctrine' })).toBe('24.2');
  const first = initiative(2, inPlay, { columns: { rules: '1' } });
  done(first, 'allied', { do: 'act', act: 'Tank Doctrine' });
  expect(unitsOffered(first, 'allied')).toEqual(['F Baron', 'F Boiron']);
});
test('24.2 7th Army Freed takes each of its two units once, from the map too', () => {
  const t = initiative(1, { F2006: ['F I', 'F 1 DLM'] });
  done(t, 'allied', { do: 'act', act: '7th Army Freed' });
  done(t, 'allied', { do: 'unit', unit: 'F I' });
  done(t, 'allied', { do: 'pass' });
  expect([whereIs(t, 'F I'), whereIs(t, 'F 1 DLM')]).toEqual(['Reserve', 'F2006']);
  const again = initiative(2, { F2006: ['F I', 'F 1 DLM'] }, { columns: { freed: column(t, 'freed') } });
  done(again, 'allied', { do: 'act', act: '7th Army Freed' });
  expect(unitsOffered(again, 'allied')).toEqual(['F 1 DLM']);
  expect(refusalWords(again, 'allied', { do: 'unit', unit: 'F I' })).toBe('F I was freed once already.');
  done(again, 'allied', { do: 'unit', unit: 'F 1 DLM' });
  const both = initiative(2, { F2006: ['F I', 'F 1 DLM'] }, { columns: { freed: column(again, 'freed') } });
  expect(refusal(both, 'allied', { do: 'act', act: '7th Army Freed' })).toBe('24.2');
});
test('24.2 by the other reading 7th Army Freed takes nobody off the map', () => {
  const options = { freeing: 'beside' };
  const t = initiative(1, { F2006: ['F I', 'F 1 DLM'] }, { scenario: 'france', options });
  expect(refusal(t, 'allied', { do: 'act', act: '7th Army Freed' })).toBe('24.2');
  const beside = initiative(1, { F2006: ['F I'], 'Turn 3': ['F 1 DLM'] }, { scenario: 'france', options });
  done(beside, 'allied', { do: 'act', act: '7th Army Freed' });
  expect(unitsOffered(beside, 'allied')).toEqual(['F 1 DLM']);
});
test('24.3 2nd Army Freed brings its two corps and the mountain corps into the Reserve before their turn', () => {
  const army = ['G XXXXII', 'G XXXXIII', 'G XXII'];
  const t = scene({ turn: 3, at: { 'Turn 5': army, 'Turn 6': ['G XVII'] }, moment: 'events' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'act', act: '2nd Army Freed' });
  for (const unit of army) done(t, 'german', { do: 'unit', unit });
  expect([...army, 'G XVII'].map(u => whereIs(t, u))).toEqual(['Reserve', 'Reserve', 'Reserve', 'Turn 6']);
  expect(refusal(t, 'german', { do: 'act', act: '2nd Army Freed' })).toBe('24.3');
});
test('24.3, 13.3.6 Neutral Holland: no attack on a hex where Dutch stand with others', () => {
  const t = scene({
    scenario: 'france',
    at: { F2006: ['UK I', 'UK Dynamo', 'N Light'], F2007: ['G IV'] },
    turn: 9,
    moment: 'german combat',
    pieces: {
      ...Object.fromEntries([42, 44, 45, 46].map(n => [`#${n}`, 'German plan cards'])),
      '#43': 'German plan',
    },
    columns: { war: { Holland: 'at war' } },
  });
  while (asked(t)?.endsWith('offering')) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
  done(t, 'allied', { do: 'done' });
  expect(refusal(t, 'german', { do: 'target', hex: 'F2006', with: 'grey' })).toBe('24.3');
});
const passAll = (t: Table): void => {
  while (asked(t)?.endsWith('offering')) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
};
test('24.3, 14.1.2 Neutral Holland: a Counterblow on Dutch units is not answered either; that he is asked tells nothing', () => {
  const combat = (plan: string) => {
    const t = scene({
      scenario: 'france',
      at: { F2414: ['N I'], F2415: ['G X'] },
      moment: 'german combat',
      pieces: {
        ...Object.fromEntries([42, 43, 44, 45, 46].map(n => [`#${n}`, 'German plan cards'])),
        [plan]: 'German plan',
        '#4': 'Allied hand',
      },
      columns: { war: { Holland: 'at war' } },
    });
    passAll(t);
    done(t, 'allied', { do: 'discard', card: '#4' });
    done(t, 'allied', { do: 'blow', hex: 'F2414', with: 'blue' });
    done(t, 'allied', { do: 'done' });
    done(t, 'german', { do: 'done' });
    return t;
  };
  const [neutral, other] = [combat('#43'), combat('#42')];
  expect([asked(neutral), asked(other)]).toEqual(['german fighting', 'german fighting']);
  expect([offered(neutral, 'german'), offered(other, 'german')]).toEqual([
    [{ do: 'done' }],
    [{ do: 'attack', hex: 'F2414' }],
  ]);
  done(neutral, 'german', { do: 'done' });
  expect(column(neutral, 'marker')['blue 1']).toBe('Beside the cup');
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
