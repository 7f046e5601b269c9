/** 3.0-3.9 Set-up, control, markers. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../engine/random.ts';
import type { Table } from '../../../engine/table.ts';
import { around } from '../../../kernel/hex.ts';
import { GRID } from '../data/map.ts';
import { SET_UPS, type SetUp } from '../data/setups.ts';
import { isFort, UNITS } from '../data/units.ts';
import { france40 } from '../game.ts';
import {
  asked,
  column,
  done,
  holder,
  march,
  offered,
  opened,
  points,
  refusal,
  scene,
  stepsOfUnit,
  value,
  whereIs,
} from './scene.ts';
import { RUHR, labelOf } from './shipped.ts';

type Side = 'german' | 'allied';
const put = (t: Table, side: Side, unit: string, hex: string): void => {
  done(t, side, { do: 'pick', unit });
  done(t, side, { do: 'at', hex });
};
/** The case that refuses a hex to a unit. */
const refused = (t: Table, side: Side, unit: string, hex: string): string | undefined => {
  done(t, side, { do: 'pick', unit });
  const c = refusal(t, side, { do: 'at', hex });
  done(t, side, { do: 'back' });
  return c;
};
const picks = (t: Table, side: Side): string[] =>
  offered(t, side).flatMap(c => ((c as { do: string }).do === 'pick' ? [(c as { unit: string }).unit] : []));
/** Puts every unit that is left into the first hex that is open to it. */
const putAll = (t: Table, side: Side): void => {
  for (const unit of picks(t, side)) {
    done(t, side, { do: 'pick', unit });
    done(
      t,
      side,
      offered(t, side).find(c => (c as { do: string }).do === 'at')!,
    );
  }
};
const corps = (nation: string, scenario = '1940'): string[] =>
  UNITS.filter(u => u.nation === nation && u.scenario === scenario && !isFort(u)).map(u => u.name);

test('3.0, 3.6 scenario and sides are fixed before anything is placed: in 1940 the Allied player begins, with the neutrals', () => {
  const t = opened('1940');
  expect(asked(t)).toBe('allied settingUp');
  expect(picks(t, 'allied')).toEqual([...corps('Belgian'), ...corps('Dutch'), ...corps('Swiss')]);
  expect(refusal(t, 'german', { do: 'pick', unit: 'G III' })).toBe('3.6');
  expect(refusal(t, 'allied', { do: 'pick', unit: 'F X' })).toBe('3.6');
});
test('3.1 Germany is German and France Allied at the start, in both scenarios', () => {
  for (const scenario of ['1940', '1939'] as const)
    expect(['1043', '2335', '2922', '1431'].map(hex => holder(opened(scenario), hex))).toEqual([
      'german',
      'german',
      'allied',
      'allied',
    ]);
});
test('3.1, 7.0 a hex goes over to whoever enters it, also on the way, and a zone of control changes nothing', () => {
  const t = scene({ forts: [], at: { 2322: ['G III'] } });
  march(t, 'german', 'G III', '2324');
  expect(['2322', '2323', '2324', '2325', '2423'].map(hex => holder(t, hex))).toEqual([
    'german',
    'german',
    'german',
    'allied',
    'allied',
  ]);
});
test('3.1 control stays with the last that entered and comes back with the other', () => {
  const t = scene({
    forts: [],
    side: 'allied',
    turn: 2,
    at: { 2522: ['UK I'] },
    held: { 2422: 'german', 2322: 'german' },
  });
  march(t, 'allied', 'UK I', '2422');
  expect([holder(t, '2422'), holder(t, '2322')]).toEqual(['allied', 'german']);
});
test('3.2 in 1939 the neutrals are shut: no entry, no violation, no units', () => {
  const t = scene({ scenario: '1939', side: 'allied', at: { 2731: ['F39 1 DIM'] } });
  done(t, 'allied', { do: 'move', unit: 'F39 1 DIM' });
  expect([refusal(t, 'allied', { do: 'to', hex: '2732' }), refusal(t, 'allied', { do: 'to', hex: '2633' })]).toEqual([
    '3.2',
    '3.2',
  ]);
  expect([whereIs(t, 'B I'), whereIs(t, 'BEE'), whereIs(t, 'Sw 1')]).toEqual([
    'Not in play',
    'Not in play',
    'Not in play',
  ]);
  expect(
    refusal(scene({ scenario: '1939', at: { 2640: ['G39 5 ID'] } }), 'german', { do: 'violate', neutral: 'Belgium' }),
  ).toBe('3.2');
});
test('3.3 in 1939 the Germans go first, with West Wall forts from 2534 to 1432 and all divisions in Germany', () => {
  const t = opened('1939');
  expect(asked(t)).toBe('german settingUp');
  expect([whereIs(t, 'WW 2534'), whereIs(t, 'WW 1432'), whereIs(t, 'WW 2635')]).toEqual([
    '2534',
    '1432',
    'Not in play',
  ]);
  expect([
    refused(t, 'german', 'G39 5 ID', '2434'),
    refused(t, 'german', 'G39 5 ID', '2733'),
    refused(t, 'german', 'G39 5 ID', '2534'),
  ]).toEqual(['3.3', '3.3', undefined]);
  expect(refusal(t, 'german', { do: 'done' })).toBe('3.3');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied settingUp');
});
test('3.3, 6.0, 6.3 eight divisions to a hex in set-up, and a unit can be lifted again', () => {
  const t = opened('1939');
  const [ninth, ...eight] = corps('German', '1939').slice(0, 9);
  for (const unit of eight) put(t, 'german', unit, '2640');
  expect(refused(t, 'german', ninth!, '2640')).toBe('6.3');
  done(t, 'german', { do: 'lift', unit: eight[0]! });
  expect(refused(t, 'german', ninth!, '2640')).toBeUndefined();
});
test('3.5 in 1939 the French place second, every division anywhere in France and none kept back; no Maginot forts', () => {
  const t = opened('1939');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect(picks(t, 'allied')).toEqual(corps('French', '1939'));
  expect([
    refused(t, 'allied', 'F39 1 DIM', '2335'),
    refused(t, 'allied', 'F39 1 DIM', '3432'),
    refused(t, 'allied', 'F39 1 DIM', '1019'),
  ]).toEqual(['3.5', '3.5', undefined]);
  expect([whereIs(t, 'ML 2731'), refusal(t, 'allied', { do: 'done' })]).toEqual(['Not in play', '3.5']);
  putAll(t, 'allied');
  done(t, 'allied', { do: 'done' });
  expect(value(t, 'turn')).toBe(1);
});
test('3.5 the Germans of 1939 neither move nor attack outside Germany', () => {
  const at = { 2534: ['G39 5 ID'], 2434: ['F39 1 DIM'] };
  const t = scene({ scenario: '1939', at });
  done(t, 'german', { do: 'move', unit: 'G39 5 ID' });
  expect(refusal(t, 'german', { do: 'to', hex: '2533' })).toBe('3.2');
  expect(refusal(t, 'german', { do: 'to', hex: '2433' })).toBe('3.5');
  expect(refusal(scene({ scenario: '1939', phase: 'combat', at }), 'german', { do: 'attack', hex: '2434' })).toBe(
    '3.5',
  );
});
test('3.6 neutrals stand at home, one mobile unit to a hex, forts not counted, no Belgian in the Ardennes or in 2732', () => {
  const t = opened();
  put(t, 'allied', 'B I', '3432');
  expect(refused(t, 'allied', 'B II', '3432')).toBe('3.6');
  expect(['2832', '2732', '3628', '3837'].map(hex => refused(t, 'allied', 'B II', hex))).toEqual([
    '3.6',
    '3.6',
    '3.6',
    '3.6',
  ]);
  expect(refused(t, 'allied', 'N I', '3432')).toBe('3.6');
  expect([whereIs(t, 'BEE'), refused(t, 'allied', 'B II', '3235')]).toEqual(['3235', undefined]);
});
test('3.7 then British and French, in France, three to a hex and never together; the French may stand in the Maginot Line', () => {
  const t = opened();
  putAll(t, 'allied');
  done(t, 'allied', { do: 'done' });
  expect(picks(t, 'allied')).toEqual([...corps('French'), ...corps('British')]);
  put(t, 'allied', 'F I', '2731');
  expect(['3432', '2335', '2235'].map(hex => refused(t, 'allied', 'F II', hex))).toEqual(['3.7', '3.7', '3.7']);
  put(t, 'allied', 'UK I', '3628');
  expect([
    refused(t, 'allied', 'F II', '3628'),
    refused(t, 'allied', 'UK II', '2731'),
    refused(t, 'allied', 'UK II', '2632'),
  ]).toEqual(['6.2', '6.2', undefined]);
  for (const unit of ['F II', 'F III']) put(t, 'allied', unit, '2731');
  expect(refused(t, 'allied', 'F IV', '2731')).toBe('6.4');
  expect(refusal(t, 'allied', { do: 'done' })).toBe('3.7');
  expect(
    Object.entries(column(t, 'place')).filter(
      ([name, hex]) => name.startsWith('ML') && hex === name.slice(3) && stepsOfUnit(t, name) === 2,
    ).length,
  ).toBe(15);
});

const GERMAN_TABLE = {
  phase: 'sickle',
  at: { 2019: ['UK I'] },
  boxes: Object.fromEntries([
    ...corps('German')
      .filter(u => u !== 'G 39 Pz')
      .map(u => [u, 'To set up']),
    ['G 39 Pz', 'Turn track'],
  ]),
} as const;
test('3.8 without Sickle Cut all Germans stand in Germany, the 39th waits on turn 8 of the track', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'no' });
  expect([whereIs(t, 'G 39 Pz'), picks(t, 'german').includes('G 39 Pz')]).toEqual(['Turn track', false]);
  expect([
    refused(t, 'german', 'G 41 Pz', '2832'),
    refused(t, 'german', 'G III', '2733'),
    refused(t, 'german', 'G III', '2640'),
  ]).toEqual(['3.8', '3.8', undefined]);
  expect(column(t, 'neutral')).toMatchObject({ Belgium: 'neutral' });
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect([whereIs(t, 'WW 3538'), whereIs(t, 'WW 1432')]).toEqual(['3538', '1432']);
});
test('3.8 Sickle Cut: three mechanised corps of four in the Ardennes, no fewer and no more, and Belgium is violated', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  expect(column(t, 'neutral')).toMatchObject({ Belgium: 'at war', Luxembourg: 'neutral' });
  expect(refused(t, 'german', 'G III', '2832')).toBe('3.8');
  expect(refused(t, 'german', 'G 19 Pz', '2732')).toBe('3.8');
  put(t, 'german', 'G 15 Pz', '2832');
  put(t, 'german', 'G 16 Pz', '2640');
  put(t, 'german', 'G 19 Pz', '2832');
  put(t, 'german', 'G 41 Pz', '2640');
  for (const unit of picks(t, 'german')) {
    done(t, 'german', { do: 'pick', unit });
    done(
      t,
      'german',
      offered(t, 'german').find(c => (c as { do: string }).do === 'at')!,
    );
  }
  expect(refusal(t, 'german', { do: 'done' })).toBe('3.8');
  done(t, 'german', { do: 'lift', unit: 'G 41 Pz' });
  put(t, 'german', 'G 41 Pz', '2832');
  done(t, 'german', { do: 'lift', unit: 'G 16 Pz' });
  expect(refused(t, 'german', 'G 16 Pz', '2833')).toBe('3.8');
  put(t, 'german', 'G 16 Pz', '2640');
  done(t, 'german', { do: 'done' });
  expect([holder(t, '2832'), column(t, 'neutral').Luxembourg, value(t, 'sickleCut')]).toEqual([
    'german',
    'neutral',
    'yes',
  ]);
});
test('3.8, 4.3 a corps of Sickle Cut that stands in Luxembourg has made it capitulate', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  for (const unit of ['G 15 Pz', 'G 19 Pz', 'G 41 Pz']) put(t, 'german', unit, '2733');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect([column(t, 'neutral').Luxembourg, holder(t, '2733')]).toEqual(['capitulated', 'german']);
});
test('3.4, 3.9 markers: turn 1, replacements 8 and 17, no points; none in 1939', () => {
  const t = opened();
  expect([value(t, 'turn'), value(t, 'germanReplacements'), value(t, 'frenchReplacements'), points(t)]).toEqual([
    1, 8, 17, 0,
  ]);
  const early = opened('1939');
  expect([value(early, 'turn'), value(early, 'germanReplacements'), value(early, 'frenchReplacements')]).toEqual([
    1, 0, 0,
  ]);
});

const plans = (t: Table, side: Side): string[] =>
  offered(t, side).flatMap(c => ((c as { do: string }).do === 'lay' ? [(c as { plan: string }).plan] : []));
/** A table at which the army of this plan is set up next, the others by the first plan that fits. */
const before = (
  plan: SetUp,
  options: { readonly [option: string]: string } = {},
): { readonly t: Table; readonly side: Side } => {
  const t = opened(plan.scenario, options);
  const side = plan.group === 'german' ? 'german' : 'allied';
  for (;;) {
    const now = asked(t)!.split(' ')[0] as Side;
    if (asked(t) === 'german declaring') done(t, 'german', { do: 'sickle', sickle: plan.sickle ?? 'no' });
    else if (plans(t, now).includes(plan.id)) return { t, side };
    else {
      done(t, now, { do: 'lay', plan: plans(t, now)[0]! });
      done(t, now, { do: 'done' });
    }
  }
};
const stands = (t: Table, plan: SetUp): void => {
  for (const [hex, units] of Object.entries(plan.at))
    expect(
      units.map(u => [whereIs(t, u), column(t, 'level')[u]]),
      hex,
    ).toEqual(units.map((_, i) => [hex, i]));
};

test.each(SET_UPS)(
  '3.0 the ready-made set-up $id places its whole army as the rules allow, unit by unit or at once',
  plan => {
    const { t, side } = before(plan);
    expect(Object.values(plan.at).flat().toSorted()).toEqual(picks(t, side).toSorted());
    for (const [hex, units] of Object.entries(plan.at)) for (const unit of units) put(t, side, unit, hex);
    stands(t, plan);
    done(t, side, { do: 'done' });
    const again = before(plan).t;
    done(again, side, { do: 'lay', plan: plan.id });
    stands(again, plan);
    done(again, side, { do: 'done' });
    expect([column(again, 'place'), column(again, 'control'), column(again, 'neutral')]).toEqual([
      column(t, 'place'),
      column(t, 'control'),
      column(t, 'neutral'),
    ]);
  },
);
test('3.0 whatever the options, the ready-made set-ups of every army lead to turn 1', () => {
  for (const options of france40.options.flatMap(o => o.values.map(v => ({ [o.id]: v.id }))))
    for (const plan of SET_UPS) {
      const { t, side } = before(plan, options);
      done(t, side, { do: 'lay', plan: plan.id });
      done(t, side, { do: 'done' });
      if (plan.group === (plan.scenario === '1940' ? 'german' : 'allies'))
        expect([value(t, 'turn'), asked(t)]).toEqual([
          1,
          plan.scenario === '1940' ? 'german dropping' : 'allied attacking',
        ]);
    }
});
test('3.3, 3.5, 3.6, 3.7 three or more ready-made set-ups for each army, and only for the one that is being set up', () => {
  expect(plans(opened('1939'), 'german')).toEqual(['leeb', 'west-wall', 'depth']);
  const t = opened();
  expect(plans(t, 'allied')).toEqual(['canal-and-grebbe', 'cities', 'frontier']);
  expect([
    refusal(t, 'allied', { do: 'lay', plan: 'dyle-breda' }),
    refusal(t, 'allied', { do: 'lay', plan: 'leeb' }),
    refusal(t, 'german', { do: 'lay', plan: 'sichelschnitt' }),
  ]).toEqual(['3.6', '3.6', '3.6']);
  done(t, 'allied', { do: 'lay', plan: 'cities' });
  done(t, 'allied', { do: 'done' });
  expect(plans(t, 'allied')).toEqual(['dyle-breda', 'escaut', 'meuse']);
});
test('3.8 two German set-ups fit Sickle Cut and two do without it', () => {
  const yes = scene(GERMAN_TABLE);
  const no = scene(GERMAN_TABLE);
  done(yes, 'german', { do: 'sickle', sickle: 'yes' });
  done(no, 'german', { do: 'sickle', sickle: 'no' });
  expect([plans(yes, 'german'), plans(no, 'german')]).toEqual([
    ['sichelschnitt', 'sedan'],
    ['gelb-1939', 'braun'],
  ]);
  expect([
    refusal(yes, 'german', { do: 'lay', plan: 'braun' }),
    refusal(no, 'german', { do: 'lay', plan: 'sedan' }),
  ]).toEqual(['3.8', '3.8']);
});
test('3.0 what was laid out can be changed unit by unit, or another laid over it; what is not at hand cannot be laid', () => {
  const t = before(SET_UPS.find(p => p.id === 'meuse')!).t;
  done(t, 'allied', { do: 'lay', plan: 'meuse' });
  done(t, 'allied', { do: 'lift', unit: 'F X' });
  put(t, 'allied', 'F X', '2019');
  expect([whereIs(t, 'F X'), refusal(t, 'allied', { do: 'done' })]).toEqual(['2019', undefined]);
  done(t, 'allied', { do: 'lay', plan: 'dyle-breda' });
  stands(
    t,
    SET_UPS.find(p => p.id === 'dyle-breda')!,
  );
  const dead = scene({ ...GERMAN_TABLE, boxes: { ...GERMAN_TABLE.boxes, 'G III': 'Dead pile' } });
  done(dead, 'german', { do: 'sickle', sickle: 'yes' });
  expect([plans(dead, 'german'), refusal(dead, 'german', { do: 'lay', plan: 'sedan' })]).toEqual([[], '3.8']);
});
test('3.1, 3.8 a corps of Sickle Cut that is lifted gives its hex back', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  done(t, 'german', { do: 'lay', plan: 'sedan' });
  expect(holder(t, '2931')).toBe('german');
  for (const unit of ['G 16 Pz', 'G 41 Pz', 'G 19 Pz']) done(t, 'german', { do: 'lift', unit });
  expect(holder(t, '2931')).toBe('allied');
});
test('3.0 armies set up at random are laid out by all plans, or placed one by one', () => {
  const t = opened('1939');
  const ask = (t.g.wait as { ask: Parameters<typeof france40.machine.sample>[1] }).ask;
  const rnd = seededRandom('set-up');
  const found = new Set(
    Array.from({ length: 100 }, () => {
      const c = france40.machine.sample(t.g, ask, rnd);
      return c.do === 'lay' ? SET_UPS[c.plan as number]!.id : c.do;
    }),
  );
  expect([...found].toSorted()).toEqual(['depth', 'leeb', 'pick', 'west-wall']);
});
const NEXT_TO_RUHR = RUHR.flatMap(hex => around(GRID, hex)).map(labelOf);
test('4.2, 7.3 no Dutch unit gets next to the Ruhr on the turn it is violated, whatever ready-made set-ups meet', () => {
  const ids = (group: string): readonly SetUp[] => SET_UPS.filter(p => p.scenario === '1940' && p.group === group);
  for (const neutrals of ids('neutrals'))
    for (const german of ids('german').filter(p => p.id !== 'braun')) {
      const t = scene({
        phase: 'movement',
        side: 'allied',
        war: ['Belgium', 'Netherlands'],
        at: { 2019: ['UK I'], ...neutrals.at, ...german.at },
        columns: { violated: { Belgium: 0 } },
      });
      for (const unit of corps('Dutch')) {
        done(t, 'allied', { do: 'move', unit });
        expect(
          offered(t, 'allied').filter(c => NEXT_TO_RUHR.includes((c as { hex?: string }).hex ?? '')),
          `${unit}, ${neutrals.id} against ${german.id}`,
        ).toEqual([]);
        done(t, 'allied', { do: 'stay' });
      }
    }
});
