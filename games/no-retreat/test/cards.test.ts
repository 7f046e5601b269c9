/** 2.0, 5.0-8.0, 19.0, 22.0 Counters, cards, markers, leaders and the phases they are used in. */
import { expect, test } from 'vitest';
import { setPosition } from '../../../engine/table.ts';
import { mapVP } from '../rules/victory.ts';
import {
  asked,
  attack,
  column,
  done,
  face,
  faultIn,
  holder,
  march,
  odds,
  offered,
  refusal,
  scene,
  shift,
  told,
  total,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

const POLAND = { scenario: 'poland-historical' } as const;
const pair = { F1707: ['G IV'], F1706: ['F I'] } as const;
const events = (pieces: Spec['pieces'], more: Spec = {}) =>
  scene({ at: { ...pair, F1607: ['G IX'] }, moment: 'events', pieces: pieces!, ...more });
const both = (side: 'german' | 'allied', at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, moment: `${side} combat`, ...more });

// 2.0 ------------------------------------------------------------------------------------------------------------------
test('2.1 a unit stands on its own map or lies in a box', () => {
  expect(faultIn({ at: { P1512: ['G IV'], F1706: ['F I'] } })).toContain('2.1 G IV stands on the other map');
  expect(faultIn({ at: { F0111: ['G IV'], Destroyed: ['F I'] }, moment: 'german movement' })).toBe('');
});
test('2.3 the German player leads Germans, Slovaks and Soviets; counters of one front stay on it', () => {
  expect(faultIn({ at: { F1706: ['P 25'], F1707: ['G IV'] } })).toContain('2.3 P 25 is no counter of this front');
  const t = scene({
    ...POLAND,
    moment: 'german movement',
    at: { P1208: ['G39 X'], P0216: ['SK Slovakia'], P1524: ['SU 5'], P1512: ['P 25'] },
    columns: { once: { invasion: 'yes' } },
  });
  const movers = offered(t, 'german').flatMap(c => (c['do'] === 'move' ? [c['unit']] : []));
  expect(new Set(movers)).toEqual(new Set(['G39 X', 'SK Slovakia', 'SU 5']));
});
test('2.3.6 a side with a white dot is neither rebuilt nor improved', () => {
  const t = scene({
    at: { Destroyed: ['UK Dynamo', 'F I'], F1707: ['G IV'] },
    moment: 'allied organisation',
    pieces: { '#16': 'Allied hand' },
  });
  done(t, 'allied', { do: 'discard', card: '#16' });
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'UK Dynamo', at: 'Reserve' })).toBe('2.3.6');
  expect(refusal(t, 'allied', { do: 'rebuild', unit: 'F I', at: 'Reserve' })).toBeUndefined();
});
test('2.3.7 the symbol says who is infantry: armoured infantry spares itself the armour bonus', () => {
  const against = (unit: string) =>
    shift(
      odds(scene({ ...POLAND, at: { P1512: ['G39 XVI'], P1513: [unit] }, moment: 'german movement' }), {
        by: ['G39 XVI'],
        on: ['P1513'],
        table: 'German Mobile',
      }),
      '14.6.5',
    );
  expect([against('P 25'), against('P Wilenska'), against('P WBPM')]).toEqual([1, 1, 0]);
});
test('2.5, 19.5 five grey markers and no more; brown ones are for the smaller nations alone', () => {
  const six = ['F1706', 'F1704', 'F1604', 'F1808', 'F1404', 'F0904'];
  const grey = Object.fromEntries([1, 2, 3, 4, 5].map(i => [`grey ${i}`, six[i]!]));
  const t = both('german', pair, { columns: { marker: grey } });
  done(t, 'allied', { do: 'done' });
  expect(refusal(t, 'german', { do: 'target', hex: 'F1706', with: 'grey' })).toBe('14.1');
  const mixed = scene({
    at: { F1707: ['G IV'], F1706: ['UK I'], F1807: ['F I'] },
    moment: 'allied battles',
    columns: { marker: { 'brown 1': 'F1707' } },
  });
  done(mixed, 'allied', { do: 'attack', hex: 'F1707' });
  expect(refusal(mixed, 'allied', { do: 'add', unit: 'F I' })).toBe('2.5');
  expect(refusal(mixed, 'allied', { do: 'add', unit: 'UK I' })).toBeUndefined();
  const slovak = scene({
    ...POLAND,
    at: { P1512: ['SK Slovakia'], P1513: ['P 25'], P1612: ['G39 X'] },
    moment: 'german combat',
  });
  done(slovak, 'allied', { do: 'done' });
  expect(refusal(slovak, 'german', { do: 'target', hex: 'P1513', with: 'brown' })).toBeUndefined();
});
test('2.6, 5.8.2 a marker is used for what its back says and goes into the cup at once', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Combat VP! 1': 'German markers' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(column(t, 'piece')['G Blitz! 1']).toBe('German cup');
  const none = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Combat VP! 1': 'German markers' },
  });
  attack(none, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(none, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('5.8.2');
});
test('2.11 the last to move a unit into a hex controls it, units that left it or not', () => {
  const t = scene({ at: { F1707: ['G XIX'] }, moment: 'german movement' });
  expect([holder(t, 'F1706'), holder(t, 'F2017')]).toEqual(['allied', 'german']);
  march(t, 'german', 'G XIX', 'F1705');
  expect([holder(t, 'F1706'), holder(t, 'F1705')]).toEqual(['german', 'german']);
});

// 5.0 ------------------------------------------------------------------------------------------------------------------
test('5.0 the pile is renewed while one card is left in it, and that card is not drawn', () => {
  const hand = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(i => [`#${i}`, 'German hand']));
  const gone = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [`#${i + 9}`, 'Discards']));
  const t = events({ ...hand, ...gone, '#8': 'Draw pile', '#29': 'German hand' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#12'); // Recon draws a card
  expect([column(t, 'cards')['Discards'], column(t, 'cards')['Draw pile']]).toEqual([1, 27]); // Recon itself comes after
});
test('5.1 two cards at one moment: the German player says which comes first, and the last one holds', () => {
  const play = (first: string) => {
    const t = scene({
      at: { F1714: ['G XIX'], F1706: ['F I'] },
      moment: 'german movement',
      pieces: { '#6': 'German hand', '#7': 'Allied hand' },
      turn: 4,
    });
    done(t, 'allied', { do: 'play', card: '#7' });
    done(t, 'german', { do: 'play', card: '#6' });
    expect(asked(t)).toBe('german ordering');
    done(t, 'german', { do: 'first', card: first });
    return told(t);
  };
  expect(play('#6')).toContain('Brandenburgers');
  const t = scene({
    at: { F1914: ['G XIX'], F1706: ['F I'] },
    moment: 'german movement',
    pieces: { '#6': 'German hand', '#7': 'Allied hand' },
    turn: 4,
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#6' });
  expect(asked(t)).not.toBe('german ordering');
});
test('5.1.1 an event of one name happens once in a Player Turn', () => {
  const again = scene({
    at: pair,
    moment: 'german movement',
    pieces: { '#31': 'German hand', '#8': 'German hand', 'G Blitz! 1': 'German markers' },
  });
  done(again, 'german', { do: 'play', card: '#31' });
  done(again, 'german', { do: 'hex', hex: 'F1707' });
  setPosition(again, { columns: { piece: { '#31': 'German hand' } } });
  expect(refusal(again, 'german', { do: 'play', card: '#31' })).toBe('5.1.1');
});
test('5.1.1 nor twice in a Strategic Phase: Directive takes another card back, not itself, and does not come again', () => {
  const t = events({ '#17': 'German hand', '#29': 'Discards', '#5': 'Discards' }, { turn: 2 });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#17' });
  expect(offered(t, 'german').flatMap(c => c['card'] ?? [])).toEqual(['#5', '#29']);
  expect(refusal(t, 'german', { do: 'card', card: '#17' })).toBe('5.2.1');
  done(t, 'german', { do: 'card', card: '#29' });
  setPosition(t, { columns: { piece: { '#17': 'German hand' } } });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#17' })).toBe('5.1.1');
  expect(refusal(t, 'german', { do: 'play', card: '#29' })).toBeUndefined();
});
test('5.1.4 fighters answer an air event of the Germans, and it falls away', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: {
      '#2': 'German hand',
      '#12': 'Allied hand',
      'G Blitz! 1': 'German markers',
      'A Shock! 1': 'Allied markers',
    },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'pass' }); // no marker
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'pass' }); // no card yet
  done(t, 'german', { do: 'play', card: '#2' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(asked(t)).toBe('allied intercepting');
  done(t, 'allied', { do: 'play', card: '#12' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' }, 2);
  expect(told(t)).toContain('2:1'); // 6 to 3, without the Stukas
});
test('5.2.1 an event does what its row says: a card drawn, markers drawn anew', () => {
  const t = events({ '#29': 'German hand', '#13': 'German hand', 'G Hold! 1': 'German markers' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#4');
  expect(column(t, 'piece')['#4']).toBe('German hand');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#13' });
  done(t, 'german', { do: 'marker', marker: 'G Hold! 1' });
  done(t, 'german', { do: 'pass' }, 'G Blitz! 2');
  expect([column(t, 'piece')['G Hold! 1'], column(t, 'piece')['G Blitz! 2']]).toEqual(['German cup', 'German markers']);
});
test('5.2.2 where an event and a rule disagree the event holds: Exploitation puts Blitzkrieg! on any mobile unit', () => {
  const spec: Spec = {
    at: { F1707: ['G XIV'], F1706: ['F I'] },
    moment: 'german combat',
    pieces: { '#18': 'German hand', 'G Blitz! 1': 'German markers', 'G Blitzkrieg! 1': 'German markers' },
  };
  const to = (play: boolean) => {
    const t = scene(spec);
    done(t, 'german', play ? { do: 'play', card: '#18' } : { do: 'pass' });
    if (play) {
      done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
    }
    done(t, 'allied', { do: 'done' });
    done(t, 'german', { do: 'done' });
    return t;
  };
  expect(asked(to(false))).not.toBe('german marking');
  const t = to(true);
  expect(asked(t)).toBe('german marking');
  expect(refusal(t, 'german', { do: 'blitz', hex: 'F1707' })).toBeUndefined();
});
test('5.2.4 red text is carried out when the card is drawn, whatever its turns say', () => {
  const t = scene(
    {
      at: { F1707: ['G IV'], F1706: ['F I'], F1606: ['F III'] },
      turn: 5,
      moment: 'strategic',
      columns: { leader: { german: 'replacement' } },
    },
    '#2',
    '#4',
    '#6',
    '#8', // four Allied cards
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Hold! 5',
    'A Hold! 6',
    '#26', // Il Duce, from turn 9 on
  );
  expect(asked(t)).toBe('allied granting');
  expect(refusal(t, 'allied', { do: 'pass' })).toBe('5.2.4');
});
test('5.5, 5.5.5 a Leader in command lends his rules, and no other does', () => {
  const spec = {
    at: { F1707: ['G IV'], F1706: ['F I', 'F 1 DLM'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' } },
  } as const;
  const old = scene(spec);
  done(old, 'allied', { do: 'attack', hex: 'F1707' });
  done(old, 'allied', { do: 'add', unit: 'F 1 DLM' });
  expect(refusal(old, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBe('22.1');
  const young = scene({ ...spec, columns: { ...spec.columns, leader: { allied: 'replacement' } } });
  done(young, 'allied', { do: 'attack', hex: 'F1707' });
  done(young, 'allied', { do: 'add', unit: 'F 1 DLM' });
  expect(refusal(young, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBeUndefined();
});
test('5.5.3, 5.5.4, 8.1 four cards one by one, then markers by the track; what is over the Leader’s limits goes', () => {
  const hand = { '#1': 'Allied hand', '#3': 'Allied hand' };
  const t = scene(
    { at: pair, turn: 5, moment: 'strategic', pieces: { ...hand, 'A Surrender! 1': 'Allied markers' } },
    '#2',
    '#4',
    '#6',
    '#8',
  );
  expect(asked(t)).toBe('allied trimming'); // six cards, Gamelin keeps five
  expect(refusal(t, 'allied', { do: 'return', marker: 'A Surrender! 1' })).toBeDefined();
  const markers = ['A Hold! 1', 'A Hold! 2', 'A Hold! 3', 'A Hold! 4', 'A Hold! 5', 'A Hold! 6'];
  done(t, 'allied', { do: 'discard', card: '#1' }, ...markers);
  expect(asked(t)).toBe('allied trimming'); // seven markers, he keeps six
  expect(verbs(t, 'allied')).toEqual(['return']);
});
test('8.1, 5.5.3 markers over the limit are put back after the draw, not before it', () => {
  const held = [1, 2, 3, 4, 5, 6].map(i => [`G Blitz! ${i}`, 'German markers'] as const);
  const more = [1, 2, 3, 4, 5].map(i => [`G Blitzkrieg! ${i}`, 'German markers'] as const);
  const left = ['G Hold! 1', 'G Hold! 2', 'G Hold! 3', 'G Shock-Target 1', 'G Shock-Target 2'];
  const drawn = [...left, 'G Shock-Counterblow 1', 'G Combat VP! 1', 'G Combat VP! 2'];
  const t = scene(
    {
      at: pair,
      turn: 5,
      moment: 'strategic',
      columns: { leader: { german: 'replacement' }, unled: { allied: 'yes' } },
      pieces: Object.fromEntries([...held, ...more]),
    },
    '#2',
    '#4',
    '#6',
    '#8',
    '#3',
    '#5',
    '#7',
    '#9',
    ...drawn,
  );
  expect(asked(t)).toBe('german trimming'); // eleven and eight more, Hitler keeps ten
  expect(offered(t, 'german')).toHaveLength(19);
});
test('5.5.6, 16.3 the dismissed Leader’s card is turned when the next Game Turn begins', () => {
  const t = scene({
    at: { ...pair, Reserve: ['F XXI'] },
    moment: 'allied reserves',
    turn: 7,
    columns: { leader: { allied: 'dismissed' } },
  });
  const drawn = [
    '#2',
    '#4',
    '#6',
    '#8',
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Hold! 5',
    'A Hold! 6',
    'A Shock! 1',
    'A Shock! 2',
    '#10',
    '#12',
    '#16',
    '#18',
    'G Blitz! 1',
    'G Blitz! 2',
    'G Blitz! 3',
    'G Blitz! 4',
    'G Blitz! 5',
    'G Blitz! 6',
    'G Hold! 1',
    'G Hold! 2',
  ];
  done(t, 'allied', { do: 'done' }, ...drawn);
  expect([value(t, 'turn'), column(t, 'leader')['allied'], asked(t)]).toEqual([8, 'replacement', 'allied planning']);
});
test('8.1 a side whose Leader was replaced this turn draws no markers', () => {
  const t = scene(
    { at: pair, turn: 7, moment: 'strategic', columns: { unled: { allied: 'yes' } } },
    '#2',
    '#4',
    '#6',
    '#8',
    '#10',
    '#12',
    '#16',
    '#18',
    'G Blitz! 1',
    'G Blitz! 2',
    'G Blitz! 3',
    'G Blitz! 4',
    'G Blitz! 5',
    'G Blitz! 6',
    'G Hold! 1',
    'G Hold! 2',
  );
  expect([asked(t), column(t, 'allied40')['Allied markers']]).toEqual(['allied planning', 0]);
});
test('22.3 Brauchitsch changes a card and a marker at the end of the Strategic Phase', () => {
  const t = events({ '#2': 'German hand', 'G Hold! 1': 'German markers' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german swapping');
  done(t, 'german', { do: 'discard', card: '#2' }, '#4');
  expect([column(t, 'piece')['#2'], column(t, 'piece')['#4']]).toEqual(['Discards', 'German hand']);
  expect(asked(t)).toBe('german granting');
  done(t, 'german', { do: 'marker', marker: 'G Hold! 1' }, 'G Blitz! 3');
  expect(column(t, 'piece')['G Blitz! 3']).toBe('German markers');
  const hitler = events({ '#2': 'German hand' }, { columns: { leader: { german: 'replacement' } } });
  done(hitler, 'allied', { do: 'pass' });
  done(hitler, 'german', { do: 'pass' });
  expect(asked(hitler)).not.toBe('german swapping');
});
test('22.4 Hitler’s cards of the turn before are discarded before he draws', () => {
  const t = scene(
    {
      at: pair,
      turn: 6,
      moment: 'strategic',
      pieces: { '#1': 'German hand' },
      columns: { leader: { german: 'replacement' } },
    },
    '#2',
    '#4',
    '#6',
    '#8',
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Hold! 5',
    'A Hold! 6',
    'A Shock! 1',
    'A Shock! 2',
  );
  expect(asked(t)).toBe('allied trimming');
  const next = [
    '#10',
    '#12',
    '#16',
    '#18',
    'G Blitz! 1',
    'G Blitz! 2',
    'G Blitz! 3',
    'G Blitz! 4',
    'G Blitz! 5',
    'G Blitz! 6',
    'G Hold! 1',
    'G Hold! 2',
    'G Hold! 3',
    'G Shock-Target 1',
  ];
  done(t, 'allied', { do: 'return', marker: 'A Hold! 1' });
  done(t, 'allied', { do: 'return', marker: 'A Hold! 2' }, ...next);
  expect([column(t, 'piece')['#1'], column(t, 'piece')['#10']]).toEqual(['Discards', 'German hand']);
});

// 14.0, 19.0 -----------------------------------------------------------------------------------------------------------
test('14.6.4, 19.1 one Blitz! or Shock! a battle, a column each; with the Ardennes Surprise three Blitz!', () => {
  const pieces = {
    'G Blitz! 1': 'German markers',
    'G Blitz! 2': 'German markers',
    'G Blitz! 3': 'German markers',
    'G Blitz! 4': 'German markers',
  };
  const plain = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces,
  });
  attack(plain, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(plain, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(plain)).toContain('3:1'); // 2:1 and one column
  const surprise = scene({
    at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
    turn: 3,
    columns: { marker: { 'grey 1': 'F1511' } },
    pieces,
  });
  attack(surprise, 'german', ['F1511'], ['G XIX', 'G XXXXI'], 'German Mobile');
  for (let i = 0; i < 2; i++) done(surprise, 'german', { do: 'commit', ability: 'Blitz!' });
  done(surprise, 'german', { do: 'commit', ability: 'Blitz!' }, 1);
  expect([1, 2, 3, 4].map(i => column(surprise, 'piece')[`G Blitz! ${i}`])).toEqual([
    'German cup',
    'German cup',
    'German cup',
    'German markers', // no fourth
  ]);
  expect(told(surprise)).toMatch(/German Mobile.*[56]:1/);
});
test('24.3, 5.7 out of the Ardennes he is asked for more Blitz! markers whatever his plan is', () => {
  const ready = (plan: Spec['pieces']) => {
    const t = scene({
      scenario: 'france',
      at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
      turn: 3,
      columns: { marker: { 'grey 1': 'F1511' } },
      pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers', ...plan },
    });
    attack(t, 'german', ['F1511'], ['G XIX', 'G XXXXI'], 'German Mobile');
    done(t, 'german', { do: 'commit', ability: 'Blitz!' });
    return t;
  };
  const without = ready({ '#42': 'German plan', '#45': 'German plan cards' });
  const surprise = ready({ '#42': 'German plan cards', '#45': 'German plan' });
  expect([asked(without), asked(surprise)]).toEqual(['german supporting', 'german supporting']);
  expect([verbs(without, 'german'), verbs(surprise, 'german')]).toEqual([['pass'], ['pass', 'commit']]);
  expect(refusal(without, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('14.6.4');
});
test('14.6.6, 18.6 a Fort among the defenders gives them a column, feeds Poles, and surrenders when it must retreat', () => {
  const t = scene({
    ...POLAND,
    at: { P1512: ['G39 XVI', 'G39 X'], P1513: ['P Fort Lwow', 'P 25'] },
    moment: 'german battles',
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  expect(shift(odds(t, { by: ['G39 XVI'], on: ['P1513'] }), '14.6.6')).toBe(-1);
  expect(shift(odds(t, { by: ['G39 XVI'], on: ['P1513'], defenders: [] }), '14.6.6')).toBe(0);
  attack(t, 'german', ['P1513'], ['G39 XVI', 'G39 X'], 'Prepared', 6);
  expect(asked(t)).toBe('allied standing'); // 7 to 3 and the Fort, 3:2: D
  done(t, 'allied', { do: 'fallBack' });
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  expect([whereIs(t, 'P Fort Lwow'), value(t, 'eventVP')]).toEqual(['Surrendered', '1']);
});
test('14.8 after a D nobody advances where a defender was eliminated for want of a retreat', () => {
  const t = scene({
    ...POLAND,
    at: { P1512: ['G39 XVI', 'G39 X'], P1513: ['P Fort Lwow', 'P 25'] },
    moment: 'german battles',
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XVI', 'G39 X'], 'Prepared', 6);
  done(t, 'allied', { do: 'fallBack' });
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  expect(asked(t)).not.toBe('german advancing');
});
test('14.3 who fights whom is settled unit by unit and hex by hex before a battle begins', () => {
  const t = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: { marker: { 'grey 1': 'F1706' } } });
  expect(refusal(t, 'german', { do: 'add', unit: 'G IV' })).toBe('14.3');
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.3');
  done(t, 'german', { do: 'add', unit: 'G IV' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
});
test('14.7.4 after a Counterblow battle a Shock-Counterblow marker may be laid for a CB, and must where none else is left', () => {
  const spec: Spec = {
    at: pair,
    columns: {
      marker: {
        'blue 1': 'F1706',
        'grey 1': 'F0904',
        'grey 2': 'F0803',
        'grey 3': 'F0702',
        'grey 4': 'F0602',
        'grey 5': 'F0503',
      },
      markerFace: { 'blue 1': 'counterblow' },
    },
  };
  const t = scene({ ...spec, pieces: { 'G Shock-Counterblow 1': 'German markers' } });
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 4); // no support; 1:1: CB
  expect(asked(t)).toBe('german blowing');
  expect(refusal(t, 'german', { do: 'pass' })).toBe('14.7.4');
  done(t, 'german', { do: 'blow', hex: 'F1707', with: 'shock' });
  expect(column(t, 'lies')['G Shock-Counterblow 1']).toBe('F1707');
  const without = scene({ ...spec, pieces: { 'G Hold! 1': 'German markers' } });
  attack(without, 'german', ['F1706'], ['G IV'], 'Prepared');
  done(without, 'german', { do: 'pass' }, 4);
  expect([asked(without), verbs(without, 'german')]).toEqual(['german blowing', ['pass']]); // asked all the same
});
test('14.7.2, 19.4 a Shock-Counterblow costs the defender at least a step if he retreats', () => {
  const t = scene({
    at: { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    columns: { lies: { 'A Shock-Counterblow 1': 'F1706' } },
    pieces: { 'A Shock-Counterblow 1': 'On the map' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 6); // 9 to 3, 3:1 less one: 2:1, DR
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  if (asked(t) === 'allied tiring') done(t, 'allied', { do: 'tire', hex: String(whereIs(t, 'F I')) });
  if (asked(t) === 'german advancing') done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied suffering');
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  expect(face(t, 'F I')).toBe('reduced');
});

// 26.0 -----------------------------------------------------------------------------------------------------------------
test('26.0, 26.1 each option stands alone: a Combat VP! cancels a support marker, for a point, and another may follow', () => {
  const spec: Spec = {
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers', 'A Combat VP! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, options: { cancelling: 'yes' } });
  const before = total(t);
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' });
  expect(asked(t)).toBe('allied cancelling');
  done(t, 'allied', { do: 'cancel' });
  expect([asked(t), total(t)]).toEqual(['german supporting', before + 1]); // the Allied point is a German one
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(t)).toContain('3:1');
  const plain = scene(spec);
  attack(plain, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(plain, 'allied', { do: 'pass' });
  done(plain, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(plain)).not.toContain('cancelled');
});
test('26.2 by option Surrender! ends a battle as DE; its dead score, less one for the marker', () => {
  const spec: Spec = {
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' }, supply: { 'F I': 'low' } },
    pieces: { 'A Surrender! 1': 'Allied markers' },
  };
  const t = scene({ ...spec, options: { surrendering: 'yes' } });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'commit', ability: 'Surrender!' });
  expect([whereIs(t, 'F I'), value(t, 'eventVP'), value(t, 'given')]).toEqual(['Surrendered', '0', 1]);
  expect([column(t, 'piece')['A Surrender! 1'], asked(t)]).toEqual(['Out', 'german advancing']);
  const without = scene(spec);
  attack(without, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(without, 'allied', { do: 'commit', ability: 'Surrender!' })).toBe('26.2');
});
test('19.8, 17.7 a city given up is worth one point less when it is taken, all of Paris by one marker', () => {
  const control = { F1105: 'german', F1106: 'german', F1006: 'german' };
  const spec: Spec = { at: pair, columns: { marker: { 'grey 1': 'F1706' }, control } };
  const given = scene({
    ...spec,
    pieces: { 'A Surrender! 1': 'On the map' },
    columns: { ...spec.columns, lies: { 'A Surrender! 1': 'F1105' } },
  });
  expect([mapVP(scene(spec).g), mapVP(given.g)]).toEqual([6, 3]);
});
test('19.9 Halt! Hitler markers lie in any hex of the map, both of them by one event', () => {
  const t = events({
    '#17': 'Allied hand',
    'A Halt! Hitler 1': 'Allied markers',
    'A Halt! Hitler 2': 'Allied markers',
  });
  done(t, 'allied', { do: 'play', card: '#17' });
  done(t, 'allied', { do: 'hex', hex: 'F0904' });
  done(t, 'allied', { do: 'hex', hex: 'F1707' });
  expect([column(t, 'lies')['A Halt! Hitler 1'], column(t, 'lies')['A Halt! Hitler 2']]).toEqual(['F0904', 'F1707']);
});
test('13.5 nobody retreats off the map: who has no other way is eliminated, and units leave in the Deployment Phase only', () => {
  const t = scene({
    at: { F0103: ['F I'], F0203: ['G IV', 'G IX', 'G X'], F0102: ['G V'], F0104: ['G II'] },
    columns: { marker: { 'grey 1': 'F0103' } },
  });
  attack(t, 'german', ['F0103'], ['G IV', 'G IX', 'G X'], 'Prepared', 6);
  expect([whereIs(t, 'F I'), asked(t)]).not.toEqual(['F0103', 'allied retreating']);
  expect(['Destroyed', 'Surrendered']).toContain(whereIs(t, 'F I'));
});
test('13.4.4 in brackets or in No Supply a unit has no zone', () => {
  const cost = (unit: string, more: Spec = {}) => {
    const t = scene({ at: { F1704: ['G XIX'], F1706: [unit] }, moment: 'german movement', ...more });
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return refusal(t, 'german', { do: 'to', hex: 'F1604' });
  };
  expect(cost('F I')).toBeUndefined();
  const stop = (unit: string, more: Spec = {}) => {
    const t = scene({ at: { F1704: ['G XIX'], F1706: [unit] }, moment: 'german movement', ...more });
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return refusal(t, 'german', { do: 'to', hex: 'F1606' });
  };
  expect(stop('F Boulay')).toBeUndefined();
  expect(stop('F I', { columns: { supply: { 'F I': 'none' } } })).toBeUndefined();
});
test('13.3.4 too many in a hex at the end of a Movement Phase: the excess goes one hex on, or is eliminated', () => {
  const t = scene({ at: { F1706: ['F I', 'F III', 'F IV'], F1507: ['G IV'] }, moment: 'allied movement' });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied shoving');
  expect(refusal(t, 'allied', { do: 'give', unit: 'F I' })).toBe('13.3.4');
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1806' });
  expect([whereIs(t, 'F I'), asked(t)]).not.toEqual(['F1706', 'allied shoving']);
});
test('13.3.5 one large unit a hex', () => {
  const t = scene({
    ...POLAND,
    moment: 'german movement',
    at: { P1524: ['SU 5'], P1525: ['SU 6'], P1208: ['G39 X'] },
    columns: { once: { invasion: 'yes' } },
  });
  done(t, 'german', { do: 'move', unit: 'SU 6' });
  expect(refusal(t, 'german', { do: 'to', hex: 'P1524' })).toBe('13.3.5');
});
test('13.3.6 nations mix in the hex of Dynamo and in the Evacuation Zone next to it, and nowhere else', () => {
  const to = (dynamo: boolean) => {
    const at = { F1906: ['F I'], F2006: dynamo ? ['UK Dynamo', 'UK I'] : ['UK I'], F1407: ['G IV'] };
    const t = scene({ at, moment: 'allied movement' });
    done(t, 'allied', { do: 'move', unit: 'F I' });
    return refusal(t, 'allied', { do: 'to', hex: 'F2006' });
  };
  expect([to(true), to(false)]).toEqual([undefined, '13.3.2']);
});
test('19.3, 24.2, 5.8.1 the Initiative Target lies beside the cup: it pays for no event', () => {
  const hand = (marker: string) =>
    scene({ moment: 'events', pieces: { '#21': 'Allied hand', [marker]: 'Allied markers' }, at: { F1006: ['F I'] } });
  expect(refusal(hand('A Shock-Target 1'), 'allied', { do: 'play', card: '#21' })).toBe('5.2.3');
  expect(refusal(hand('A Combat VP! 1'), 'allied', { do: 'play', card: '#21' })).toBeUndefined();
});
test('9.2 whoever is rebuilt comes back reduced, by discards and by an event, whatever side lay up', () => {
  const t = scene({
    at: { Destroyed: ['F I', 'F III'], F1006: ['F IV'] },
    moment: 'allied organisation',
    pieces: { '#16': 'Allied hand' },
  });
  done(t, 'allied', { do: 'discard', card: '#16' });
  done(t, 'allied', { do: 'rebuild', unit: 'F I', at: 'Reserve' });
  expect(face(t, 'F I')).toBe('reduced');
  const e = scene({ at: { Destroyed: ['F I'], F1006: ['F IV'] }, moment: 'events', pieces: { '#16': 'Allied hand' } });
  done(e, 'allied', { do: 'play', card: '#16' });
  done(e, 'allied', { do: 'unit', unit: 'F I' });
  expect([whereIs(e, 'F I'), face(e, 'F I')]).toEqual(['Reserve', 'reduced']);
});
test('18.4, 2.11 the Air Landing unit controls the hex it lands in', () => {
  const t = scene({ turn: 2, at: { Reserve: ['G Air Landing'], F2411: ['N I'] }, moment: 'airdrops' });
  done(t, 'german', { do: 'drop', drop: 'Drop! 1', hex: 'F2311' });
  done(t, 'german', { do: 'land', unit: 'G Air Landing', hex: 'F2311' });
  expect(holder(t, 'F2311')).toBe('german');
});
test('2.10, 19.8 the range to a city is not counted over the sea', () => {
  const near = (hex: string) =>
    scene({
      ...POLAND,
      turn: 5,
      at: { [hex]: ['G39 I'], P1512: ['P 25'] },
      moment: 'events',
      pieces: { 'A Surrender! 1': 'Allied markers' },
    });
  const asks = (hex: string) => {
    const t = near(hex);
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'pass' });
    return refusal(t, 'allied', { do: 'giveUp', hex: 'P2610' });
  };
  expect([asks('P2614'), asks('P2613')]).toEqual(['19.8', undefined]); // over the bay four hexes, around it five
});
test('5.2.1, 14.1.2 Counterblows of an event are for who is not phasing, never for his opponent', () => {
  const hands = { '#9': 'German hand', '#18': 'Allied hand' } as const;
  const leader = { allied: 'replacement' };
  const own = both('german', pair, { pieces: hands, columns: { leader } });
  done(own, 'allied', { do: 'pass' });
  expect(refusal(own, 'german', { do: 'play', card: '#9' })).toBe('5.2.1');
  const other = both('german', pair, { pieces: hands, columns: { leader } });
  done(other, 'allied', { do: 'play', card: '#18' });
  done(other, 'german', { do: 'pass' });
  done(other, 'german', { do: 'pass' });
  expect(asked(other)).toBe('allied declaring');
  expect(refusal(other, 'allied', { do: 'blow', hex: 'F1706', with: 'blue' })).toBeUndefined();
  const feint = both('allied', pair, { pieces: { '#9': 'German hand' } });
  done(feint, 'german', { do: 'play', card: '#9' });
  done(feint, 'allied', { do: 'done' }); // the Allies declare first in both Combat Phases
  expect(refusal(feint, 'german', { do: 'blow', hex: 'F1707', with: 'grey' })).toBeUndefined();
});
