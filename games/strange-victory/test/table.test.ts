import { describe, expect, test } from 'vitest';
import { newTable, play, type Table } from '../../../engine/table.ts';
import { asksAt, fares, lightOf, listedAt, pointsAt, same } from '../look/place-actions.ts';
import { binomial, halvesShown, percent, rerollChances, rowHolds } from '../look/chances.ts';
import { SHIPPED } from '../data/tables.ts';
import { bagFor, spoken } from '../look/spoken.ts';
import { lessonFor } from '../table/coach-words.ts';
import { logRows } from '../../../screen/frame/log-rows.ts';
import { ended } from '../table/aftermath.ts';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { shownOf } from '../../../screen/test/shown.ts';
import type { TableSnapshot } from '../../../screen/session.ts';
import { strangeVictory } from '../game.ts';
import { pointsShown } from '../view/log-text.ts';
import { segments } from '../../../screen/frame/bands.ts';
import { bandNow, bandsOf, mostOf } from '../look/bands.ts';
import { armiesOf } from '../table/roster.ts';
import { newsSince } from '../../../screen/frame/banner.ts';
import { dotsOf, EDGES } from '../view/minimap-dots.ts';
import outline from '../look/outline.json' with { type: 'json' };
import { LEARNT, passes } from '../table/learnt.ts';
import { tableView, type TableView } from '../view.ts';

/** The same game for the same seed. */
const tableFor = (seed: number): Table => {
  const rnd = seededRandom(`table ${seed}`);
  return newTable(strangeVictory, {
    scenario: 'channel',
    options: optionsOf(strangeVictory, 'channel', {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(n => rnd(n)),
  });
};
const shown = (t: Table): TableSnapshot<TableView> => shownOf(t, 'german', tableView);
const after = (seed: number, ...choices: readonly object[]): Table => {
  const t = tableFor(seed);
  for (const c of choices) expect(play(t, 'german', c as never).ok).toBe(true);
  return t;
};
const HISTORICAL = { do: 'historical' };

describe('where a choice points', () => {
  test('7.0 a division to activate lies in its area', () => {
    const s = shown(after(1, HISTORICAL));
    expect(listedAt(s.offered, s.view, 'Dinant').map(o => o.choice['division'])).toEqual(['7th', '5th']);
    expect(lightOf(listedAt(s.offered, s.view, 'Dinant'))).toBe('pick');
    expect(listedAt(s.offered, s.view, 'Cambrai')).toEqual([]);
  });
  test('8.2 an area to enter is lit, another is asked about', () => {
    const s = shown(after(1, HISTORICAL, { do: 'activate', division: '7th' }));
    expect(lightOf(listedAt(s.offered, s.view, 'Philippeville'))).toBe('move');
    expect(asksAt(s.offered, s.view, 'Cambrai')).toEqual([{ do: 'enter', area: 'Cambrai' }]);
  });
  test('8.2.7 a third area says what pays for it', () => {
    const third = ['gas', 'audacity'].map(w => ({
      choice: { do: 'enter', area: 'Guise', with: w },
      text: '',
      case: '8.2',
      bars: true,
    }));
    expect(lightOf(third)).toBe('third');
    expect(fares(third)).toEqual(['gas', 'audacity']);
    expect(pointsAt(shown(tableFor(1)).view, third[0]!.choice)).toBe('Guise');
  });
  test('choices are the same whatever the order of their fields', () => {
    expect(same({ do: 'enter', area: 'Guise', with: 'gas' }, { with: 'gas', area: 'Guise', do: 'enter' })).toBe(true);
    expect(same({ do: 'reroll', dice: [1, 3] }, { do: 'reroll', dice: [1] })).toBe(false);
  });
});

describe('chances', () => {
  test('binomials sum to one', () => {
    expect([0, 1, 2, 3, 4].reduce((s, k) => s + binomial(4, k, 1 / 3), 0)).toBeCloseTo(1);
  });
  test('8.3.7 one hit kept, three dice again at 5 or more: the example of the rules', () => {
    const [overrun, breakthrough, pitched, desperate, bloody] = rerollChances(['3+', '2', '1', '0', '—'], 1, 3, 5);
    expect(overrun).toBeCloseTo(7 / 27);
    expect(breakthrough).toBeCloseTo(12 / 27);
    expect(pitched).toBeCloseTo(8 / 27);
    expect([desperate, bloody]).toEqual([0, 0]);
  });
  test('rows hold their hits', () => {
    expect([rowHolds('3+', 4), rowHolds('2', 2), rowHolds('2', 3), rowHolds('—', 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  test('words for figures', () => {
    expect([percent(0), percent(1), percent(0.001), percent(0.256)]).toEqual(['—', 'certain', '<1 %', '26 %']);
    expect([halvesShown(11), halvesShown(1), halvesShown(4), halvesShown(0)]).toEqual(['5½', '½', '2', '0']);
  });
});

describe('areas in words', () => {
  const s = shown(after(1, HISTORICAL));
  test('who holds it, what lies there, what is legal', () => {
    expect(spoken(SHIPPED.areas, s.view, 'Avesnes', [])).toBe(
      'Avesnes: fortress, woods; letter I; held by the Allies; garrison face down; 5 points.',
    );
    expect(spoken(SHIPPED.areas, s.view, 'Dinant', ['Activate the 7th'])).toMatch(
      /7th Panzer, advancing.*You may: Activate the 7th\.$/,
    );
  });
  test('4.3 the bag of a letter is a distribution', () => {
    for (const letter of ['A', 'B', 'C', 'I'])
      expect(bagFor(s.view, letter).reduce((sum, k) => sum + k.chance, 0)).toBeCloseTo(1);
  });
});

test('11.2 the bands fill the track, and the result box says where the points lie as they grow', () => {
  const { victory } = shown(after(1, HISTORICAL)).view;
  expect(mostOf(victory)).toBe(55);
  expect(segments(bandsOf(victory), 0, mostOf(victory)).map(s => s.from)).toEqual([0, 15, 23, 33, 41, 51]);
  const grown = { ...victory, bands: victory.bands.map(b => ({ ...b, now: b.id === 'sealion' })) };
  expect([bandNow(victory), bandNow(grown)]).toEqual(['Frantic Nightmare', 'Sea Lions Unleashed']);
});
test('10.2-10.4 the end of a turn is told: the coast die, panic, the new turn', () => {
  const t = tableFor(3);
  let n = 0;
  for (let s = shown(t); s.view.turn === 1 && n < 200; s = shown(t), n++)
    expect(play(t, 'german', (s.offered.at(-1) ?? s.offered[0])!.choice as never).ok).toBe(true);
  const s = shown(t);
  const news = newsSince(s.log, s.log.at(-1)!.entry, passes);
  expect(news?.turn).toBe(2);
  expect(news?.lines.map(l => l.event['is'])).toEqual(expect.arrayContaining(['landed', 'panic']));
});
test('4.2 the order of battle has every division under its Korps and commander', () => {
  const { view } = shown(after(1, HISTORICAL));
  const armies = armiesOf(view, a => a);
  expect(armies.map(a => [a.name, a.units.length])).toEqual([
    ['XV Korps, Rommel', 2],
    ['XXXXI Korps, Reinhardt', 2],
    ['XIX Korps, Guderian', 3],
  ]);
  expect(armies[0]!.units[0]).toMatchObject({ name: '7th Panzer', place: 'Dinant' });
});
test('the small map has every division where it stands, within the edges that the outline has', () => {
  const t = after(1, HISTORICAL);
  const dots = dotsOf(t.g);
  expect(dots.filter(d => d[2] === 'GM')).toHaveLength(7);
  for (const [x, y] of dots) for (const n of [x, y]) expect(n >= 0 && n <= 1).toBe(true);
  const lons = outline.frames[0]!.filter((_, i) => i % 2 === 0).map(n => n / 100);
  const lats = outline.frames[0]!.filter((_, i) => i % 2 === 1).map(n => n / 100);
  expect(EDGES).toEqual({
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  });
});
test('points are counted as they are said', () => {
  expect([0, 1, 2, 3, 4].map(pointsShown)).toEqual(['0 points', '½ point', '1 point', '1½ points', '2 points']);
});
test('the coach has words for every decision of a whole game, whatever is chosen', () => {
  const t = tableFor(7);
  let n = 0;
  for (let s = shown(t); !s.over && n < 400; s = shown(t), n++) {
    const lesson = lessonFor(s.view, s.offered);
    expect(lesson.title).not.toBe('Watch');
    expect(play(t, 'german', s.offered[(n * 7 + 3) % s.offered.length]!.choice as never).ok).toBe(true);
  }
  expect(n).toBeGreaterThan(30);
});

test('the log: a bar after what cannot be taken back, a way back only at the first line of an entry', () => {
  const s = shown(after(1, HISTORICAL, { do: 'activate', division: '7th' }));
  const rows = logRows(s.log, s.backLimit, s.entry, LEARNT);
  expect(rows.filter(r => r.is === 'line' && r.back)).toHaveLength(1);
  const t = after(1, HISTORICAL, { do: 'activate', division: '7th' }, { do: 'enter', area: 'Philippeville' });
  const later = shown(t);
  expect(
    logRows(later.log, later.backLimit, later.entry, LEARNT).some(r => r.is === 'bar' && r.text === LEARNT['turned']),
  ).toBe(true);
});

test('a fight that ended with its roll, or a roll again, is kept with its dice; one whose dice were seen is not', () => {
  const before = {
    area: 'Guise',
    division: '6th',
    kind: 'encounter',
    rolled: [],
    results: [
      { result: 'pitched', now: false, chance: 0.4 },
      { result: 'desperate', now: false, chance: 0.6 },
    ],
  } as never;
  const told = [
    { entry: 4, case: '8.3.5', text: '', event: { is: 'rolled', rolled: [2, 6], hits: 1 } },
    { entry: 4, case: '8.3.6', text: '', event: { is: 'result', result: 'pitched' } },
  ] as never;
  expect(ended(before, told)?.rolled).toEqual([2, 6]);
  expect(ended(before, told)?.results.find(r => r.now)?.result).toBe('pitched');
  expect(
    ended({ ...(before as object), rolled: [2, 6] } as never, (told as unknown[]).slice(1) as never),
  ).toBeUndefined();
  expect(ended({ ...(before as object), rolled: [2, 2] } as never, told)?.rolled).toEqual([2, 6]); // dice rolled again are seen to fall
});
