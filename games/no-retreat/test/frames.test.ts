/** 4.0, 14.5 Frames and battles set by hand: what fits, what follows, and what is refused in words. */
import { expect, test } from 'vitest';
import { save } from '../../../engine/save.ts';
import type { Json, Vars } from '../../../engine/state.ts';
import { setPosition } from '../../../engine/table.ts';
import { momentsOf } from '../rules/position/named-positions.ts';
import { asked, game, offered, pair, scene, type Spec } from './scene.ts';

test('4.0, 14.3.3 frames that do not fit are refused in words', () => {
  const t = scene({ at: pair, columns: { marker: { 'grey 1': 'F1706' } } });
  const flow = momentsOf(t.g)['german battle die']!;
  const battle = flow.at(-1)!;
  const bad = (f: Json, ...before: readonly Json[]): string => {
    try {
      setPosition(scene({ at: { ...pair, F0904: ['G IX'] }, columns: { marker: { 'grey 1': 'F1706' } } }), {
        flow: [...(before.length ? before : flow.slice(0, -1)), f] as never,
      });
      return '';
    } catch (e) {
      return (e as Error).message;
    }
  };
  expect(bad({ ...battle, vars: { ...battle.vars!, attackers: ['G IX'] } } as never)).toContain(
    '14.3.3 G IX is not next to F1706',
  );
  expect(bad({ ...battle, vars: { ...battle.vars!, attackers: ['F I'] } } as never)).toContain(
    'F I is no attacker of that side',
  );
  expect(bad({ proc: 'battle', at: '14.5/die', vars: { attacker: 'german' } })).toContain(
    'flow: battle needs attackers',
  );
  expect(bad(battle as never, { proc: 'game', at: '4.0/1' })).toContain('battle cannot stand in game');
});
test('14.0 a position with a battle of infantry alone can be set by the name of its moment', () => {
  const t = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: { marker: { 'grey 1': 'F1706' } } });
  t.g.stack = []; // as a host asks for the named positions, before the position has any frames
  expect(Object.keys(momentsOf(t.g))).toContain('german battle die');
});
test('14.5, 14.7 a position that holds a battle can be set to each of its steps and results', () => {
  const at = (moment: string): string | undefined => {
    const t = scene({
      at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
      columns: { marker: { 'grey 1': 'F1706' } },
      pieces: {
        'A Shock! 1': 'Allied markers',
        'G Hold! 1': 'German markers',
        '#2': 'Allied hand',
        '#4': 'German hand',
      },
    });
    setPosition(t, { flow: momentsOf(t.g)[moment]! });
    return asked(t);
  };
  expect(at('german battle allied marker')).toBe('allied supporting');
  expect(at('german battle german marker')).toBe('german supporting');
  expect(at('german battle allied card')).toBe('allied backing');
  expect(at('german battle german card')).toBe('german backing');
  expect(at('german battle counterattack')).toBe('allied choosing');
  expect(at('german battle CA')).toBe('allied countering');
  expect(at('german battle CR')).toBe('allied countering');
  expect(at('german battle D')).toBe('allied standing');
  expect(at('german battle DR')).toBe('allied retreating');
  expect(at('german battle EX')).toBe('allied losing');
  expect(at('german battle A1')).toBe('german losing');
  expect(at('german battle CB')).toBe('german blowing');
  expect(at('german battle DE')).toBe('german advancing');
  expect(Object.keys(momentsOf(game.begin('poland', {}, 1)))).toContain('blitzkrieg');
});
test('14.5 a battle that is set by hand says who attacks what; the rest is as it begins', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'], F1606: ['F III'] },
    columns: { marker: { 'blue 1': 'F1706' } },
  });
  const combat = momentsOf(t.g)['german battles']!.slice(0, -1);
  const set = (vars: Vars, at = '14.7/do') =>
    setPosition(t, {
      flow: [...combat, { proc: 'combat', at: '14.2', vars: { side: 'german' } }, { proc: 'battle', at, vars }],
    });
  set({ attackers: ['G IV'], hexes: ['F1706'], result: 'D' });
  expect(asked(t)).toBe('allied standing');
  expect(save(game, t.g).flow.at(-1)!.vars).toMatchObject({
    kind: 'counterblow',
    table: 'Prepared',
    phasing: 'german',
  });
  set({ attackers: ['F I'], hexes: ['F1707'], depth: 1, table: '' }, '14.5/table');
  expect(asked(t)).toBe('allied choosing');
  expect(save(game, t.g).flow.at(-1)!.vars).toMatchObject({
    defenders: ['G IV'],
    rootUnits: ['G IV'],
    rootHexes: ['F1706'],
  });
  expect(() => set({ attackers: ['G IV'], hexes: ['F1705'] }, '14.5/table')).toThrow('14.1 no enemy stands');
  expect(() => set({ attackers: ['G IX'], hexes: ['F1706'] }, '14.5/table')).toThrow(
    '14.3.3 G IX is not next to F1706',
  );
});
test('14.6.8 in a battle that a position holds only those attack who may do so together', () => {
  const t = scene({
    scenario: 'poland',
    turn: 9,
    at: { P2112: ['P 15'], P2213: ['SU 3'], P2113: ['G39 II'] },
    columns: { stance: '5', marker: { 'grey 1': 'P2112' } },
  });
  const battle = momentsOf(t.g)['german battle allied marker']!.at(-1)!;
  expect(battle.vars).toMatchObject({ attackers: ['G39 II'] });
  const both = { ...battle, at: '14.5/table', vars: { attackers: ['G39 II', 'SU 3'], hexes: ['P2112'] } };
  expect(() => setPosition(t, { flow: [...momentsOf(t.g)['german battles']!, both] })).toThrow(
    '14.6.8 Germans and Soviets',
  );
});
test('18.10, 22.2, 22.4, 14.6.5 a result that a position is set to is what the die brings: what leaders and armour make of it follows', () => {
  const at = (moment: string, units: Spec['at'], columns: Spec['columns'] = {}) => {
    const [hex] = Object.keys(units!);
    const marker = { [moment.startsWith('german') ? 'grey 1' : 'blue 1']: hex! };
    const t = scene({ at: units!, columns: { marker, ...columns } });
    setPosition(t, { flow: momentsOf(t.g)[moment]! });
    return t;
  };
  const french = { F1706: ['F I'], F1707: ['G IV', 'G XIX'] };
  expect(asked(at('german battle DR', french, { leader: { allied: 'replacement' } }))).toBe('allied converting');
  const germans = { F1706: ['G IV'], F1707: ['F I'] };
  expect(asked(at('allied battle D', germans, { leader: { german: 'replacement' } }))).toBe('german losing');
  expect(asked(at('german battle DR', { F2006: ['UK Dynamo'], F1906: ['G IV'] }))).toBe('allied losing');
  expect(offered(at('german battle A1', french), 'german')).toEqual([{ do: 'lose', unit: 'G XIX' }]);
});
