/** 5.1, 8.0, 8.2 When an event may be played, what it costs, and who cancels it. */
import { expect, test } from 'vitest';
import { setPosition, type Table } from '../../../engine/table.ts';
import type { Front } from '../data/rows.ts';
import { gameOf } from '../game.ts';
import { KNOBS } from './knobs.ts';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  events,
  HAND,
  offered,
  pair,
  plays,
  refusal,
  scene,
  tired,
  told,
  type SideWord,
} from './scene.ts';

/** Who answers somebody else’s card has no window of his own. */
const ANSWERS = ['cancel', 'cancelAir', 'raf'];
/** A table at a window where this side, which holds all the cards of the front, is asked for one. */
const windowFor = (front: Front, side: SideWord, moment: string): Table => {
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
const passTo = (t: Table, question: string): void => {
  while (asked(t) !== question) done(t, asked(t)!.split(' ')[0]!, { do: 'pass' });
};
/** G XIX assaults F I, and the Allied player may play a card; both sides hold these. */
const assault = (...allied: readonly string[]): Table => {
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
test('5.1.1 an event happens once in a Strategic Phase: Directive takes another card back, not itself, and does not come again', () => {
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
test('5.1.2 from a turn on, before a turn, with Weygand; 5.1.4 no black aircraft in bad weather', () => {
  const t = events({ '#36': 'German hand', '#25': 'German hand', 'G Blitz! 1': 'German markers' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#36' })).toBe('5.1.2');
  expect(refusal(t, 'german', { do: 'play', card: '#25' })).toBe('5.1.2');
  const bad = events({ '#3': 'German hand', 'G Blitz! 1': 'German markers' }, { columns: { weather: 'bad' } });
  done(bad, 'allied', { do: 'pass' });
  expect(refusal(bad, 'german', { do: 'play', card: '#3' })).toBe('5.1.4');
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
test('5.1.3, 5.2 an event may be cancelled by Intercepts', () => {
  const t = events({
    '#3': 'German hand',
    'G Blitz! 1': 'German markers',
    '#33': 'Allied hand',
    'A Shock! 1': 'Allied markers',
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#3' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(asked(t)).toBe('allied averting');
  done(t, 'allied', { do: 'play', card: '#33' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' });
  expect([asked(t), tired(t, 'F I')]).toEqual(['allied planning', false]);
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
test('5.2.3, 5.8.1 an event without its marker is refused; 5.1 one of another phase too', () => {
  const t = events({ '#3': 'German hand', '#2': 'German hand' });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'german', { do: 'play', card: '#3' })).toBe('5.2.3');
  expect(refusal(t, 'german', { do: 'play', card: '#2' })).toBe('5.1');
  expect(refusal(t, 'german', { do: 'play', card: '#4' })).toBe('5.0');
});
test('8.0, 8.2 events turn about, Allied first, until both pass in a row', () => {
  const t = events({ '#3': 'German hand', 'G Blitz! 1': 'German markers' });
  expect(asked(t)).toBe('allied planning');
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#3' });
  expect(asked(t)).toBe('german paying');
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  expect(asked(t)).toBe('german granting');
  done(t, 'german', { do: 'hex', hex: 'F1706' });
  expect(tired(t, 'F I')).toBe(true);
  expect(asked(t)).toBe('german granting'); // two hexes, but there is one
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('allied planning');
});
