/** 3.0 The ready-made set-ups. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../engine/random.ts';
import type { Table } from '../../../engine/table.ts';
import { around } from '../../../kernel/hex.ts';
import { GRID } from '../data/map.ts';
import { SET_UPS, type SetUp } from '../data/setups.ts';
import { france40 } from '../game.ts';
import {
  asked,
  column,
  corps,
  done,
  offered,
  opened,
  picks,
  put,
  refusal,
  scene,
  value,
  whereIs,
  type Side,
  GERMAN_TABLE,
} from './scene.ts';
import { labelOf, RUHR } from './shipped.ts';

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
