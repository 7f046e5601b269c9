/** Corners of 9.0 to 15.0: stacks under one marker, neutrals abroad, two kinds of marked hexes, who passes through whom. */
import { expect, test } from 'vitest';
import { setPosition, why } from '../../../engine/table.ts';
import { gameOf } from '../game.ts';
import { momentsOf } from '../moments.ts';
import {
  asked,
  attack,
  column,
  done,
  faultIn,
  odds,
  offered,
  refusal,
  scene,
  shift,
  value,
  whereIs,
  type Spec,
} from './scene.ts';
import { KNOBS } from './knobs.ts';

/** The blue map edge. */
const BLUE = (
  'F0101 F0102 F0103 F0104 F0105 F0106 F0107 F0108 F0109 F0110 F0111 F0112 F0113 F0114 ' +
  'F0201 F0301 F0401 F0501 F0601 F0701 F0801 F0901 F1001 F1101 F1201 F1301 F1401'
).split(' ');
const flee = (t: ReturnType<typeof scene>, side: 'german' | 'allied'): void => {
  while (asked(t) === `${side} retreating`) done(t, side, { do: 'retreat', hex: offered(t, side)[0]!['hex']! });
  if (asked(t) === `${side} tiring`) done(t, side, offered(t, side)[0]!);
};

// 12.4 A stack under one marker ------------------------------------------------------------------------------------------
const PAIR = ['F X', 'F XVIII'] as const;
/** Where both are after these Panzers hit their hex, one of them in Low Supply. */
const fallen = (bearer: string, at: Spec['at'], by: readonly string[], die: number, face = 'full') => {
  const t = scene({
    at: { F1706: PAIR, ...at },
    columns: {
      marker: { 'grey 1': 'F1706' },
      supply: { [bearer]: 'low' },
      face: Object.fromEntries(PAIR.map(u => [u, face])),
    },
  });
  attack(t, 'german', ['F1706'], by, 'German Mobile', die);
  flee(t, 'allied');
  return [...PAIR.map(u => whereIs(t, u)), value(t, 'eventVP')];
};
test('12.4, 14.7.1 whoever falls with a unit in Low Supply surrenders like it, whichever of them bears the marker', () => {
  const panzers = { F1707: ['G XIX', 'G XVI'], F1607: ['G 5 Pz', 'G 7 Pz'] };
  const all = ['G XIX', 'G XVI', 'G 5 Pz', 'G 7 Pz'];
  for (const bearer of PAIR)
    expect(fallen(bearer, panzers, all, 6, 'reduced')).toEqual(['Surrendered', 'Surrendered', '2']); // 6:1: DE
});
test('12.4, 14.7.5 so does who finds no way out with it', () => {
  const around = { F1707: ['G XIX', 'G XVI'], F1705: ['G IV'] };
  for (const bearer of PAIR)
    expect(fallen(bearer, around, ['G XIX', 'G XVI'], 4)).toEqual(['Surrendered', 'Surrendered', '2']); // 3:1: DR
});
test('12.4, 14.7 and who loses its last step beside it after a DD', () => {
  const panzers = { F1707: ['G XIX', 'G XVI'] };
  for (const bearer of PAIR)
    expect(fallen(bearer, panzers, ['G XIX', 'G XVI'], 6, 'reduced')).toEqual(['Surrendered', 'Surrendered', '2']); // 5:1: DD
});

// 13.2.1 Neutrals --------------------------------------------------------------------------------------------------------
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

// 13.0 Why a move is refused ---------------------------------------------------------------------------------------------
test('13.1, 13.4.2, 13.2.3, 18.8 a move is refused for its own reason: zones within the hexes a marker leaves, and the limit beyond', () => {
  const to = (unit: string, hex: string, s: Spec): string | undefined => {
    const side = unit.startsWith('G') ? 'german' : 'allied';
    const t = scene({ ...s, moment: `${side} movement` });
    done(t, side, { do: 'move', unit });
    return refusal(t, side, { do: 'to', hex });
  };
  const low = { at: { F1707: ['G IV'], F1706: ['F II'], F1708: ['F IX'] }, columns: { supply: { 'G IV': 'low' } } };
  expect(to('G IV', 'F1807', low)).toBe('13.4.2');
  const tired = { at: { F1707: ['G XIX'] }, columns: { na: { 'G XIX': 'yes' } } };
  expect([to('G XIX', 'F1708', tired), to('G XIX', 'F1709', tired)]).toEqual([undefined, '13.1']);
  const slow = { scenario: 'poland-historical', at: { P1505: ['G39 Brand'] } } as const;
  expect([to('G39 Brand', 'P1506', slow), to('G39 Brand', 'P1507', slow)]).toEqual([undefined, '18.8']);
  expect(to('F II', 'F2106', { at: { F1906: ['F II'] } })).toBe('13.2.3');
});
test('2.5, 14.1 a Target is refused for its own reason: whose the brown markers are, and where no enemy stands', () => {
  const t = scene({ at: { F1707: ['G IV', 'G IX'], F1706: ['F II'] }, moment: 'german combat' });
  done(t, 'allied', { do: 'done' });
  const target = (hex: string, by: string) => why(t, 'german', { do: 'target', hex, with: by });
  expect(target('F1706', 'brown')).toMatchObject({ ok: false, case: '2.5' });
  expect(target('F1707', 'grey')).toMatchObject({ ok: false, case: '14.1', why: 'no enemy stands in F1707' });
});

test('13.3.4 only units in excess are shoved or given up: not a Fort that stacks freely, nor who leaves two large ones behind', () => {
  const crowd = (units: readonly string[], columns: Spec['columns'] = {}) => {
    const side = units[0]!.startsWith('P') ? 'allied' : 'german';
    const t = scene({
      scenario: 'poland-historical',
      turn: 9,
      at: { P1505: units },
      moment: `${side} movement`,
      columns,
    });
    done(t, side, { do: 'done' });
    return [...new Set(offered(t, side).map(c => c['unit']))];
  };
  expect(crowd(['P 18', 'P 33', 'P 8', 'P Fort Modlin'])).toEqual(['P 18', 'P 33', 'P 8']);
  expect(crowd(['G39 I', 'G39 II', 'G39 III'])).toEqual(['G39 I', 'G39 II', 'G39 III']);
  expect(crowd(['SU 3', 'SU 4'], { stance: '5' })).toEqual(['SU 3', 'SU 4']);
});

// 14.3.2, 19.6 -----------------------------------------------------------------------------------------------------------
test('19.6, 14.3.2 a Counterblow under Blitzkrieg! is answered by Prepared Combat together with a Target', () => {
  const marked = (face: string) =>
    scene({
      at: { F1706: ['F II', 'F X'], F1705: ['G XII'], F1806: ['G XIX'] },
      moment: 'allied battles',
      columns: {
        blitz: { 'G XIX': 'yes' },
        marker: { 'blue 1': 'F1705', [face === 'target' ? 'blue 2' : 'grey 1']: 'F1806' },
        markerFace: { 'grey 1': 'counterblow' },
      },
    });
  const t = marked('counterblow');
  for (const hex of ['F1705', 'F1806']) done(t, 'allied', { do: 'attack', hex });
  done(t, 'allied', { do: 'add', unit: 'F II' });
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
  expect(refusal(marked('target'), 'allied', { do: 'attack', hex: 'F1806' })).toBe('14.3.1'); // of his own will nobody may
});

test('14.6.3, 14.6.4, 14.3 a marker that is no help and a unit that is not one’s own are refused by their own case', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F II'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'A Shock! 1': 'Allied markers', 'G Hold! 1': 'German markers' },
  });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'add', unit: 'F II' })).toBe('14.3');
  done(t, 'german', { do: 'add', unit: 'G IV' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' });
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Shock!' })).toBe('14.6.4');
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'commit', ability: 'Hold!' })).toBe('14.6.3');
});

// 14.8, 18.8 -------------------------------------------------------------------------------------------------------------
test('18.8, 14.8 an advance is of one’s own will: a Regional unit does not leave its country by it before turn 8', () => {
  const won = (turn: number) => {
    const t = scene({
      turn,
      at: { F1709: ['B II+IV', 'B V+VI'], F1610: ['F II'], F1609: ['G XXXVII'] },
      moment: 'allied battles',
      columns: { marker: { 'blue 1': 'F1609' } },
    });
    attack(t, 'allied', ['F1609'], ['B II+IV', 'B V+VI', 'F II'], 'Prepared', 6); // 4:1, two nations, 3:1: DR
    flee(t, 'german');
    return refusal(t, 'allied', { do: 'advance', unit: 'B II+IV', hex: 'F1609' });
  };
  expect([won(7), won(8)]).toEqual(['18.8', undefined]);
});
test('14.8.1 a mobile unit passes through friends where it could not stay, and must then go on', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1208: ['G39 XVI'], P1209: ['G39 IV'], P1308: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1308' } },
  });
  attack(t, 'german', ['P1308'], ['G39 XVI', 'G39 IV'], 'Prepared', 6); // 3:1: DR
  flee(t, 'allied');
  done(t, 'german', { do: 'advance', unit: 'G39 IV', hex: 'P1308' });
  done(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1308' }); // 22.7 it may not stay with a unit on foot
  expect(refusal(t, 'german', { do: 'done' })).toBe('14.8.1');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1209' })).toBeUndefined();
  done(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1408' });
  expect(whereIs(t, 'G39 XVI')).toBe('P1408');
});
/** The Germans have driven F I out of F1706, one of them under No Actions. */
const tiredVictors = (germans: Spec['at']) => {
  const t = scene({
    at: { ...germans, F1706: ['F I'] },
    columns: { marker: { 'blue 1': 'F1706' }, markerFace: { 'blue 1': 'counterblow' }, na: { 'G XVI': 'yes' } },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // 2:1 and armour, 3:1: DR
  flee(t, 'allied');
  return t;
};
test('14.8.1, 2.7 who set out from a hex under No Actions goes one hex, out of it as well', () => {
  const t = tiredVictors({ F1707: ['G XIX', 'G XVI'] });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
});
test('14.8.1, 2.7 who passes through a friend under No Actions is not under his marker', () => {
  const t = tiredVictors({ F1707: ['G XVI'], F1607: ['G XIX'] });
  done(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1705' })).toBe('14.8.1');
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBeUndefined();
});
test('14.6.2, 14.8.1 what a chart says of rivers holds as well: no Mobile Combat over them, no advance beyond', () => {
  const river = { ...KNOBS.charts.river, noMobile: true, stopsAdvance: true } as const;
  const wet = gameOf({ ...KNOBS, charts: { ...KNOBS.charts, river } });
  const over = (game: ReturnType<typeof gameOf>, crt: 'German Mobile' | 'Prepared') => {
    const t = scene({
      game,
      at: { F1606: ['G XIX', 'G XVI'], F1505: ['F X'] },
      columns: { marker: { 'grey 1': 'F1505' }, face: { 'F X': 'reduced' } },
    });
    done(t, 'german', { do: 'attack', hex: 'F1505' });
    for (const unit of ['G XIX', 'G XVI']) done(t, 'german', { do: 'add', unit });
    const barred = refusal(t, 'german', { do: 'fight', crt: 'German Mobile' });
    done(t, 'german', { do: 'fight', crt }, 5); // 6:1 over a river, 5:1
    flee(t, 'allied');
    done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1505' });
    return [barred, refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1504' })];
  };
  expect(over(gameOf(KNOBS), 'Prepared')).toEqual([undefined, undefined]);
  expect(over(wet, 'Prepared')).toEqual(['14.6.2', '14.8.1']);
});

// 14.6.5 -----------------------------------------------------------------------------------------------------------------
test('14.6.5 the reduced 12th Army is armoured infantry (errata): no armour bonus against that side', () => {
  const bonus = (face: string) => {
    const t = scene({
      scenario: 'poland-historical',
      at: { P1208: ['G39 Hoth'], P1308: ['SU 12'] },
      moment: 'allied movement',
      columns: { face: { 'SU 12': face } },
    });
    return shift(odds(t, { by: ['G39 Hoth'], on: ['P1308'] }), '14.6.5');
  };
  expect([bonus('full'), bonus('reduced')]).toEqual([1, 0]);
});

// 11.0 -------------------------------------------------------------------------------------------------------------------
test('11.0 a German who leaves by the blue edge moves one row down, where he is checked: the row of the map edge is Allied', () => {
  const t = scene({
    options: { germanExits: 'checked' },
    at: { F0101: ['G XIX'] },
    moment: 'deployment E',
    columns: { control: Object.fromEntries(BLUE.map(hex => [hex, 'german'])) },
  });
  done(t, 'german', { do: 'send', unit: 'G XIX' }, '#9'); // no icon: row one, and one down is Delay
  expect(whereIs(t, 'G XIX')).toBe('F0101');
});

// Positions set by hand --------------------------------------------------------------------------------------------------
test('13.2.1 positions by hand: nobody stands in Lithuania, none but Soviets in the Soviet Union, no stranger in a neutral country', () => {
  const poland = { scenario: 'poland-historical', moment: 'allied movement' } as const;
  expect(faultIn({ ...poland, at: { P2421: ['P 18'] } })).toMatch(/13\.2\.1 P 18 .*Lithuania/u);
  expect(faultIn({ ...poland, at: { P0128: ['G39 I'] } })).toMatch(/13\.2\.1 G39 I .*USSR/u);
  expect(faultIn({ ...poland, at: { P0128: ['SU 3'] } })).toBe('');
  const inHolland = (unit: string, columns: Spec['columns'] = {}) =>
    faultIn({ at: { F2413: [unit] }, moment: 'german movement', columns });
  expect(inHolland('F II', { war: { Holland: 'neutral' } })).toMatch(/13\.2\.1 F II .*Holland/u);
  expect([inHolland('F II'), inHolland('N I', { war: { Holland: 'neutral' } })]).toEqual(['', '']);
});
test('14.1 positions by hand: one Target or Counterblow a hex, initiative markers among them', () => {
  const both = (pieces: { readonly [piece: string]: string }, marker: string) =>
    faultIn({
      at: { F1706: ['F I'], F1707: ['G IV'] },
      moment: 'german battles',
      pieces,
      columns: {
        marker: { 'grey 1': marker },
        lies: Object.fromEntries(Object.keys(pieces).map(p => [p, 'F1706'])),
      },
    });
  const target = { 'G Shock-Target 1': 'On the map' };
  const blow = { 'A Shock-Counterblow 1': 'On the map' };
  expect(both(target, 'F1706')).toMatch(/14\.1 .*F1706/u);
  expect(both({ ...target, ...blow }, 'Beside the cup')).toMatch(/14\.1 .*F1706/u);
  expect(both(target, 'Beside the cup')).toBe('');
});
test('15.0, 15.4 positions by hand: a Blitzkrieg! marker and the Panzers under it bring each other along', () => {
  const at = { F1707: ['G XIX', 'G IV'], F1706: ['F II'] };
  const laid = scene({
    at,
    moment: 'allied combat',
    columns: { lies: { 'G Blitzkrieg! 1': 'F1707' } },
    pieces: { 'G Blitzkrieg! 1': 'On the map' },
  });
  expect([column(laid, 'blitz')['G XIX'], column(laid, 'blitz')['G IV']]).toEqual(['yes', 'no']);
  const under = scene({ at, moment: 'allied combat' });
  setPosition(under, { columns: { blitz: { 'G XIX': 'yes' } }, flow: momentsOf(under.g)['blitzkrieg']! });
  expect(Object.values(column(under, 'lies'))).toContain('F1707');
  done(under, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect(column(under, 'blitz')['G XIX']).toBe('yes'); // into a hex of the Allies: the marker stays
});
test('2.5 positions by hand: a marker on one’s own units is a Counterblow, on enemies a Target, unless it is said', () => {
  const marker = { 'grey 1': 'F1706', 'blue 1': 'F1707', 'blue 2': 'F1606' };
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F II'], F1606: ['F X'] },
    moment: 'german movement',
    columns: { marker },
  });
  expect(Object.keys(marker).map(m => column(t, 'markerFace')[m])).toEqual(['target', 'target', 'counterblow']);
});
