/** 5.1, 5.2, 21.1 Events beside events: which of two holds, which add up, whom they reach, what a game in the middle of them keeps. */
import { expect, test } from 'vitest';
import { setPosition } from '../../../engine/table.ts';
import type { Front } from '../data/rows.ts';
import { gameOf } from '../game.ts';
import { KNOBS } from './knobs.ts';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  game,
  offered,
  refusal,
  scene,
  told,
  whereIs,
  type SideWord,
  type Spec,
} from './scene.ts';

type Scene = ReturnType<typeof scene>;
const REGULAR = { scenario: 'poland' } as const;
const HAND = { german: 'German hand', allied: 'Allied hand' } as const;
const poles = { P1512: ['P 25'], P1208: ['G39 X'] } as const;
/** Plays a card and pays for it with these. */
const plays = (
  t: Scene,
  side: SideWord,
  card: string,
  paid: readonly string[] = [],
  ...next: readonly (number | string)[]
) => {
  const last = paid.at(-1);
  done(t, side, { do: 'play', card }, ...(last ? [] : next));
  for (const marker of paid) done(t, side, { do: 'pay', marker }, ...(marker === last ? next : []));
};
const passTo = (t: Scene, question: string): void => {
  while (asked(t) !== question) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
};

// 5.0 ------------------------------------------------------------------------------------------------------------------
const gone = (except: readonly string[]): NonNullable<Spec['pieces']> =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, i) => `#${i + 1}`).flatMap(c => (except.includes(c) ? [] : [[c, 'Discards']])),
  );
test('5.0 a card is discarded after its use: New Deck is not shuffled into the pile it makes, nor Recon into the one it draws from', () => {
  const pile = ['#8', '#9', '#10', '#20'];
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { ...gone([...pile, '#29']), '#29': HAND.german },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#20'); // Recon draws New Deck
  const { piece, cards } = { piece: column(t, 'piece'), cards: column(t, 'cards') };
  expect([piece['#20'], piece['#29'], cards['Discards'], cards['Draw pile']]).toEqual(['Discards', 'Discards', 2, 34]);
});
test('5.0, 5.1.3 a card that was cancelled is discarded, too', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#29': HAND.german, '#33': HAND.allied, 'A Hold! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' });
  plays(t, 'allied', '#33', ['A Hold! 1']);
  expect(['#29', '#33'].map(card => column(t, 'piece')[card])).toEqual(['Discards', 'Discards']);
});

// 5.1 ------------------------------------------------------------------------------------------------------------------
/** Who answers somebody else’s card has no window of his own. */
const ANSWERS = ['cancel', 'cancelAir', 'raf'];
/** A table at a window where this side, which holds all the cards of the front, is asked for one. */
const windowFor = (front: Front, side: SideWord, moment: string): Scene => {
  const at = front === 'france' ? { F1707: ['G XIX'], F1706: ['F I'] } : { P1512: ['G39 XVI'], P1513: ['P 25'] };
  const isBattle = moment.endsWith('battles');
  const hex = Object.keys(at)[1]!;
  const t = scene({
    scenario: `${front}-historical`,
    at,
    moment,
    pieces: Object.fromEntries(KNOBS.cards.flatMap(c => (c.front === front ? [[`#${c.no}`, HAND[side]]] : []))),
    columns: isBattle ? { marker: { 'grey 1': hex } } : {},
  });
  if (isBattle) attack(t, 'german', [hex], [Object.values(at)[0]![0]!], 'Prepared');
  if (!asked(t)!.startsWith(side)) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
  return t;
};
test('5.1 each half of the 66 cards is for its own phase: in every other it is refused by that case', () => {
  const windows = { strategic: ['events'], movement: ['german movement', 'allied movement'] } as const;
  const all = { ...windows, declare: ['german combat', 'allied combat'], battle: ['german battles'] };
  for (const front of ['france', 'poland'] as const)
    for (const side of ['german', 'allied'] as const)
      for (const [timing, moments] of Object.entries(all))
        for (const moment of moments) {
          const t = windowFor(front, side, moment);
          for (const c of KNOBS.cards.filter(card => card.front === front)) {
            const isFor = c[side].timing === timing && !ANSWERS.includes(c[side].effect);
            const why = refusal(t, side, { do: 'play', card: `#${c.no}` });
            expect(why === '5.1', `#${c.no} ${side} in ${moment}: ${why}`).toBe(!isFor);
          }
        }
});
/** G XIX assaults F I, and the Allied player may play a card; both sides hold these. */
const assault = (...allied: readonly string[]): Scene => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'] },
    moment: 'blitzkrieg',
    columns: { leader: { allied: 'replacement' } },
    pieces: {
      '#10': HAND.german,
      ...Object.fromEntries(allied.map(card => [card, HAND.allied])),
      'A Shock! 1': 'Allied markers',
      ...Object.fromEntries(['G Blitzkrieg! 1', 'G Blitz! 1', 'G Blitz! 2'].map(m => [m, 'German markers'])),
    },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1706' });
  passTo(t, 'allied backing');
  return t;
};
test('5.1 #10 and #5: of Reservists Panic and Hedgehogs the card that was played last takes precedence', () => {
  const t = assault('#5');
  plays(t, 'allied', '#5', ['A Shock! 1']);
  plays(t, 'german', '#10', ['G Blitz! 1', 'G Blitz! 2'], 1); // an Indecisive Battle by the table
  expect(told(t)).toContain('It becomes DS.');
  expect(asked(t)).toBe('allied retreating');
});
test('5.1.4, 5.2.1 #10 and #2: Armée de l’Air cancels Reservists Panic, RAF Fighters do not', () => {
  const t = assault('#2', '#12');
  passTo(t, 'german backing');
  plays(t, 'german', '#10', ['G Blitz! 1', 'G Blitz! 2']);
  expect([asked(t), refusal(t, 'allied', { do: 'play', card: '#12' })]).toEqual(['allied intercepting', '5.1.4']);
  plays(t, 'allied', '#2', ['A Shock! 1'], 1);
  expect(told(t)).not.toContain('It becomes DS.');
  const none = assault('#12');
  setPosition(none, { columns: { piece: { '#2': 'Discards' } } });
  passTo(none, 'german backing');
  plays(none, 'german', '#10', ['G Blitz! 1', 'G Blitz! 2'], 1); // nobody is asked who could cancel nothing
  expect(told(none)).toContain('It becomes DS.');
});
/** What it costs G XIX to cross a river after these events of the Allies, and of the Germans with the card that comes first. */
const crossing = (allied: readonly string[], german: readonly string[] = [], first = ''): number | undefined => {
  const t = scene({
    at: { F1606: ['G XIX'], F0905: ['F I'] },
    moment: 'german movement',
    turn: 3,
    pieces: {
      ...Object.fromEntries([...allied.map(c => [c, HAND.allied]), ...german.map(c => [c, HAND.german])]),
      'A Hold! 1': 'Allied markers',
    },
  });
  for (const card of allied) plays(t, 'allied', card, card === '#6' ? ['A Hold! 1'] : []);
  for (const card of german) plays(t, 'german', card);
  if (first) done(t, 'german', { do: 'first', card: first });
  passTo(t, 'german moving');
  done(t, 'german', { do: 'move', unit: 'G XIX' });
  return costOf(t, 'german', 'F1506');
};
test('5.1, 5.2.1 #6 and #7: bridges that are blown twice cost two points more each time; laid after that, nothing', () => {
  expect([crossing([]), crossing(['#6']), crossing(['#6', '#7'])]).toEqual([2, 4, 6]);
  expect([crossing(['#7'], ['#6'], '#7'), crossing(['#7'], ['#6'], '#6')]).toEqual([1, 4]);
});

test('5.1.1 an event that was cancelled has not happened: its card, taken back, may be played once more', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#29': HAND.german, '#17': HAND.german, '#33': HAND.allied, 'A Hold! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }); // Recon
  plays(t, 'allied', '#33', ['A Hold! 1']); // Intercepts
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#17' }); // Directive
  done(t, 'german', { do: 'card', card: '#29' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#29' })).toBeUndefined();
  done(t, 'german', { do: 'play', card: '#29' }, '#4');
  expect(column(t, 'piece')['#4']).toBe(HAND.german);
});
test('5.1.3, 5.2 only the half of the side that is asked cancels', () => {
  const cards = KNOBS.cards.map(c => (c.no === 33 ? { ...c, german: { ...c.german, effect: 'card', cost: 0 } } : c));
  const t = scene({
    game: gameOf({ ...KNOBS, cards }),
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#9': HAND.allied, '#33': HAND.german, '#11': HAND.german },
  });
  done(t, 'allied', { do: 'play', card: '#9' });
  expect(asked(t)).toBe('german planning'); // no German half cancels
  done(t, 'german', { do: 'pass' });
  const both = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#9': HAND.allied, '#33': HAND.german },
  });
  done(both, 'allied', { do: 'play', card: '#9' });
  expect(asked(both)).toBe('german averting');
});
test('5.1.3, 5.1.4 a card that cancels nothing is refused for that, whatever it would cost', () => {
  const avert = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#29': HAND.german, '#21': HAND.allied, '#33': HAND.allied },
  });
  done(avert, 'allied', { do: 'pass' });
  done(avert, 'german', { do: 'play', card: '#29' });
  const why = (card: string) => refusal(avert, 'allied', { do: 'play', card });
  expect([why('#21'), why('#33'), why('#4')]).toEqual(['5.1.3', '5.2.3', '5.0']); // it has no marker to pay with
  const air = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#2': HAND.german, '#12': HAND.allied, '#11': HAND.allied, 'G Blitz! 1': 'German markers' },
  });
  attack(air, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  passTo(air, 'german backing');
  plays(air, 'german', '#2', ['G Blitz! 1']);
  const rise = (card: string) => refusal(air, 'allied', { do: 'play', card });
  expect([asked(air), rise('#11'), rise('#12')]).toEqual(['allied intercepting', '5.1.4', '5.2.3']);
});

// 5.2.1 ----------------------------------------------------------------------------------------------------------------
test('5.2.1 an event gives one stack as many points as its row says', () => {
  const cards = KNOBS.cards.map(c => (c.no === 31 ? { ...c, german: { ...c.german, n: 2 } } : c));
  const reach = (played: typeof game): number => {
    const spec: Spec = {
      at: { F1707: ['G IV'], F1006: ['F I'] },
      moment: 'german movement',
      pieces: { '#31': HAND.german },
    };
    const t = scene({ ...spec, game: played });
    done(t, 'german', { do: 'play', card: '#31' });
    done(t, 'german', { do: 'hex', hex: 'F1707' });
    done(t, 'german', { do: 'move', unit: 'G IV' });
    return Math.max(...offered(t, 'german').map(c => (c['do'] === 'to' ? costOf(t, 'german', String(c['hex']))! : 0)));
  };
  expect([reach(game), reach(gameOf({ ...KNOBS, cards }))]).toEqual([4, 5]); // it has three of its own
});
test('5.2.1, 2.7, 9.1, 9.2, 10.0, 13.2.1, 20.1.8 what an event does not reach is refused by the rule that says so', () => {
  const at = {
    F1707: ['G IV'],
    F1706: ['F I'],
    F1806: ['F III'],
    F2413: ['N II'],
    F1006: ['F IV'],
    Destroyed: ['F X'],
  };
  const plays = (side: SideWord, card: string, more: Spec = {}): Scene => {
    const t = scene({
      at,
      moment: 'events',
      ...more,
      pieces: { [card]: HAND[side], 'G Blitz! 1': 'German markers', 'A Hold! 1': 'Allied markers' },
      columns: { na: { 'F I': 'yes' }, face: { 'F III': 'reduced' }, war: { Holland: 'neutral' } },
    });
    if (side === 'german') done(t, 'allied', { do: 'pass' });
    done(t, side, { do: 'play', card });
    if (asked(t) === `${side} paying`) done(t, side, offered(t, side)[0]!);
    return t;
  };
  const bombing = plays('german', '#23');
  const hex = (h: string) => refusal(bombing, 'german', { do: 'hex', hex: h });
  expect([hex('F1706'), hex('F2413'), hex('F1707'), hex('F1806')]).toEqual(['2.7', '13.2.1', '5.2.1', undefined]);
  const unit = (t: Scene, u: string) => refusal(t, 'allied', { do: 'unit', unit: u });
  const depot = plays('allied', '#16');
  expect([unit(depot, 'F X'), unit(depot, 'F I')]).toEqual([undefined, '9.2']);
  const rail = plays('allied', '#3');
  expect([unit(rail, 'F IV'), unit(rail, 'F I'), unit(rail, 'N II')]).toEqual([undefined, '10.0', '10.0']);
  const aisne = (turn: number) => plays('allied', '#34', { turn });
  expect([unit(aisne(9), 'F III'), unit(aisne(9), 'F IV'), unit(aisne(10), 'F III')]).toEqual([
    undefined,
    '9.1',
    '20.1.8',
  ]);
});
test('22.3, 24.3 what no card says is asked for and refused by its own case', () => {
  const spec: Spec = {
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    turn: 2,
    pieces: { 'G Hold! 1': 'German markers' },
  };
  const staff = scene(spec);
  for (const side of ['allied', 'german']) done(staff, side, { do: 'pass' });
  expect(asked(staff)).toBe('german granting');
  expect(refusal(staff, 'german', { do: 'marker', marker: 'G Hold! 2' })).toBe('22.3');
  const plan = scene(spec);
  done(plan, 'allied', { do: 'pass' });
  done(plan, 'german', { do: 'act', act: 'Ardennes Surprise' });
  expect(refusal(plan, 'german', { do: 'hex', hex: 'F1706' })).toBe('24.3'); // not in Belgium
});
test('18.5 a march that a German card urges on is refused to Soviets by their case', () => {
  const at = { P1521: ['SU 4'], P1411: ['G39 I'], P1520: ['P 5'] };
  const t = scene({
    ...REGULAR,
    at,
    turn: 8,
    columns: { stance: '4' },
    moment: 'german movement',
    pieces: { '#59': HAND.german },
  });
  done(t, 'german', { do: 'play', card: '#59' });
  expect(refusal(t, 'german', { do: 'hex', hex: 'P1521' })).toBe('18.5');
  expect(refusal(t, 'german', { do: 'hex', hex: 'P1520' })).toBe('5.2.1');
});
test('18.5 an event that doubles a tank of the Germans doubles no Soviet one that defends beside them', () => {
  const cards = KNOBS.cards.map(c =>
    c.no === 51 ? { ...c, german: { ...c.german, effect: 'doubleTank', cost: 0 } } : c,
  );
  const doubles = (...germans: readonly string[]) => {
    const t = scene({
      ...REGULAR,
      game: gameOf({ ...KNOBS, cards }),
      turn: 9,
      at: { P1215: ['P 33'], P1214: germans, P1115: ['SU Cav-Mech'] },
      columns: { stance: 5, marker: { 'blue 1': 'P1214', 'blue 2': 'P1115' } },
      moment: 'allied battles',
      pieces: { '#51': HAND.german },
    });
    attack(t, 'allied', ['P1214', 'P1115'], ['P 33'], 'Prepared');
    if (asked(t) === 'german grounding') done(t, 'german', offered(t, 'german')[0]!);
    return refusal(t, 'german', { do: 'play', card: '#51' });
  };
  expect([doubles('G39 I'), doubles('G39 XVI')]).toEqual(['5.2.1', undefined]);
});
/** The Strategic Phase of turn 5: this is the first card the German player draws. */
const draws = (card: string, more: Spec, ...next: readonly (number | string)[]): Scene =>
  scene(
    {
      ...REGULAR,
      at: poles,
      turn: 5,
      moment: 'strategic',
      ...more,
      columns: { unled: { allied: 'yes' }, ...more.columns },
    },
    '#49',
    '#50',
    '#51',
    '#52',
    card,
    ...next,
  );
test('2.3, 21.1.3 #72 Army Group West takes a German unit, no Slovak one', () => {
  const t = draws('#72', { at: { ...poles, P0216: ['SK Slovakia'], Reserve: ['G39 I'] } }, 1);
  expect(offered(t, 'german').map(c => c['unit'])).toEqual(['G39 I', 'G39 X']);
});

// 4.0 ------------------------------------------------------------------------------------------------------------------
const alternate = (side: SideWord, card: string, die: number, at: Spec['at']): Scene => {
  const t = scene({ ...REGULAR, at: at!, turn: 1, moment: 'events', pieces: { [card]: HAND[side] } });
  if (side === 'german') done(t, 'allied', { do: 'pass' });
  done(t, side, { do: 'play', card }, die);
  return t;
};
test('21.1.4 #76 of the five units that are flipped or eliminated some may be in Reserve', () => {
  const t = alternate('german', '#76', 6, { ...poles, Reserve: ['P 18', 'P Wilenska'] });
  expect(offered(t, 'allied').map(c => c['unit'])).toEqual(expect.arrayContaining(['P 25', 'P 18', 'P Wilenska']));
  done(t, 'allied', { do: 'unit', unit: 'P 18' });
  done(t, 'allied', { do: 'unit', unit: 'P Wilenska' }); // it has one step
  expect([whereIs(t, 'P 18'), column(t, 'face')['P 18'], whereIs(t, 'P Wilenska')]).toEqual([
    'Reserve',
    'reduced',
    'Destroyed',
  ]);
});
test('4.0 a game can be laid down in the middle of an event within an event', () => {
  const markers = { 'G Blitz! 1': 'German markers', 'G Hold! 1': 'German markers', 'G Hold! 2': 'German markers' };
  const west = draws('#72', { pieces: markers }, 4); // two markers go out
  const duce = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#17': HAND.german, '#26': 'Discards' },
  });
  done(duce, 'allied', { do: 'pass' });
  done(duce, 'german', { do: 'play', card: '#17' });
  done(duce, 'german', { do: 'card', card: '#26' }); // red, out of the discards
  const square = alternate('allied', '#58', 3, {
    P1512: ['P Wielkopolska'],
    P1514: ['P Podolska'],
    Waiting: ['P Abraham'],
    P1208: ['G39 X'],
  });
  done(square, 'allied', { do: 'unit', unit: 'P Abraham' });
  const czech = alternate('allied', '#58', 6, { P0607: ['G39 XVII'], P1512: ['P 25'] });
  const groups = alternate('german', '#76', 1, { P2213: ['G39 I'], P1207: ['G39 X'], P1512: ['P 25'] });
  const asks = (t: Scene) => [asked(t), ...game.faults(t.g)];
  expect(asks(groups)).toEqual(['german switching']);
  done(groups, 'german', { do: 'switch', unit: 'G39 I', units: 'G39 X' });
  expect([west, duce].map(asks)).toEqual([['german granting'], ['allied granting']]);
  expect([square, czech, groups].map(asks)).toEqual([
    ['allied redeploying'],
    ['german redeploying'],
    ['german redeploying'],
  ]);
});
