/** What the table reads of view and log: the chain of a battle, words of results, declarations, thresholds, draws, reasons on cards, the guided turn. */
import { expect, test } from 'vitest';
import { logFor, type Table } from '../../../engine/table.ts';
import type { OfferedChoice, LabelledChoice } from '../../../screen/session.ts';
import { MAPS } from '../data/map.ts';
import { RESULTS } from '../data/rows.ts';
import { byHex } from '../look/place-actions.ts';
import { gazetteer } from '../look/spoken.ts';
import { MACHINE } from '../rules/machine.ts';
import { declarations, sorted } from '../table/choices.ts';
import { lessonFor } from '../table/coach-words.ts';
import { drawnIn, abilityIn } from '../table/draws.ts';
import { chainOf, fallenIn, toldOf } from '../table/links.ts';
import { notesOf } from '../table/notes.ts';
import { OFFERS } from '../rules/cards/event-choices.ts';
import { promptFor } from '../table/prompts.ts';
import { QUESTIONS } from '../table/question-words.ts';
import { breeding, RESULT_WORDS, toneOf } from '../table/results.ts';
import { armiesOf } from '../table/roster.ts';
import { headsAhead } from '../table/thresholds.ts';
import { viewOf, type TableView } from '../view.ts';
import { overlaysOf, traceFor } from '../view/overlays.ts';
import { asked, attack, done, offered, scene } from './scene.ts';

const TARGET = { marker: { 'grey 1': 'F1706' } };
const view = (t: Table, side = 'german'): TableView => viewOf(t.g, side);
const drafted = (): Table => {
  const t = scene({ at: { F1707: ['G XIX'], F1706: ['F I'] }, columns: TARGET });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  return t;
};

test('14.3 a battle in the making: every table with its column and chances, or the reason against it', () => {
  const t = drafted();
  expect(view(t).battle).toMatchObject({ draft: true, step: 0, tables: [] });
  done(t, 'german', { do: 'add', unit: 'G XIX' });
  const { battle } = view(t);
  expect(battle).toMatchObject({ draft: true, step: 1, hexes: ['F1706'] });
  const on = new Map(battle!.tables.map(b => [b.table, b]));
  expect(on.get('Prepared')!.chances.reduce((n, c) => n + c.dice, 0)).toBe(6);
  expect(on.get('Allied Mobile')!.bar).toEqual({ why: 'that is the table of the other side', case: '14.0' });
  expect(on.get('Fortress')!.bar?.case).toBe('14.0');
  expect(notesOf(view(t))({ do: 'fight', crt: 'Prepared' })).toMatch(/^\d:\d: of six dice /);
});
test('14.5 the seven steps: a marker is asked for in the third', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'] },
    columns: TARGET,
    pieces: { 'G Blitz! 1': 'German markers' },
  });
  attack(t, 'german', ['F1706'], ['G XIX'], 'Prepared');
  expect(view(t).battle).toMatchObject({ draft: false, step: 2, table: 'Prepared' });
  expect(notesOf(view(t))({ do: 'commit', ability: 'Blitz!' })).toMatch(/would be .*, one column right/);
  const [now, ...rest] = chainOf(logFor(t, 'german'), view(t));
  expect(rest).toEqual([]);
  expect(now).toMatchObject({ state: 'now', title: 'German attack', case: '14.1.1' });
  expect(now!.steps!.map(s => s.state)).toEqual(['past', 'past', 'now', 'next', 'next', 'next', 'next']);
});
test('15.3 each assault of the Blitzkrieg Phase says its column and what the dice would bring, before advances', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I'], F1808: ['F III'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(view(t).assaults).toMatchObject([{ from: 'F1707', hex: 'F1706', column: '2:1' }]); // Lille bars it (14.6.2)
  expect(notesOf(view(t))({ do: 'assault', origin: 'F1707', hex: 'F1706' })).toMatch(/^2:1: of six dice .*DR/);
  const listed = offered(t, 'german').map((choice): OfferedChoice => ({
    choice: choice as LabelledChoice,
    text: '',
    case: '',
    bars: false,
  }));
  expect(sorted(listed, view(t)).sections.map(x => x.title)).toEqual(['Blitzkrieg Assaults', 'Who advances']);
});
test('19.10 Drop! markers are alike: each hex stands once, on the map and by number, and no row is listed', () => {
  const t = scene({
    at: { F1914: ['B Eben Emael'], F1706: ['F I'], F1707: ['G IV'] },
    turn: 2,
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'Reserve', 'Drop! 2': 'Reserve', 'Drop! 3': 'Reserve', Glider: 'Reserve' } },
  });
  const listed = offered(t, 'german').map((choice): OfferedChoice => ({
    choice: choice as LabelledChoice,
    text: '',
    case: '',
    bars: false,
  }));
  const { hexes, sections, buttons } = sorted(listed, view(t));
  const markers = Map.groupBy(hexes, o => o.choice['drop']);
  expect([...markers.keys()]).toEqual(['Drop! 1', 'Glider']);
  expect(markers.get('Drop! 1')!.length * 3 + markers.get('Glider')!.length).toBe(
    listed.filter(o => o.choice.do === 'drop').length,
  );
  expect(sections).toEqual([]);
  expect(buttons.map(o => o.choice.do)).toEqual(['done']);
  expect([...byHex(listed, view(t)).values()].every(among => among.length === 1)).toBe(true);
});
test('2.3 the order of battle has every unit under its army, the lost ones last', () => {
  const t = scene({ at: { F1707: ['G XIX'], F1706: ['F I'], Destroyed: ['G XXXXI'] } });
  const armies = armiesOf(view(t), gazetteer(MAPS.france.hexes, MAPS.france.towns));
  const kleist = armies.find(a => a.units.some(u => u.of.name === 'G XIX'))!;
  expect(kleist.units.map(u => [u.of.name, u.lost])).toEqual([
    ['G XIX', false],
    ['G XXXXI', true],
  ]);
  expect(armies.flatMap(a => a.units)).toHaveLength(3);
});
test('14.7.3 a counterattack is a second link, the first with its die and its ledger', () => {
  const t = scene({ at: { F1707: ['G XIX'], F1706: ['F I', 'F III'] }, columns: TARGET });
  attack(t, 'german', ['F1706'], ['G XIX'], 'Prepared', 1);
  done(t, 'allied', { do: 'counterattack' });
  const log = logFor(t, 'allied');
  const [first] = chainOf(log, view(t, 'allied'));
  expect(first).toMatchObject({ state: 'done', title: 'German attack', dice: [{ faces: [1] }, { faces: [] }] });
  expect(first!.lines!.map(l => l.text)).toContain('Strength of the attack');
  expect(first!.bred![0]).toMatchObject({ state: 'now', title: 'French counterattack', case: '14.7.3' });
  expect(fallenIn(toldOf(log))).toHaveLength(1);
});
test('14.7 every result has its words, and those that breed a counterattack are counted', () => {
  for (const r of RESULTS) expect(RESULT_WORDS[r].length, r).toBeGreaterThan(8);
  expect(toneOf('CA')).toBe('bad');
  expect(toneOf('DR')).toBe('good');
  expect(
    breeding([
      { result: 'CA', dice: 2 },
      { result: 'EX', dice: 3 },
      { result: 'CR', dice: 1 },
    ]),
  ).toBe(3);
});
test('14.1 declarations have a panel of their own, and keys; what is paid for is seen', () => {
  const at = { F1707: ['G IV'], F1706: ['F I'] };
  const t = scene({ at, moment: 'german combat', pieces: { '#2': 'Allied hand' } });
  while (asked(t)?.endsWith('offering'))
    done(t, t.g.wait.for === 'choice' ? (t.g.wait.ask.side as 'allied') : 'allied', { do: 'pass' });
  const now = view(t, 'allied');
  expect(now.declaring).toEqual({ kind: 'counterblow', credit: 0 });
  expect(promptFor('declaring', now)).toMatch(/costs a card/);
  done(t, 'allied', { do: 'discard', card: '#2' });
  const paid = view(t, 'allied');
  expect(paid.declaring!.credit).toBeGreaterThan(0);
  const listed = offered(t, 'allied').map(
    c => ({ choice: c as LabelledChoice, text: '', case: '', bars: false }) as OfferedChoice,
  );
  expect(declarations(listed, paid).map(o => o.choice['hex'])).toContain('F1706');
  expect(sorted(listed, paid).buttons.map(o => o.choice.do)).toEqual(['done']);
});
test('5.1, 5.1.2, 5.2.3 each card says why it is not played now, to its holder alone', () => {
  const pieces = { '#2': 'Allied hand', '#9': 'Allied hand', '#26': 'Allied hand' };
  const t = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: TARGET, pieces });
  const handOf = (viewer: string) => view(t, viewer).hands.find(h => h.side === 'allied')!;
  expect(handOf('allied').bars).toMatchObject({
    '#2': { case: '5.2.3' },
    '#9': { case: '5.1', why: expect.stringContaining('of the Strategic Phase') },
    '#26': { case: '5.1.2' },
  });
  expect(handOf('german').bars).toBeUndefined();
  const markers = { ...pieces, 'A Hold! 1': 'Allied markers', 'A Hold! 2': 'Allied markers' };
  const fight = scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: TARGET, pieces: markers });
  attack(fight, 'german', ['F1706'], ['G IV'], 'Prepared'); // markers come before cards
  const bars = view(fight, 'allied').hands.find(h => h.side === 'allied')!.bars!;
  expect(bars['#2']!.why).toContain('in the card step of a battle');
});
test('17.6 the death’s heads still to come, the next one first', () => {
  expect(headsAhead(view(scene({ at: {}, turn: 5 })))).toEqual([
    { turn: 7, exceed: 13, undercut: 6 },
    { turn: 10, exceed: 20, undercut: 11 },
    { turn: 13, exceed: 26, undercut: 15 },
  ]);
});
test('8.1 draws come one by one, each marker by its ability', () => {
  const told = (event: object) => ({ entry: 1, text: '', case: '8.1', event }) as never;
  const drawn = drawnIn([
    told({ is: 'drawnCard', card: '#9' }),
    told({ is: 'turn', turn: 2 }),
    told({ is: 'drawnCard', card: '#3' }),
    told({ is: 'drawnMarkers', pieces: ['A Shock-Counterblow 2', 'A Hold! 1'] }),
  ]);
  expect(drawn.cards).toEqual(['#3']);
  expect(drawn.markers.map(abilityIn)).toEqual(['Shock-Counterblow', 'Hold!']);
});
test('4.0 the phase that is played is lit', () => {
  const lit = (moment: string): string => {
    const parts = view(scene({ at: { F1707: ['G IV'], F1706: ['F I'] }, columns: TARGET, moment })).sequence;
    return parts.flatMap(p => p.steps.filter(s => s.state === 'now').map(s => `${p.name}: ${s.name}`)).join();
  };
  expect(lit('german movement')).toBe('German turn: Movement');
  expect(lit('german battles')).toBe('German turn: Combat');
  expect(lit('allied movement')).toBe('Allied turn: Movement');
});
test('12.1, 12.2, 18.5 supply lines with what cuts them, zones of three camps, what-if supply', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1506: ['G39 X'], P1613: ['P 25'], P1421: ['SU 5'] },
    moment: 'german movement',
  });
  const o = overlaysOf(t.g, 'german', 'G39 X');
  expect(o.zones.german).toContain('P1507');
  expect(o.zones.soviet.length).toBeGreaterThan(0);
  expect(o.zones.allied).toContain('P1614');
  expect(o.fed).toContain('P1506');
  expect(traceFor(t.g, 'german', 'G39 X')).toMatchObject({ supplied: true });
  expect(traceFor(t.g, 'german', 'nobody')).toBeUndefined();
});
test('every decision of the rules has a sentence that says what to do', () => {
  const view = {
    ...viewOf(scene({}).g, 'german'),
    declaring: { kind: 'target', credit: 0 },
    granting: { what: 'na', left: 2 },
  } as const;
  for (const kind of Object.keys(MACHINE.rules.decisions)) expect(promptFor(kind, view), kind).toBeTruthy();
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(Object.keys(MACHINE.rules.decisions).toSorted());
  expect(promptFor('granting', view)).toMatch(/No Actions\. 2 may be chosen/);
  const granted = Object.keys(OFFERS).map(what => promptFor('granting', { ...view, granting: { what, left: 1 } }));
  expect(new Set(granted).size, 'each kind of grant has its own').toBe(granted.length);
});
test('the guide speaks of its own front and side', () => {
  const at = (front: 'france' | 'poland', side: 'german' | 'allied') =>
    lessonFor({ front, decides: { side, kind: 'moving', case: '13.0' }, step: { name: '', case: '13.0' } }, 'moving');
  const words = [at('france', 'german'), at('france', 'allied'), at('poland', 'german'), at('poland', 'allied')];
  expect(new Set(words.map(l => l.words)).size).toBe(4);
  expect(words[0]!.words).toContain('Ardennes');
});
