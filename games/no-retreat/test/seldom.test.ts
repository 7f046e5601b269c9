/** 18.0 to 26.0 What seldom meets: markers with those who walk by, plans with Counterblows, cities given up with full hexes around; positions and packs that say what cannot be. */
import { expect, test } from 'vitest';
import { lay } from '../../../engine/lay.ts';
import { BadPack, PACK_FORMAT } from '../../../engine/pack.ts';
import type { Json } from '../../../engine/state.ts';
import { CARDS } from '../data/cards.ts';
import { PLANS } from '../data/plans.ts';
import type { CardRow } from '../data/rows.ts';
import { pack } from '../pack.ts';
import { checks } from '../pack/checks.ts';
import { viewOf } from '../view.ts';
import { asked, attack, column, done, faultIn, holder, offered, refusal, scene, whereIs } from './scene.ts';

const passAll = (t: ReturnType<typeof scene>): void => {
  while (asked(t)?.endsWith('offering')) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
};

// 19.10 ----------------------------------------------------------------------------------------------------------------
test('2.11, 19.10 a Drop! that is alone again holds its hex, while it lies there', () => {
  const t = scene({
    at: { F2511: ['F Prioux'], F2920: ['G X'] },
    moment: 'allied movement',
    columns: { war: { Holland: 'at war' }, drop: { 'Drop! 1': 'F2411' } },
  });
  expect(holder(t, 'F2411')).toBe('german');
  done(t, 'allied', { do: 'move', unit: 'F Prioux' });
  done(t, 'allied', { do: 'via', hex: 'F2411' });
  expect(holder(t, 'F2411')).toBe('allied');
  done(t, 'allied', { do: 'to', hex: 'F2311' });
  expect([holder(t, 'F2411'), column(t, 'borrowed')['Drop! 1']]).toEqual(['german', 'yes']);
});

// 18.9 -----------------------------------------------------------------------------------------------------------------
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

// 19.8 -----------------------------------------------------------------------------------------------------------------
/** Le Havre is given up; two hexes from it there is room for nobody. */
const havre = (moreAt: { readonly [hex: string]: readonly string[] } = {}) => {
  const full = {
    F1502: ['F III', 'F IV'],
    F1302: ['F V', 'F II'],
    F1202: ['F XI', 'F XLI'],
    F1201: ['F X', 'F XVIII'],
  };
  const t = scene({
    at: { F1401: ['F I'], F1404: ['G IV'], ...full, ...moreAt },
    moment: 'events',
    pieces: { 'A Surrender! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'giveUp', hex: 'F1401' });
  return t;
};
const hexes = (t: ReturnType<typeof scene>, unit: string): ReadonlySet<Json> =>
  new Set(
    offered(t, 'allied')
      .filter(c => c['unit'] === unit)
      .map(c => c['hex']!),
  );
test('19.8, 14.7.5, 13.3.4 who leaves a city that is given up for a full hex makes one of those there go on', () => {
  const t = havre();
  expect(hexes(t, 'F I')).toEqual(new Set(['F1201', 'F1202', 'F1302', 'F1502']));
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1302' });
  expect(asked(t)).toBe('allied shoving');
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'F V', 'F II']));
  expect(hexes(t, 'F V')).toEqual(new Set(['F1203'])); // farther from the city, in no enemy zone
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F V', hex: 'F1402' })).toBe('13.3.4');
  done(t, 'allied', { do: 'shove', unit: 'F V', hex: 'F1203' });
  expect(['F I', 'F V'].map(u => whereIs(t, u))).toEqual(['F1302', 'F1203']);
  expect(asked(t)).toBe('allied deploying'); // the city is left
});
test('19.8 where there is room two hexes away nobody goes where there is none', () => {
  expect(hexes(havre({ F1202: ['F XI'], 'Turn 9': ['F XLI'] }), 'F I')).toEqual(new Set(['F1202']));
});

// 24.3 -----------------------------------------------------------------------------------------------------------------
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

// Positions ------------------------------------------------------------------------------------------------------------
const laid = (hexesOf: { readonly [marker: string]: string }): string =>
  faultIn({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    pieces: Object.fromEntries(Object.keys(hexesOf).map(m => [m, 'On the map'])),
    columns: { lies: hexesOf },
  });
test('19.8 one Surrender! marker lies in a city, and one in all of Paris', () => {
  expect(laid({ 'A Surrender! 1': 'F1210', 'A Surrender! 2': 'F1105' })).toBe('');
  expect(laid({ 'A Surrender! 1': 'F1210', 'A Surrender! 2': 'F1210' })).toContain('19.8');
  expect(laid({ 'A Surrender! 1': 'F1006', 'A Surrender! 2': 'F1105' })).toContain('19.8');
});
test('19.10 no Drop! lies in the sea; 21.1 Alternate Events are of the regular Polish campaign; 21.1.1 nobody stands in a neutral Bohemia', () => {
  const france = { at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' } as const;
  expect(faultIn({ ...france, columns: { drop: { 'Drop! 1': 'F2401' } } })).toContain('19.10');
  expect(faultIn({ ...france, columns: { alt: { '#78 1': 'yes' } } })).toContain('21.1 #78 1');
  const poland = { at: { P0506: ['G39 X'], P1512: ['P 25'] }, turn: 3, moment: 'german movement' } as const;
  const columns = { alt: { '#58 3': 'yes' } };
  expect(faultIn({ ...poland, scenario: 'poland-historical', columns })).toContain('21.1 #58 3');
  expect(faultIn({ ...poland, scenario: 'poland', columns })).toContain('13.2.1 G39 X stands in Bohemia');
  expect(faultIn({ ...poland, scenario: 'poland' })).toBe('');
  expect(faultIn({ ...poland, at: { P0309: ['P 25'], P1512: ['P 15'] }, scenario: 'poland', columns })).toBe('');
});

// Views ----------------------------------------------------------------------------------------------------------------
test('20.2, 21.1, 17.6, 19.11, 20.1.7, 26.2, 26.4 what holds on is in every view, though no marker shows it any more', () => {
  const seen = (t: ReturnType<typeof scene>): readonly string[] => {
    const [german, allied, other] = ['german', 'allied', 'observer'].map(viewer => viewOf(t.g, viewer).inForce);
    expect([allied, other]).toEqual([german, german]);
    return german!.map(f => `${f.case} ${f.name}`);
  };
  const poland = { scenario: 'poland', at: { P1512: ['P 25'], P1208: ['G39 X'] }, moment: 'german movement' } as const;
  expect(seen(scene(poland))).toEqual([]);
  const columns = {
    once: { invasion: 'yes', 'game end': 'yes' },
    alt: { '#58 3': 'yes', '#63 1': 'cancelled', '#77 3': 'yes' },
    unled: { allied: 'yes' },
    weather: 'clearing',
    altVP: '-2',
  };
  expect(seen(scene({ ...poland, columns, options: { altScoring: 'yes' } }))).toEqual([
    '17.6 No markers for the Allied player this turn',
    '20.2.2 Soviet Invasion!',
    '19.11 No bad weather this turn',
    '20.1.7 The game ends after this turn',
    '21.1.1 Czechoslovakia not Invaded',
    '21.1.5 Belligerent Soviet Army',
    '26.4 2 Alternate Event points of the Allied player',
  ]);
  const france = { at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' } as const;
  expect(seen(scene({ ...france, columns: { once: { evacuation: 'yes', 'swiss front': 'yes' }, given: 2 } }))).toEqual([
    '20.2.1 British Control',
    '18.9 Swiss Front',
    '26.2 2 Surrender! markers given in battle',
  ]);
});

test('7.2, 7.4 the next death’s head and the next stance check are those still to come', () => {
  const ahead = (turn: number, moment: string) => {
    const at = { F1707: ['G IV'], F1706: ['F I'] };
    const { points, stance } = viewOf(scene({ at, turn, moment, columns: { eventVP: '5' } }).g, 'german');
    return [points.head?.turn, stance.check?.turn];
  };
  expect(ahead(4, 'checks')).toEqual([7, 4]); // plans are checked now: the death's head is past, the stance comes
  expect(ahead(4, 'german movement')).toEqual([7, 5]);
  expect(ahead(10, 'start of turn')).toEqual([10, undefined]);
  expect(ahead(13, 'german movement')).toEqual([undefined, undefined]);
});
test('5.2.1, 18.8 views show what cards of this turn still do, and which Regional units are freed', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'], F1216: ['F Boulay'], F1215: ['F XLII'], F1111: ['F XLIII'] },
    moment: 'german movement',
    pieces: { '#6': 'German hand', '#31': 'German hand' },
  });
  done(t, 'german', { do: 'play', card: '#6' });
  done(t, 'german', { do: 'play', card: '#31' });
  done(t, 'german', { do: 'hex', hex: 'F1707' });
  const { inForce, stacks } = viewOf(t.g, 'allied');
  expect(inForce.map(f => f.name)).toEqual(['Rivers cost nothing', 'F1707: movement points +1']);
  const held = Object.fromEntries(stacks.flatMap(s => s.units.map(u => [u.name, u.held])));
  expect(held).toEqual({
    'G XIX': undefined,
    'F I': undefined,
    'F Boulay': undefined,
    'F XLII': true,
    'F XLIII': false,
  });
});

// Refusals -------------------------------------------------------------------------------------------------------------
test('a choice of another moment is refused by the case of its own', () => {
  const france = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, moment: 'german movement' });
  const poland = scene({
    scenario: 'poland',
    at: { P1512: ['P 25'], P1208: ['G39 X'] },
    moment: 'german movement',
  });
  const cases = (t: ReturnType<typeof scene>): readonly (string | undefined)[] =>
    [
      { do: 'alternate' },
      { do: 'keep' },
      { do: 'redraw' },
      { do: 'plan', plan: '#38' },
      { do: 'switch', unit: 'G39 X', units: 'G39 IV' },
      { do: 'row', row: 1 },
      { do: 'convert' },
      { do: 'pay', marker: 'G Blitz! 1' },
      { do: 'return', marker: 'G Blitz! 1' },
    ].map(c => refusal(t, 'german', c));
  const [rest, back] = [
    ['24.2', '21.1.4', '21.1'],
    ['5.8.1', '5.5.3'],
  ];
  expect(cases(france)).toEqual(['26.6', '24.1', '24.1', ...rest, '22.2', ...back]);
  expect(cases(poland)).toEqual(['26.6', '24.1', '22.7', ...rest, '22.6', ...back]);
});
test('26.2 without that rule a Surrender! marker is refused in a battle by its case', () => {
  const t = scene({
    at: { F1506: ['F I'], F1507: ['G XVI'] },
    pieces: { 'A Surrender! 1': 'Allied markers' },
    columns: { marker: { 'grey 1': 'F1506' } },
  });
  attack(t, 'german', ['F1506'], ['G XVI'], 'German Mobile');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Surrender!' })).toBe('26.2');
});

// Packs ----------------------------------------------------------------------------------------------------------------
const faultsOf = (tables: { readonly [table: string]: unknown }): readonly string[] => {
  try {
    const copy = JSON.parse(JSON.stringify(tables)) as { [t: string]: Json };
    lay(pack, checks, { format: PACK_FORMAT, game: 'no-retreat', name: 'ours', tables: copy });
  } catch (e) {
    if (e instanceof BadPack) return e.faults;
    throw e;
  }
  return [];
};
const withCard = (no: number, change: (c: CardRow) => CardRow): readonly CardRow[] =>
  CARDS.map(c => (c.no === no ? change(c) : c));
test('5.2, 19.8, 19.9, 21.1, 24.0 a pack keeps effects, Alternate Events and instructions with the side that can use them', () => {
  const turned = (c: CardRow): CardRow => ({ ...c, german: c.allied, allied: c.german });
  expect(faultsOf({ cards: withCard(17, turned) })).toEqual([
    'cards, row 17 (#17), field german.effect: expected something the german side can do, got "halt"',
  ]);
  expect(faultsOf({ cards: withCard(10, turned) })).toHaveLength(2); // panic, shockTarget
  expect(faultsOf({ cards: withCard(3, turned) })).toEqual([]);
  expect(faultsOf({ cards: withCard(76, turned) })).toEqual([
    'cards, row 64 (#76), field allied.alt: expected only on #58, #59, #63 of poland, got 76',
  ]);
  const plans = PLANS.map(p => (p.no === 42 ? { ...p, instructions: ['Planned Moves'] } : p));
  expect(faultsOf({ plans })).toEqual([
    'plans, row 6 (#42), field instructions: expected instructions of german plans, got "Planned Moves"',
  ]);
});
