/** What events and rules leave to a player: which country, marker, ship or hex it is. */
import { expect, test } from 'vitest';
import { HOLE } from '../../../engine/state.ts';
import { lookAt, whyInFull } from '../../../engine/table.ts';
import { boxOf } from '../box.ts';
import { PLANS } from '../data/plans.ts';
import { MAPS } from '../data/map.ts';
import { endSheet } from '../rules/victory.ts';
import { beside, EXPERIENCE } from '../places.ts';
import { asked, column, costOf, done, offered, refusal, scene, value, verbs, whereIs, type Spec } from './scene.ts';

const REGULAR = { scenario: 'poland' } as const;
const poles = { P1512: ['P 25'], P1208: ['G39 X'] } as const;
const ZONE = MAPS.france.hexes.find(h => h.zoneOf === 'F2006')!.hex; // off Dunkirk
const unitsOffered = (t: ReturnType<typeof scene>, side: 'german' | 'allied') =>
  offered(t, side).flatMap(c => (c['do'] === 'unit' ? [c['unit']] : []));

test('5.2.1 #25 Open City: who takes a Surrender! marker out of his cup has looked into it, and takes nothing back', () => {
  const at = { F1707: ['G IV'], F1808: ['F I'] };
  const t = scene({ at, moment: 'events', pieces: { '#25': 'Allied hand' } });
  done(t, 'allied', { do: 'play', card: '#25' });
  expect([asked(t), verbs(t, 'allied')]).toEqual(['allied granting', ['pass', 'marker']]);
  const marker = offered(t, 'allied').find(c => c['do'] === 'marker')!;
  expect(whyInFull(t, 'allied', marker)).toMatchObject({ ok: true, bars: 'look' });
});

// #1 Armistice -----------------------------------------------------------------------------------------------------------
const MAJORS = { Dutch: ['F2411', 'F2612'], Belgian: ['F1910', 'F2110'] } as const;
const armistice = (cities: readonly string[], at: Spec['at']) => {
  const t = scene({
    at: { F1707: ['G IV'], F1808: ['F I'], ...at },
    moment: 'events',
    pieces: { '#1': 'German hand' },
    columns: { control: Object.fromEntries(cities.map(hex => [hex, 'german'])), war: { Holland: 'at war' } },
  });
  done(t, 'allied', { do: 'pass' });
  return t;
};
test('5.2.1 #1 Armistice: of two Low Countries that have fallen its player says which gives up', () => {
  const both = [...MAJORS.Dutch, ...MAJORS.Belgian];
  const t = armistice(both, { F2413: ['N II'], F1812: ['B VII'], Destroyed: ['B I', 'N I'] });
  done(t, 'german', { do: 'play', card: '#1' });
  expect([asked(t), unitsOffered(t, 'german')]).toEqual(['german granting', ['N I', 'B I']]);
  expect(refusal(t, 'german', { do: 'pass' })).toBe('5.2.1');
  done(t, 'german', { do: 'unit', unit: 'B I' });
  expect(['B I', 'B VII', 'N I', 'N II'].map(u => whereIs(t, u))).toEqual([
    'Surrendered',
    'Surrendered',
    'Destroyed',
    'F2413',
  ]);
  expect(value(t, 'eventVP')).toBe('2');
});
test('5.2.1, 2.14 #1 Armistice: one country alone is not asked for, and who lies off a port goes with it', () => {
  const t = armistice(MAJORS.Belgian, { F1812: ['B VII'], 'Sea off Dunkirk': ['B III'], F2413: ['N II'] });
  done(t, 'german', { do: 'play', card: '#1' });
  expect(['B VII', 'B III', 'N II'].map(u => whereIs(t, u))).toEqual(['Surrendered', 'Surrendered', 'F2413']);
  const held = armistice(MAJORS.Belgian.slice(1), { F1812: ['B VII'] });
  expect(refusal(held, 'german', { do: 'play', card: '#1' })).toBe('5.2.1');
});

// #11, #8 and #31 --------------------------------------------------------------------------------------------------------
test('5.2.1 #11 Paras brings a Drop! marker back, not the Glider', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#11': 'German hand' },
    columns: { drop: { 'Drop! 1': 'Out', 'Drop! 2': 'Reserve', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#11' });
  expect(offered(t, 'german').flatMap(c => (c['do'] === 'drop' ? [c['drop']] : []))).toEqual(['Drop! 1', 'Drop! 3']);
});
test('5.2.1 two events for one stack give it two points more', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1006: ['F I'] },
    moment: 'german movement',
    pieces: { '#31': 'German hand', '#8': 'German hand', 'G Blitz! 1': 'German markers' },
  });
  const play = (card: string) => {
    if (asked(t) === 'allied offering') done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'play', card });
    if (asked(t) === 'german paying') done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
    done(t, 'german', { do: 'hex', hex: 'F1707' });
  };
  for (const card of ['#31', '#8']) play(card);
  done(t, 'german', { do: 'move', unit: 'G IV' });
  const costs = offered(t, 'german').flatMap(c => (c['do'] === 'to' ? [costOf(t, 'german', String(c['hex']))!] : []));
  expect(Math.max(...costs)).toBe(5); // it has three of its own
});

test('5.2.1, 2.14, 9.2 an event rebuilds who lies off a port there, too, in no enemy zone', () => {
  const t = scene({
    at: { 'Sea off Dunkirk': ['UK I'], Destroyed: ['F I'], F1707: ['G IV'], F2007: ['G IX'] },
    moment: 'events',
    pieces: { '#27': 'Allied hand' },
  });
  done(t, 'allied', { do: 'play', card: '#27' });
  expect(offered(t, 'allied')).toContainEqual(expect.objectContaining({ do: 'unit', unit: 'F I' }));
  expect(refusal(t, 'allied', { do: 'unit', unit: 'UK I' })).toBe('9.2'); // not to the Reserve
  expect(refusal(t, 'allied', { do: 'unit', unit: 'UK I', at: 'F2006' })).toBe('9.2'); // next to a German
  done(t, 'allied', { do: 'unit', unit: 'UK I', at: 'F2005' });
  expect([whereIs(t, 'UK I'), column(t, 'face')['UK I']]).toEqual(['F2005', 'reduced']);
});

test('5.2.4 a card with red text that is taken from the discards is played at once', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#17': 'German hand', '#14': 'Discards', '#16': 'Discards' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#17' });
  done(t, 'german', { do: 'card', card: '#14' });
  expect([value(t, 'weather'), column(t, 'piece')['#14'], asked(t)]).toEqual(['bad', 'Discards', 'allied planning']);
});

// #24 Dynamo ------------------------------------------------------------------------------------------------------------
/** #24 has been played: units at the blue edge and in the Evacuation Zone off Dunkirk. */
const promised = (at: Spec['at'], pieces: Spec['pieces'] = {}) => {
  const t = scene({
    at: { F2017: ['G IV'], ...at },
    moment: 'events',
    columns: { once: { evacuation: 'yes' } },
    pieces: { '#24': 'Allied hand', 'A Shock! 1': 'Allied markers', ...pieces },
  });
  done(t, 'allied', { do: 'play', card: '#24' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' });
  for (const side of ['german', 'allied'] as const) done(t, side, { do: 'pass' });
  return t;
};
test('5.2.1, 11.0 #24 Dynamo spares one unit the check: its player says whom, at the edge or in an Evacuation Zone', () => {
  const t = promised({ F0101: ['UK III'], [ZONE]: ['UK I', 'UK II'] });
  expect(refusal(t, 'allied', { do: 'sure', unit: 'UK III' })).toBeUndefined();
  done(t, 'allied', { do: 'send', unit: 'UK III' }, '#29'); // an icon, and one row down: it leaves by its own luck
  expect([whereIs(t, 'UK III'), asked(t)]).toEqual(['Evacuated', 'allied deploying']);
  done(t, 'allied', { do: 'sure', unit: 'UK I' });
  expect(whereIs(t, 'UK I')).toBe('Evacuated');
  expect(refusal(t, 'allied', { do: 'sure', unit: 'UK II' })).toBe('5.2.1');
});
test('5.2.1, 10.0 the passage that was promised is not for units sent to the Reserve, and a delayed unit may take it', () => {
  const reserve = promised({ F1006: ['F XXI'], [ZONE]: ['UK I'] });
  expect(refusal(reserve, 'allied', { do: 'sure', unit: 'F XXI' })).toBe('5.2.1');
  const t = promised({ [ZONE]: ['UK I'] }, { '#27': 'Allied hand' });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35'); // one German icon: Delay
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('11.0');
  done(t, 'allied', { do: 'discard', card: '#27' });
  done(t, 'allied', { do: 'sure', unit: 'UK I' });
  expect(whereIs(t, 'UK I')).toBe('Evacuated');
});

// #72 Army Group West ----------------------------------------------------------------------------------------------------
/** #72 is the first card the German player draws, and the die says that two markers go. */
const west = (held: readonly string[], ...next: readonly (number | string)[]) =>
  scene(
    {
      ...REGULAR,
      at: poles,
      turn: 5,
      moment: 'strategic',
      columns: { unled: { allied: 'yes' } },
      pieces: Object.fromEntries(held.map(m => [m, 'German markers'])),
    },
    '#49',
    '#50',
    '#51',
    '#52',
    '#72',
    4,
    ...next,
  );
test('21.1 #72 two German markers go out: of those in hand that can pay, as their owner says', () => {
  const t = west(['G Blitz! 1', 'G Blitz! 5', 'G Hold! 1', 'G Combat VP! 1']);
  expect([asked(t), verbs(t, 'german')]).toEqual(['german granting', ['marker']]);
  expect(offered(t, 'german').map(c => c['marker'])).not.toContain('G Blitz! 5'); // a dummy in Poland
  done(t, 'german', { do: 'marker', marker: 'G Hold! 1' });
  done(t, 'german', { do: 'marker', marker: 'G Combat VP! 1' }, '#53');
  const { piece } = { piece: column(t, 'piece') };
  expect(['G Blitz! 1', 'G Blitz! 5', 'G Hold! 1', 'G Combat VP! 1'].map(m => piece[m])).toEqual([
    'German markers',
    'German markers',
    'Battle Experience',
    'Battle Experience',
  ]);
});
test('21.1 #72 what is wanting in the hand comes out of the cup', () => {
  const t = west([], 'G Blitzkrieg! 2', 'G Hold! 3', '#53');
  expect(['G Blitzkrieg! 2', 'G Hold! 3'].map(m => column(t, 'piece')[m])).toEqual([
    'Battle Experience',
    'Battle Experience',
  ]);
});

test('5.8.3, 5.0 #62 Experience: the backs of dummies that go out stay secret, so who let it happen may take that back (5.1.3)', () => {
  const pieces = {
    '#62': 'German hand',
    '#71': 'Allied hand',
    'G Blitz! 1': 'German markers',
    'G Blitz! 5': 'German markers',
  };
  const t = scene({ scenario: 'poland', moment: 'events', pieces });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#62' });
  expect(asked(t)).toBe('allied averting');
  expect(whyInFull(t, 'allied', { do: 'pass' })).toEqual({ ok: true });
  done(t, 'allied', { do: 'pass' });
  expect(['G Blitz! 1', 'G Blitz! 5'].map(m => column(t, 'piece')[m])).toEqual(['German markers', 'Battle Experience']);
  const place = (side: string) =>
    lookAt(t, side).n[boxOf(t.g).CELLS.piece + boxOf(t.g).PIECE_NAMES.indexOf('G Blitz! 5')];
  expect([place('allied'), place('german')]).toEqual([HOLE, beside(t.g, EXPERIENCE)]);
});

// Plans ------------------------------------------------------------------------------------------------------------------
test('20.3 a plan that asks for all cities of France asks for each of them', () => {
  const cities = MAPS.france.hexes.filter(h => h.city !== undefined && h.country === 'France').length;
  const all = PLANS.flatMap(p => p.goals).filter(goal => goal.words === 'all cities in France');
  expect(all.map(goal => goal.hold!.count)).toEqual(all.map(() => cities));
});
test('24.3, 24.2 units that a plan frees may go one by one: the others stay, and may go in another turn', () => {
  const freed = (turn: number) => {
    const at = { F1707: ['G XXXXII'], 'Turn 5': ['G XXXXIII', 'G XXII'], F1706: ['F I'] };
    const t = scene({ turn, at, moment: 'events' });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'act', act: '2nd Army Freed' });
    return t;
  };
  const t = freed(2);
  expect(unitsOffered(t, 'german')).toEqual(['G XXXXII', 'G XXXXIII', 'G XXII']);
  done(t, 'german', { do: 'unit', unit: 'G XXXXIII' });
  done(t, 'german', { do: 'pass' });
  expect([whereIs(t, 'G XXXXII'), whereIs(t, 'G XXXXIII'), whereIs(t, 'G XXII')]).toEqual([
    'F1707',
    'Reserve',
    'Turn 5',
  ]);
  expect(asked(t)).toBe('german planning'); // neither play nor pass
});

// 5.0, 26.4 --------------------------------------------------------------------------------------------------------------
/** All cards are discarded but these two, which are left in the pile, and those in hand. */
const thinPile = (left: readonly string[], hand: NonNullable<Spec['pieces']> = {}): NonNullable<Spec['pieces']> => ({
  ...Object.fromEntries(Array.from({ length: 36 }, (_, i) => [`#${i + 1}`, 'Discards'])),
  ...Object.fromEntries(left.map(card => [card, 'Draw pile'])),
  ...hand,
});
test('5.0 the pile is shuffled anew as soon as one card is left in it', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: thinPile(['#8', '#9'], { '#29': 'German hand' }),
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#8'); // Recon draws a card
  expect([column(t, 'cards')['Draw pile'], column(t, 'cards')['Discards']]).toEqual([34, 1]);
});
test('5.0, 11.0 a card that was turned up for a check is discarded after that', () => {
  const t = scene({
    at: { [ZONE]: ['UK I'], F2017: ['G IV'] },
    moment: 'deployment C',
    columns: { once: { evacuation: 'yes' } },
    pieces: thinPile(['#35', '#9']),
  });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35');
  expect([column(t, 'piece')['#35'], column(t, 'cards')['Discards'], column(t, 'cards')['Draw pile']]).toEqual([
    'Discards',
    1,
    35,
  ]);
});
test('26.4, 17.2 points that the Event marker cannot move by spare nobody', () => {
  const cities = MAPS.poland.hexes.filter(h => h.city !== undefined && ['Poland', 'Danzig'].includes(h.country));
  const check = (held: typeof cities, eventVP: string, ...dice: readonly number[]) =>
    scene(
      {
        ...REGULAR,
        at: poles,
        turn: 7,
        moment: 'checks',
        options: { altScoring: 'yes' },
        columns: { control: Object.fromEntries(held.map(h => [h.hex, 'german'])), eventVP, altVP: '-20' },
      },
      ...dice,
    );
  const minors = cities.filter(h => !h.major);
  expect(asked(check([...minors, cities.find(h => h.city === 'Lodz')!], '-2'))).toBe('allied sparing'); // 17 less two: two too many
  expect(asked(check(cities, '-11', 1, 1))).toBe('german punishing'); // 27 less 11: three too many, and one box left on the track
});

// 19.8, 17.7 -------------------------------------------------------------------------------------------------------------
const PARIS = ['F1105', 'F1106', 'F1006'];
test('19.8 Paris is one city: it is not given up once a hex of it is lost', () => {
  const yielding = (lost: readonly string[]) => {
    const t = scene({
      at: { F1108: ['G IV'], F1506: ['F I'] },
      moment: 'events',
      pieces: { 'A Surrender! 1': 'Allied markers' },
      columns: { control: Object.fromEntries(lost.map(hex => [hex, 'german'])) },
    });
    for (const side of ['allied', 'german'] as const) done(t, side, { do: 'pass' });
    expect(asked(t)).toBe('allied yielding');
    return refusal(t, 'allied', { do: 'giveUp', hex: 'F1105' });
  };
  expect([yielding([]), yielding(['F1006'])]).toEqual([undefined, '19.8']);
});
test('17.7 by our reading every Surrender! marker gives its points back, by the other only those of cities that were taken', () => {
  const sheet = (giveBack: string, ...taken: readonly string[]) =>
    endSheet(
      scene({
        options: { giveBack },
        at: { F1108: ['G IV'], F1506: ['F I'] },
        moment: 'german movement',
        pieces: { 'A Surrender! 1': 'On the map', 'A Surrender! 2': 'On the map' },
        columns: {
          lies: { 'A Surrender! 1': 'F1105', 'A Surrender! 2': 'F1210' },
          control: Object.fromEntries(taken.map(hex => [hex, 'german'])),
        },
      }).g,
    )
      .filter(l => l.name === 'Cities' || l.name === 'Surrender! markers')
      .map(l => l.points);
  expect([sheet('all'), sheet('captured')]).toEqual([
    [0, 4],
    [0, 0],
  ]);
  expect([sheet('all', ...PARIS, 'F1210'), sheet('captured', ...PARIS, 'F1210')]).toEqual([
    [3, 4],
    [3, 4],
  ]);
  expect([sheet('all', 'F1105'), sheet('captured', 'F1105')]).toEqual([
    [1, 4],
    [1, 1],
  ]);
});
test('26.8, 16.1 by option too a unit may come into a city of the enemy next to one of its own: it would hold it', () => {
  const deploys = (garrisons: string) =>
    refusal(
      scene({
        ...REGULAR,
        options: { garrisons },
        turn: 5,
        at: { Reserve: ['P 25'], P1615: ['P Fort Warszawa'], P1208: ['G39 X'] },
        moment: 'allied reserves',
        columns: { control: { P1616: 'german' } },
      }),
      'allied',
      { do: 'deploy', unit: 'P 25', hex: 'P1616' },
    );
  expect([deploys('no'), deploys('yes')]).toEqual([undefined, undefined]);
});
