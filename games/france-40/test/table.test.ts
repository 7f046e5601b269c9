/** The plain functions behind the panels of France '40. */
import { describe, expect, test } from 'vitest';
import { labelled } from '../../../engine/labels.ts';
import { isFirm, numbered } from '../../../engine/numbers.ts';
import { seededRandom } from '../../../engine/random.ts';
import { optionsOf } from '../../../engine/game.ts';
import { newTable, play, type Table } from '../../../engine/table.ts';
import { france40 } from '../game.ts';
import { COLUMNS, CRT, TEC } from '../data/charts.ts';
import { HEXES, TOWNS } from '../data/map.ts';
import { gazetteer } from '../look/spoken.ts';
import { viewOf, type TableView, type Viewer } from '../view.ts';
import { sumsOf } from '../../../screen/war/battle.ts';
import { earlier, fallenIn, inSix } from '../table/fought.ts';
import { ENDS, fitting, keyed } from '../../../screen/war/choices.ts';
import { foundBy, onCard, sorted } from '../table/choices.ts';
import { lessonFor } from '../table/coach-words.ts';
import { noteOf, recalled } from '../../../screen/war/plans.ts';
import { traceWords } from '../../../screen/war/trace-words.ts';
import { stateWords, unitTitle } from '../table/words.ts';
import { logRows } from '../../../screen/frame/log-rows.ts';
import type { TableSnapshot } from '../../../screen/session.ts';
import { shownOf } from '../../../screen/test/shown.ts';
import { segments } from '../../../screen/frame/bands.ts';
import { dotsOf } from '../view/minimap-dots.ts';
import { armiesOf } from '../table/roster.ts';
import { effectOf, RESULT_SIGNS } from '../table/signs.ts';
import { everyUnit } from '../table/units.ts';
import { accountOf, bandsOf, MAX_LINES } from '../table/account.ts';
import { LEARNT } from '../table/learnt.ts';

const asked = (t: Table): { side: string; kind: string } => {
  const [a] = france40.machine.open(t.g);
  return { side: a?.side ?? '', kind: a?.kind ?? '' };
};
const random = (seed: string, until: (t: Table) => boolean): Table => {
  const rnd = seededRandom(seed);
  const t = newTable(france40, {
    scenario: '1940',
    options: optionsOf(france40, '1940', {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(n => rnd(n)),
  });
  for (let i = 0; i < 3000 && !until(t); i++) {
    const [ask] = france40.machine.open(t.g);
    if (!ask) break;
    play(t, ask.side, labelled(france40.labels, france40.machine.sample(t.g, ask, rnd)));
  }
  return t;
};
const seen = (t: Table): TableSnapshot<TableView> => {
  const { side } = asked(t);
  return shownOf(t, side, g => viewOf(g, side as Viewer));
};

const moving = seen(random('panels', t => asked(t).kind === 'moving' && france40.turn(t.g) > 1));

describe('dozens of choices are sorted', () => {
  const lists = sorted(moving.offered, moving.view);
  test('every listed choice is a button, a row, a hex, or on a unit’s card', () => {
    const shown = lists.buttons.length + lists.hexes.length + lists.sections.reduce((n, s) => n + s.rows.length, 0);
    const onCards = moving.offered.filter(o => o.choice.do === 'top' || o.choice.do === 'lift').length;
    expect(moving.offered.length).toBeGreaterThan(20);
    expect(shown + onCards).toBe(moving.offered.length);
  });
  test('what ends the step comes last, also among the keys', () => {
    expect(ENDS).toContain(lists.buttons.at(-1)!.choice.do);
    expect(keyed(lists).length).toBeLessThan(10);
    expect(keyed(lists).at(-1)!.choice.do).toBe('done');
  });
  test('mechanised corps come first; a unit is found by its name and by its hex', () => {
    if (moving.eyes === 'german') expect(lists.sections[0]!.title).toBe('German mechanised');
    const row = lists.sections.flatMap(s => s.rows).find(r => r.unit && r.hex)!;
    expect(fitting(foundBy(row), row.hex!)).toBe(true);
    expect(fitting(foundBy(row), `${row.unit!.short} ${row.hex}`.toLowerCase())).toBe(true);
    expect(fitting(foundBy(row), 'nowhere')).toBe(false);
    expect(onCard(moving.offered, row.unit!.name).map(o => o.choice.do)).toContain('move');
  });
  test('a short list has a digit for each', () => {
    const two = moving.offered.filter(o => o.choice.do === 'move').slice(0, 2);
    const end = moving.offered.filter(o => o.choice.do === 'done');
    expect(keyed(sorted([...end, ...two], moving.view)).map(o => o.choice.do)).toEqual(['move', 'move', 'done']);
  });
});

describe('keys of choices', () => {
  const harmless = (now: TableSnapshot<TableView>): readonly string[] =>
    keyed(sorted(now.offered, now.view))
      .filter(o => !isFirm(o))
      .map(o => JSON.stringify(o.choice));
  test('in an attack plan the number that added a unit does not roll the die afterwards', () => {
    const t = random('plan', at => asked(at).kind === 'planning' && seen(at).offered.length < 9);
    const before = numbered(new Map(), harmless(seen(t)));
    const [first] = [...before].find(([said]) => said.includes('"add"'))!;
    play(t, asked(t).side, JSON.parse(first));
    const after = seen(t);
    expect(after.offered.map(o => o.choice.do)).toContain('declare');
    expect(isFirm(after.offered.find(o => o.choice.do === 'declare')!)).toBe(true);
    const numbers = numbered(before, harmless(after));
    for (const said of harmless(after)) {
      expect(numbers.get(said)).not.toBe(before.get(first));
      if (before.has(said)) expect(numbers.get(said)).toBe(before.get(said));
    }
  });
  test('ending a phase has no number, and says who could still act', () => {
    const end = moving.offered.find(o => o.choice.do === 'done')!;
    const units = moving.offered.filter(o => o.choice.do === 'move').length;
    expect(isFirm(end)).toBe(true);
    expect(end.caution!.says).toEqual([`${units} units may still move`]);
  });
  test('an airborne coup says before it what it costs and how the die may fall, and is asked about', () => {
    const t = random('coup', at => asked(at).kind === 'dropping');
    const coup = seen(t).offered.filter(o => o.choice.do === 'coup');
    expect(coup.every(o => o.caution?.asks && isFirm(o))).toBe(true);
    const eben = coup.find(o => o.choice['hex'] === '3235')!;
    expect(eben.caution!.says[0]).toMatch(/only airborne coup of the game/);
    for (const o of coup) {
      const shares = o.caution!.chances!.map(c => c.share);
      expect(shares[0]! + shares[1]!).toBeCloseTo(1);
    }
  });
});

describe('a battle in words and figures', () => {
  const fought = random('fought', t => t.log.filter(l => l.event['is'] === 'result').length > 2);
  const s = seen(fought);
  const last = s.log.findLast(l => l.event['is'] === 'result')!.event;
  test('the die that fell is read from the log, with its column', () => {
    const fell = fallenIn(COLUMNS, s.log, String(last['hex']))!;
    expect(fell).toMatchObject({ die: last['die'], result: last['result'] });
    if (fell.die > 0) expect(COLUMNS[fell.column]).toBe(fell.label);
    expect(fallenIn(COLUMNS, s.log, '0000')).toBeUndefined();
  });
  test('attacks fought this turn are listed by side, none twice', () => {
    const since = s.log.slice(s.log.findLastIndex(l => l.event['is'] === 'turn'));
    const by = String(since.findLast(l => l.event['is'] === 'declared')?.event['side']);
    expect(earlier(s.log, by).at(-1)?.hex).toBe(last['hex']);
    expect([...earlier(s.log, 'german'), ...earlier(s.log, 'allied')]).toHaveLength(
      since.filter(l => l.event['is'] === 'result').length,
    );
  });
  test('chances over a range of columns say so', () => {
    const at = (column: number) => ({
      column,
      label: COLUMNS[column]!,
      chances: Object.fromEntries(
        ['AS', 'AE', 'DR', 'BB', 'DE'].map(r => [r, r === 'DE' ? (column - 4) / 6 : 0]),
      ) as never,
    });
    expect(inSix([at(5)], 'DE')).toBe('1 in 6');
    expect(inSix([at(5), at(7)], 'DE')).toBe('1–3 in 6');
  });
  test('a turn has one heading and no line that repeats it', () => {
    const rows = logRows(s.log, s.backLimit, s.entry, LEARNT);
    expect(rows.filter(r => r.is === 'head').length).toBeGreaterThan(0);
    expect(rows.some(r => r.is === 'line' && /^Turn \d+\.$/.test(r.text))).toBe(false);
  });
});

describe('order of battle and legend', () => {
  const names = gazetteer(HEXES, TOWNS);
  const armies = armiesOf(moving.view, names);
  const corps = everyUnit(moving.view).filter(u => u.size !== 'fort');
  test('every unit the side knows stands once under its army, and what is hidden is counted, not named', () => {
    expect(armies.flatMap(a => a.units.map(u => u.of.name)).toSorted()).toEqual(corps.map(u => u.name).toSorted());
    expect(armies.map(a => a.name)).toEqual(
      expect.arrayContaining(['German 6th Army', 'French 9th Army', 'British Expeditionary Force', 'Belgian army']),
    );
    const hidden = moving.view.stacks.reduce((n, s) => n + s.hidden, 0);
    expect(hidden).toBeGreaterThan(0);
    expect(armies.find(a => a.note)?.note).toContain(String(hidden));
  });
  test('a unit in the dead pile is lost, one on the map can be shown there', () => {
    const [first] = moving.view.stacks.flatMap(s => s.units);
    const dead = { ...first!, name: 'G lost', place: 'dead' };
    const with1 = { ...moving.view, boxes: { ...moving.view.boxes, dead: [dead] } };
    const found = (name: string) =>
      armiesOf(with1, names)
        .flatMap(a => a.units)
        .find(u => u.of.name === name);
    expect(found('G lost')).toMatchObject({ lost: true });
    expect(found('G lost')?.place).toBeUndefined();
    expect(found(first!.name)).toMatchObject({ lost: false, place: first!.place });
  });
  test('11.10 the legend has every code of the table, 10.5 what ground costs and does', () => {
    expect(RESULT_SIGNS.map(r => r.code).toSorted()).toEqual([...new Set(CRT.rows.flat())].toSorted());
    expect(effectOf(TEC.rough)).toBe('2 points to enter; defender gains a column');
    expect(effectOf(TEC.city)).toContain('panzers attack with their defence');
  });
});
test('the small map has a dot for every stack, in the colour of its nation', () => {
  const dots = dotsOf(moving.view);
  expect(dots).toHaveLength(moving.view.stacks.length);
  for (const [x, y] of dots) for (const n of [x, y]) expect(n > 0 && n < 1).toBe(true);
  const spot = (hex: string) => dots[moving.view.stacks.findIndex(s => s.hex === hex)]!;
  const [west, east] = [...moving.view.stacks]
    .map(s => s.hex)
    .toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)))
    .filter((_, i, all) => i === 0 || i === all.length - 1);
  expect(spot(west!)[0]).toBeLessThan(spot(east!)[0]);
});
describe('victory always in view', () => {
  const { victory } = moving.view;
  test('4.3-4.10 eight ways to score, each with its case, how it stands and what it is worth', () => {
    const scoring = accountOf(victory).filter(l => l.of);
    expect(scoring.map(l => l.case)).toEqual(['4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10']);
    for (const l of scoring) expect(l.detail, l.name).not.toBe('');
  });
  test('4.11 the levels fill the track from nothing to the most there is', () => {
    const track = segments(bandsOf(victory), 0, MAX_LINES);
    expect(track.flatMap(s => Array.from({ length: s.to - s.from + 1 }, (_, i) => s.from + i))).toEqual(
      Array.from({ length: MAX_LINES + 1 }, (_, i) => i),
    );
    expect(victory.lines.reduce((n, l) => n + Math.max(0, l.most), 0)).toBe(MAX_LINES);
  });
});

describe('words', () => {
  test('places with their number', () => {
    const names = gazetteer(HEXES, TOWNS);
    expect(names.placed('3633')).toBe('Antwerp 3633');
    expect(names.placed('2628')).toMatch(/2628$/);
  });
  test('units say what they are and what ails them', () => {
    const unit = moving.view.stacks.flatMap(x => x.units).find(u => u.type === 'panzer')!;
    expect(unitTitle(unit)).toMatch(/^\S+ Panzer Corps$/);
    expect(stateWords({ ...unit, supplied: false, moved: true })).toEqual(
      expect.arrayContaining(['out of supply', 'has moved']),
    );
  });
  test('a unit that waits to be placed is not out of supply', () => {
    const waiting = seen(random('first', t => asked(t).kind === 'settingUp')).view.boxes.toSetUp[0]!;
    expect(waiting.supplied).toBe(false);
    expect(stateWords(waiting)).not.toContain('out of supply');
  });
  test('the coach has words for every decision of a game', () => {
    const said = new Set<string>();
    random('coach', t => {
      const { kind, side } = asked(t);
      if (kind && !said.has(kind)) {
        said.add(kind);
        expect(
          lessonFor(viewOf(t.g, side as Viewer), [{ choice: { do: 'x' }, text: '', case: '', bars: false }]).title,
          kind,
        ).not.toBe('Your decision');
      }
      return france40.turn(t.g) > 3;
    });
    expect(said.size).toBeGreaterThan(8);
  });
});

describe('attacks noted for later', () => {
  const plans = [{ hex: '2930', units: ['G I'], odds: '2:1', sums: { 2931: 6 } }];
  test('are read again in the same turn, and count for nothing in another', () => {
    const words = noteOf(4, plans);
    expect(recalled(words, 4)).toEqual(plans);
    expect(recalled(words, 5)).toEqual([]);
    expect(noteOf(4, []), 'nothing noted is no note').toBeUndefined();
  });
  test('a note that cannot be read is none', () => {
    for (const words of [undefined, '', '{', 'null', '[]', '{"turn":4}']) expect(recalled(words, 4)).toEqual([]);
  });
  test('11.8 the arrow from a hex carries what counts from there', () => {
    expect(
      sumsOf([
        { hex: '2931', factor: 6 },
        { hex: '2931', factor: 2 },
        { hex: '2830', factor: 3 },
      ]),
    ).toEqual({ 2931: 8, 2830: 3 });
  });
});

test('8.9 the supply line of a unit in words: how far it leads, or the hex that cuts it by name', () => {
  const placed = (hex: string): string => (hex === '2930' ? 'Sedan 2930' : hex);
  expect(traceWords({ unit: 'G I', hex: '2931', supplied: true, line: ['2931', '2932', '2933'] }, placed)).toBe(
    'G I is in supply: 2 hexes to 2933.',
  );
  expect(
    traceWords(
      {
        unit: 'G I',
        hex: '2830',
        supplied: false,
        line: ['2830', '2930'],
        cut: { hex: '2930', why: '2930 is in the zone of F X in 2929', case: '8.9' },
      },
      placed,
    ),
  ).toBe('G I is cut off at Sedan 2930: 2930 is in the zone of F X in 2929.');
});
