/** 5.2 What events do. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { gameOf } from '../game.ts';
import { KNOBS } from './knobs.ts';
import {
  asked,
  column,
  costOf,
  declares,
  done,
  events,
  game,
  HAND,
  offered,
  pair,
  refusal,
  REGULAR,
  scene,
  total,
  type SideWord,
  type Spec,
} from './scene.ts';

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
  const plays = (side: SideWord, card: string, more: Spec = {}): Table => {
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
  const unit = (t: Table, u: string) => refusal(t, 'allied', { do: 'unit', unit: u });
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
test('5.2.1, 14.1.2 Counterblows of an event are for who is not phasing, never for his opponent', () => {
  const hands = { '#9': 'German hand', '#18': 'Allied hand' } as const;
  const leader = { allied: 'replacement' };
  const own = declares('german', pair, { pieces: hands, columns: { leader } });
  done(own, 'allied', { do: 'pass' });
  expect(refusal(own, 'german', { do: 'play', card: '#9' })).toBe('5.2.1');
  const other = declares('german', pair, { pieces: hands, columns: { leader } });
  done(other, 'allied', { do: 'play', card: '#18' });
  done(other, 'german', { do: 'pass' });
  done(other, 'german', { do: 'pass' });
  expect(asked(other)).toBe('allied declaring');
  expect(refusal(other, 'allied', { do: 'blow', hex: 'F1706', with: 'blue' })).toBeUndefined();
  const feint = declares('allied', pair, { pieces: { '#9': 'German hand' } });
  done(feint, 'german', { do: 'play', card: '#9' });
  done(feint, 'allied', { do: 'done' }); // the Allies declare first in both Combat Phases
  expect(refusal(feint, 'german', { do: 'blow', hex: 'F1707', with: 'grey' })).toBeUndefined();
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
test('5.2.1, 13.2.1 No Actions of an event lie on the enemy, not on neutrals', () => {
  const hexes = (war: string) => {
    const t = scene({
      at: { F2413: ['N II'], F1812: ['B III'], F0518: ['CH I'], F1707: ['G IV'] },
      moment: 'events',
      pieces: { '#23': 'German hand', 'G Blitz! 1': 'German markers' },
      columns: { war: { Holland: war } },
    });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'play', card: '#23' });
    done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
    return offered(t, 'german').flatMap(c => (c['do'] === 'hex' ? [c['hex']] : []));
  };
  expect([hexes('neutral'), hexes('at war')]).toEqual([['F1812'], ['F1812', 'F2413']]);
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
test('18.5 no German card improves or rebuilds a Soviet army', () => {
  const t = scene({
    scenario: 'poland-historical',
    turn: 8,
    at: { P1029: ['SU 5'], P0306: ['G39 XVI'], Destroyed: ['SU 3', 'G39 I'] },
    moment: 'german organisation',
    columns: { stance: 4, face: { 'SU 5': 'reduced', 'G39 XVI': 'reduced' } },
    pieces: { '#56': 'German hand', '#70': 'German hand' },
  });
  expect(refusal(t, 'german', { do: 'improve', unit: 'SU 5' })).toBe('18.5');
  done(t, 'german', { do: 'done' });
  expect(refusal(t, 'german', { do: 'rebuild', unit: 'SU 3', at: 'Reserve' })).toBe('18.5');
});
test('18.5 no card of the German player makes Soviets march farther, no marker of his cancels for them', () => {
  const at = { P1521: ['SU 4'], P1411: ['G39 I'], P1520: ['P 5'] };
  const spec: Spec = { scenario: 'poland-historical', at, turn: 8, columns: { stance: '4' } };
  const moving = scene({ ...spec, moment: 'german movement', pieces: { '#59': 'German hand' } });
  done(moving, 'german', { do: 'play', card: '#59' });
  expect(offered(moving, 'german').map(c => c['hex'])).toEqual([undefined, 'P1411']);
  const marker = { marker: { 'brown 1': 'P1520' }, markerFace: { 'brown 1': 'target' } };
  const t = scene({
    ...spec,
    options: { cancelling: 'yes' },
    columns: { ...spec.columns, ...marker },
    pieces: { 'A Hold! 1': 'Allied markers', 'G Combat VP! 1': 'German markers' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1520' });
  done(t, 'german', { do: 'add', unit: 'SU 4' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' });
  done(t, 'allied', { do: 'commit', ability: 'Hold!' }, 4);
  expect(asked(t)).not.toBe('german cancelling');
  const blow = scene({ ...spec, moment: 'allied combat', pieces: { '#49': 'German hand' } });
  done(blow, 'german', { do: 'pass' });
  done(blow, 'allied', { do: 'done' });
  expect(refusal(blow, 'german', { do: 'discard', card: '#49' })).toBe('5.3');
  expect(refusal(blow, 'german', { do: 'blow', hex: 'P1521', with: 'brown' })).toBe('18.5');
});
test('19.7, 19.7.1, 2.4 Combat VP! markers score through events', () => {
  const t = events({ '#21': 'German hand', 'G Combat VP! 1': 'German markers', 'G Blitz! 1': 'German markers' });
  const before = total(t);
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#21' });
  done(t, 'german', { do: 'pay', marker: 'G Blitz! 1' });
  done(t, 'german', { do: 'score' });
  expect(total(t)).toBe(before + 1);
});
test('19.7.1, 5.2.3 the only Combat VP! marker may pay for the event, and then none is left to score', () => {
  const t = events({ '#21': 'German hand', 'G Combat VP! 1': 'German markers' });
  const before = total(t);
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#21' });
  done(t, 'german', { do: 'pay', marker: 'G Combat VP! 1' });
  expect([asked(t), total(t), column(t, 'piece')['G Combat VP! 1']]).toEqual(['allied planning', before, 'German cup']);
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
test('19.9, 5.2.1 without a Halt! Hitler marker in hand the event cannot be played', () => {
  const t = events({ '#17': 'Allied hand' });
  expect(refusal(t, 'allied', { do: 'play', card: '#17' })).toBe('19.9');
});
