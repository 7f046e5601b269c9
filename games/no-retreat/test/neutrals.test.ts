/** 13.2.1, 18.5, 18.9 Neutrals: Holland, Switzerland, and the Red Army before its invasion. */
import { expect, test } from 'vitest';
import { why, type Table } from '../../../engine/table.ts';
import { ENEMY_ZONE } from '../../../kernel/path.ts';
import { groundFor } from '../rules/movement/camp-ground.ts';
import {
  attack,
  column,
  costOf,
  done,
  hexNo,
  march,
  moves,
  refusal,
  scene,
  told,
  unitNo,
  whereIs,
  type Spec,
} from './scene.ts';

const border = (columns: Spec['columns'] = {}, more: Spec = {}) =>
  scene({
    scenario: 'poland-historical',
    turn: 6,
    at: { P0628: ['SU 5'], P0526: ['P 25'], P1208: ['G39 X'] },
    moment: 'allied movement',
    columns: { stance: '3', ...columns },
    ...more,
  });
test('13.2.1, 13.4 until the Soviet Invasion the Red Army is no enemy of the Poles: no zone, and no attack on it', () => {
  const cost = (t: Table) => {
    done(t, 'allied', { do: 'move', unit: 'P 25' });
    return why(t, 'allied', { do: 'to', hex: 'P0527' });
  };
  const [before, after] = [cost(border()), cost(border({ stance: '4' }))];
  expect([before.ok && before.cost, after.ok && after.cost]).toEqual([1, 2]);
  const combat = (columns: Spec['columns']) => {
    const t = border(columns, { at: { P0628: ['SU 5'], P0627: ['P 25'], P1208: ['G39 X'] }, moment: 'allied combat' });
    return refusal(t, 'allied', { do: 'target', hex: 'P0628', with: 'blue' });
  };
  expect([combat({}), combat({ stance: '4' })]).toEqual(['13.2.1', undefined]);
});
test('13.2.1 Holland is at war the instant a German enters; Switzerland and the Soviet Union are closed', () => {
  const t = moves('german', { F2415: ['G X'], F0619: ['G XXV'], F2413: ['N I'] }, { turn: 9 });
  done(t, 'german', { do: 'move', unit: 'G XXV' });
  expect(refusal(t, 'german', { do: 'to', hex: 'F0518' })).toBe('13.2.1');
  done(t, 'german', { do: 'stay' });
  march(t, 'german', 'G X', 'F2515');
  expect(column(t, 'war')['Holland']).toBe('at war');
});
test('13.2.1, 13.4.1 who enters a neutral meets its zones at once', () => {
  const t = moves('german', { F2216: ['G XIX'], F2314: ['N I'] });
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  expect([costOf(t, 'german', 'F2215'), costOf(t, 'german', 'F2315')]).toEqual([2, 1]);
});
test('13.2.1, 13.4, 13.4.5 zones of neutrals: weak for the Dutch, full for the Swiss, none in Rough hexes or outside their land', () => {
  const { g } = moves('german', { F2216: ['G XIX'], F2314: ['N I'], F0318: ['CH II'], F0420: ['CH III'] });
  const { added, zone } = groundFor(g, unitNo('G XIX'));
  const zoneIn = (hex: string): readonly (number | undefined)[] => [added![hexNo(hex)], zone![hexNo(hex)]];
  expect(zoneIn('F2215')).toEqual([1, 0]); // Dutch
  expect(zoneIn('F2315')).toEqual([0, 0]); // next to the Dutch, in Germany
  expect(zoneIn('F0419')).toEqual([1, ENEMY_ZONE]); // Swiss
  expect(zoneIn('F0319')).toEqual([0, 0]); // Rough
});
test('13.2.1 zones of neutrals bind Germans only, and move with their units', () => {
  const t = moves('german', { F1707: ['G XIX'], F2314: ['N I'], F2112: ['F I'] });
  const zoneFor = (unit: string): number | undefined => groundFor(t.g, unitNo(unit)).added![hexNo('F2215')];
  expect([zoneFor('G XIX'), zoneFor('F I')]).toEqual([1, 0]);
  const away = moves('german', { F2216: ['G XIX'], F2413: ['N I'] });
  const ground = groundFor(away.g, unitNo('G XIX')).added!;
  expect([ground[hexNo('F2215')], ground[hexNo('F2314')], ground[hexNo('F2414')]]).toEqual([0, 0, 1]);
});
test('13.2.1 who attacks Dutch units brings Holland into the war, wherever they stand', () => {
  const t = scene({
    turn: 9,
    at: { F1711: ['N I'], F1710: ['G IV'] },
    columns: { marker: { 'grey 1': 'F1711' } },
  });
  expect(column(t, 'war')['Holland']).toBe('neutral');
  attack(t, 'german', ['F1711'], ['G IV'], 'Prepared', 1);
  expect(column(t, 'war')['Holland']).toBe('at war');
});
test('13.2.1, 14.1 units of a country that is neutral attack nobody, not even where a Counterblow lies', () => {
  const border = (war: string, moment: string, friends: readonly string[], columns: Spec['columns'] = {}) =>
    scene({
      at: { F2215: ['N I'], F2216: ['G IV'], F2315: friends },
      moment,
      columns: { ...columns, war: { Holland: war } },
    });
  const target = { do: 'target', hex: 'F2216', with: 'brown' };
  const declared = (war: string) => refusal(border(war, 'allied combat', []), 'allied', target);
  expect([declared('neutral'), declared('at war')]).toEqual(['13.2.1', undefined]);
  const answers = (war: string) => {
    const blow = { marker: { 'grey 1': 'F2216' }, markerFace: { 'grey 1': 'counterblow' } };
    const t = border(war, 'allied battles', ['F II'], blow);
    done(t, 'allied', { do: 'attack', hex: 'F2216' });
    return refusal(t, 'allied', { do: 'add', unit: 'N I' });
  };
  expect([answers('neutral'), answers('at war')]).toEqual(['13.2.1', undefined]);
});
test('13.2.1, 20.2.2 a Soviet Union that is put at war has invaded', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P0628: ['SU 5'], P0626: ['P 18'], P1503: ['G39 I'] },
    turn: 9,
    moment: 'german movement',
    columns: { war: { USSR: 'at war' } },
  });
  expect([column(t, 'once')['invasion'], refusal(t, 'german', { do: 'move', unit: 'SU 5' })]).toEqual([
    'yes',
    undefined,
  ]);
});
test('13.4.4, 12.4, 13.2.1 a neutral in No Supply has no zone for the German who enters its country', () => {
  const cost = (supply: string): number | undefined => {
    const t = scene({
      at: { F2216: ['G XIX'], F2314: ['N I'] },
      moment: 'german movement',
      columns: { supply: { 'N I': supply } },
    });
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return costOf(t, 'german', 'F2215');
  };
  expect([cost('low'), cost('none')]).toEqual([2, 1]);
});
test('18.5 German and Soviet zones bind each other before the invasion, too', () => {
  const t = border({}, { at: { P0628: ['SU 5'], P0526: ['G39 X'], P1208: ['P 25'] }, moment: 'german movement' });
  done(t, 'german', { do: 'move', unit: 'G39 X' });
  const to = why(t, 'german', { do: 'to', hex: 'P0527' });
  expect(to.ok && to.cost).toBe(2);
});
test('18.5 Soviet and German zones bind each other', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1412: ['G39 XVI'], P1415: ['SU 5'] },
    columns: { once: { invasion: 'yes' } },
  });
  done(t, 'german', { do: 'move', unit: 'G39 XVI' });
  expect(costOf(t, 'german', 'P1414')).toBe(3); // a point for the zone
});
test('18.9, 14.7.3 a German counterattack over the Rhine mans the Swiss Front', () => {
  const t = scene({
    turn: 3,
    at: { F1019: ['F I'], F1020: ['G IV'], 'Turn 5': ['G XXII'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1020' } },
  });
  attack(t, 'allied', ['F1020'], ['F I'], 'Prepared'); // below 1:3: CA1
  expect(whereIs(t, 'G XXII')).toBe('Turn 5');
  done(t, 'german', { do: 'counterattack' });
  expect(whereIs(t, 'G XXII')).toBe('Reserve');
});
test('18.9 a German who falls back over the Rhine has crossed it', () => {
  const t = scene({
    at: { F1320: ['G IV'], F1319: ['F I', 'F III'], 'Turn 9': ['F XLV'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1320' } },
  });
  attack(t, 'allied', ['F1320'], ['F I', 'F III'], 'Prepared', 6); // 2:1: DR
  expect(whereIs(t, 'F XLV')).toBe('Turn 9');
  expect(refusal(t, 'german', { do: 'retreat', hex: 'F1421' })).toBeUndefined();
  done(t, 'german', { do: 'retreat', hex: 'F1421' });
  expect(whereIs(t, 'F XLV')).toBe('Reserve');
});
test('18.9 whoever enters Switzerland mans the Swiss Front, though by hand the war has begun before', () => {
  const t = scene({
    scenario: 'france',
    at: { F0519: ['G XII'], 'Turn 5': ['G XXII'], F0318: ['CH II'] },
    moment: 'german movement',
    turn: 4,
    columns: { war: { Switzerland: 'at war' } },
  });
  march(t, 'german', 'G XII', 'F0419');
  expect([whereIs(t, 'G XXII'), told(t)]).toEqual([
    'Reserve',
    expect.stringContaining('G XXII arrives in the Reserve.'),
  ]);
});
test('20.2.2, 13.2.1 the box of the invasion brings the war', () => {
  const t = border({}, { moment: 'events', pieces: { '#73': 'German hand', 'G Blitz! 1': 'German markers' } });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#73' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect([column(t, 'once')['invasion'], column(t, 'war')['USSR']]).toEqual(['yes', 'at war']);
});
test('20.2.2 Soviets do not move before the invasion', () => {
  const t = scene({
    scenario: 'poland-historical',
    moment: 'german movement',
    at: { P1524: ['SU 5'], P1208: ['G39 X'] },
  });
  expect(refusal(t, 'german', { do: 'move', unit: 'SU 5' })).toBe('20.2.2');
});
