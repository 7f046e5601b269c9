/** What choices are called and why one is refused: who, where, one reason, its case. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { labelled } from '../../../engine/labels.ts';
import { choicesOf, why, type Table } from '../../../engine/table.ts';
import { attack, done, scene, told, type Spec } from './scene.ts';

type Side = 'german' | 'allied';
const BEF = { 2019: ['UK I'] } as const;
/** 'case reason' */
const said = (t: Table, side: Side, choice: Json): string => {
  const v = why(t, side, choice);
  return v.ok ? 'yes' : `${v.case} ${v.why}`;
};
const words = (t: Table, side: Side, verb: string): { readonly [choice: string]: string } => {
  const [ask] = t.game.machine.open(t.g);
  return Object.fromEntries(
    choicesOf(t, side)
      .filter(c => c.do === verb)
      .map(c => [String(Object.values(labelled(t.game.labels, c) as object).at(-1)), t.game.machine.say(t.g, ask!, c)]),
  );
};
const going = (unit: string, spec: Spec, ...die: readonly number[]) => {
  const side: Side = unit.startsWith('G') ? 'german' : 'allied';
  const t = scene({ side, turn: 2, forts: [], ...spec });
  done(t, side, { do: 'move', unit }, ...die);
  return (hex: string) => said(t, side, { do: 'to', hex });
};

test('a hex is called by its town, and a move says what it costs', () => {
  const t = scene({ forts: [], turn: 2, at: { ...BEF, 2322: ['G III', 'G IV'] } });
  expect(words(t, 'german', 'stack')['2322']).toBe('Move the stack in Auxerre 2322');
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect([words(t, 'german', 'to')['2323'], words(t, 'german', 'to')['2425']]).toEqual([
    'To 2323, 1 of 6 points',
    'To Troyes 2425, 3 of 6 points',
  ]);
  done(t, 'german', { do: 'to', hex: '2425' });
  expect(told(t)).toContain('from Auxerre 2322 to Troyes 2425');
});
test('10.4 too far: what it takes and what there is', () =>
  expect(going('G III', { at: { ...BEF, 2322: ['G III'] } })('2330')).toBe(
    '10.4 G III cannot get to 2330: that takes 11 movement points, and it has 6.',
  ));
test('6.2 an enemy in the hex, and one in the way', () => {
  const no = going('G 41 Pz', {
    at: {
      ...BEF,
      2322: ['G 41 Pz'],
      2323: ['F X'],
      2423: ['F XI'],
      2222: ['F XII'],
      2422: ['F I'],
      2223: ['F II'],
      2321: ['F III'],
    },
  });
  expect([no('2323'), no('2324')]).toEqual([
    '6.2 G 41 Pz cannot get to 2323: F X is there, and enemies never share a hex.',
    '6.2 G 41 Pz cannot get to 2324: F X stands in 2323.',
  ]);
});
test('7.3 an enemy zone on the way, and from one into another', () => {
  expect(
    going('G III', { at: { ...BEF, 2322: ['G III'], 2424: ['F X'], 2224: ['F XI'], 2624: ['F XII'], 2024: ['F I'] } })(
      '2325',
    ),
  ).toMatch(/^7\.3 G III cannot get to (\S+ )?2325: an Allied zone of control in (\S+ )?\d{4} ends its move\.$/);
  expect(going('F X', { at: { ...BEF, 2322: ['F X'], 2423: ['G III'] } }, 1)('2323')).toMatch(
    /^7\.3 F X cannot get to (\S+ )?2323: (\S+ )?2323 is in a German zone of control, like (\S+ )?2322\.$/,
  );
});
test('10.7 water, 10.5 a water hex, 3.6 a neutral', () => {
  const no = going('G III', { at: { ...BEF, 4239: ['G III'] }, war: ['Netherlands'] });
  expect(no('4238')).toBe('yes');
  expect(going('UK I', { at: { 3926: ['UK I'] } })('4027')).toMatch(
    /^10\.5 UK I cannot get to (\S+ )?4027: that is water\.$/,
  );
  expect(going('UK I', { at: { 3629: ['F X'], 3628: ['UK I'] } })('3630')).toMatch(
    /^3\.6 UK I cannot get to (\S+ )?3630: Belgium is neutral\.$/,
  );
});
test('exits say what is missing', () => {
  const no = (unit: string, edge: string, spec: Spec, ...die: readonly number[]) => {
    const side: Side = unit.startsWith('G') ? 'german' : 'allied';
    const t = scene({ side, turn: 6, forts: [], ...spec });
    done(t, side, { do: 'move', unit }, ...die);
    return said(t, side, { do: 'exit', edge, ...(edge.endsWith('sea') ? { steps: 1 } : {}) });
  };
  const DYNAMO = { dynamo: 5, dynamoPort: '3927' };
  const edge = { at: { 2318: ['UK I'], 2025: ['UK II'] } } as const;
  expect([
    no('UK I', 'Evacuate by the west edge', edge),
    no('UK I', 'Evacuate by the west edge', { ...edge, columns: { ...DYNAMO, brittany: 'yes' } }),
    no('UK I', 'Evacuate by sea', { ...edge, columns: DYNAMO }),
    no('UK I', 'Exit south', edge),
    no('F X', 'Evacuate by sea', { at: { ...edge.at, 2319: ['F X'] } }, 3),
    no('UK I', 'Evacuate by sea', { ...edge, columns: { ...DYNAMO, evacuatedSteps: 4 } }),
    no('UK I', 'Evacuate by the west edge', { at: { 2323: ['UK I'], 2025: ['UK II'] }, columns: DYNAMO }),
  ]).toEqual([
    '5.14 UK I cannot evacuate by the west edge: Operation Dynamo has not been declared.',
    '5.14 UK I cannot evacuate by the west edge: a panzer corps has left by that edge.',
    '5.13 UK I cannot evacuate by sea: no hex to leave from is in reach of 6 movement points.',
    '4.6 UK I cannot exit south: only German mechanised corps leave that way.',
    '5.13 F X cannot evacuate by sea: only the British are evacuated.',
    '5.13 UK I cannot evacuate by sea: the ships are full this turn.',
    '5.14 UK I cannot evacuate by the west edge: by 2219 that takes 7 movement points, and it has 6.',
  ]);
});
test('5.9 where a unit under the coup cannot go', () => {
  const t = scene({ phase: 'coup', columns: { coup: 'ready' }, at: { ...BEF, 2135: ['F X'] } });
  done(t, 'german', { do: 'coup', hex: '2135' }, 1);
  expect(said(t, 'allied', { do: 'displace', hex: '2136' })).toBe('5.9 F X cannot go to 2136: that is in Germany.');
  expect(said(t, 'allied', { do: 'displace', hex: '2235' })).toMatch(
    /^5\.9 F X cannot go to (\S+ )*2235: no unit enters the Sarreguemines Gap\.$/,
  );
  expect(said(t, 'allied', { do: 'displace', hex: '2030' })).toMatch(
    /^5\.9 F X cannot go to (\S+ )?2030: that is not next to (\S+ )?2135\.$/,
  );
});
test('11.4 who cannot take the loss, and why', () => {
  const t = scene({
    phase: 'combat',
    turn: 2,
    at: {
      ...BEF,
      2534: ['G 41 Pz', 'G 19 Pz', 'G 16 Pz'],
      2435: ['G I', 'G II', 'G III'],
      2434: ['F X'],
      2526: ['F XI'],
    },
    forts: ['ML 2434'],
  });
  attack(t, 'german', '2434', ['G 41 Pz', 'G 19 Pz', 'G 16 Pz', 'G I', 'G II', 'G III'], 'BB');
  expect([
    said(t, 'allied', { do: 'lose', unit: 'ML 2434' }),
    said(t, 'allied', { do: 'lose', unit: 'F XI' }),
    said(t, 'allied', { do: 'lose', unit: 'G I' }),
    said(t, 'allied', { do: 'lose', unit: 'F X' }),
  ]).toEqual([
    '11.4 ML 2434 is a fort: F X with it takes the loss.',
    '11.4 F XI is not in the battle for 2434.',
    '11.4 G I cannot take a loss of the Allies.',
    'yes',
  ]);
});
test('11.3, 7.4 where a unit cannot retreat', () => {
  const t = scene({
    phase: 'combat',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X'], 2321: ['G I', 'G II', 'G III'], 2424: ['G IV'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DR');
  const to = (hex: string) => said(t, 'allied', { do: 'retreat', unit: 'F X', hex }).replace(/[A-Z]\S+ (\d{4})/g, '$1');
  expect([to('2321'), to('2423'), to('2325')]).toEqual([
    '11.3 F X cannot retreat to 2321: an attacker stood there.',
    '7.4 F X cannot retreat to 2423: that is in a German zone of control.',
    '11.3 F X cannot retreat to 2325: that is not next to 2322.',
  ]);
});
test('11.0 a hex is shut to attacks by the units in it that were attacked, also elsewhere', () => {
  const t = scene({
    phase: 'combat',
    turn: 2,
    forts: [],
    at: { ...BEF, 2322: ['F X'], 2321: ['G I', 'G II', 'G III'], 2425: ['G IV'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DR');
  done(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
  done(t, 'german', { do: 'done' });
  const verdict = why(t, 'german', { do: 'attack', hex: '2323' });
  expect(verdict).toMatchObject({
    case: '11.0',
    why: 'All units in 2323 have been attacked this phase.',
    obstacle: { is: 'cells', column: 'fought' },
  });
});
test('5.9 a coup falls on nobody and on no Germans, each for its own reason', () => {
  const t = scene({ phase: 'coup', columns: { coup: 'ready' }, at: { ...BEF, 2536: ['G I'] } });
  expect([said(t, 'german', { do: 'coup', hex: '2536' }), said(t, 'german', { do: 'coup', hex: '2323' })]).toEqual([
    '5.9 Your own units stand in 2536.',
    '5.9 Nobody stands in 2323 to be dropped on.',
  ]);
});
test('10.0 a hex with nobody in it or with one unit makes no stack', () => {
  const t = scene({ turn: 2, forts: [], at: { ...BEF, 2322: ['G I'] } });
  expect(said(t, 'german', { do: 'stack', hex: '2323' })).toMatch(/^10\.0 Nobody is in .*2323, which makes no stack/);
  expect(said(t, 'german', { do: 'stack', hex: '2322' })).toMatch(
    /^10\.0 G I is alone in .*2322, which makes no stack/,
  );
});
test('10.0 why nobody of this name is left behind by a stack', () => {
  const t = scene({
    forts: [],
    turn: 2,
    at: { ...BEF, 2323: ['G I', 'G II', 'G III'], 2324: ['G IV'], 2525: ['F X'] },
  });
  done(t, 'german', { do: 'stack', hex: '2323' });
  done(t, 'german', { do: 'leave', unit: 'G I' });
  const leave = (unit: string) => said(t, 'german', { do: 'leave', unit });
  expect(['G I', 'G IV', 'G V', 'F X', 'G II'].map(leave)).toEqual([
    '10.0 G I stays in 2323 already.',
    '10.0 G IV is in 2324, and the stack marches from 2323.',
    '10.0 G V is not on the map.',
    '10.0 F X is not yours to move.',
    '10.0 G II cannot stay in 2323: one unit is no stack, and moves by itself.',
  ]);
});
