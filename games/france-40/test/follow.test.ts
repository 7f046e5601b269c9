/** What the other side and a watcher can follow: battles with their ledger, results in words, moves by name. */
import { describe, expect, test } from 'vitest';
import { choicesOf, logFor, lookAt, type Table } from '../../../engine/table.ts';
import { accountOf } from '../../../screen/account.ts';
import { meantBy } from '../bot/intent.ts';
import { france40 } from '../game.ts';
import { shownOf } from '../../../screen/test/shown.ts';
import { HEXES, TOWNS } from '../data/map.ts';
import { gazetteer } from '../look/spoken.ts';
import { grouped } from '../../../screen/frame/grouped.ts';
import { latest, type Filter } from '../../../screen/frame/reading.ts';
import { viewOf, type BattleView } from '../view.ts';
import { LEARNT } from '../table/learnt.ts';
import { readingFor } from '../table/reading.ts';
import { calledIn } from '../table/called.ts';
import { foughtIn } from '../table/fought.ts';
import { cameOf, wouldDo } from '../table/outcome.ts';
import { attack, done, march, scene, type Spec } from './scene.ts';
import { SHIPPED } from '../data/tables.ts';

const BEF = { 2019: ['UK I'] } as const;
const FIELD = { phase: 'combat', forts: [], turn: 5 } as const;
const THREE = ['G I', 'G II', 'G III'];
const { crt, terrain, replacements } = SHIPPED.charts;
const BOX = { charts: { columns: crt.columns as readonly string[], rows: crt.rows, terrain, replacements } };
const EYES = ['german', 'allied', 'observer'];
const at = (stands: Spec['at']): Table => scene({ ...FIELD, at: { ...BEF, 2321: THREE, ...stands } });
const seenBy = (t: Table, eyes: string) => shownOf(t, eyes, g => viewOf(g, eyes));
const shown = (t: Table, eyes: string) => foughtIn(BOX, seenBy(t, eyes));
const namesFor = (t: Table, eyes: string) => calledIn(() => seenBy(t, eyes).view, gazetteer(HEXES, TOWNS));
const came = (t: Table, eyes: string): string => cameOf(shown(t, eyes)!.told!, namesFor(t, eyes));

describe('a battle is the same for whoever sees it', () => {
  test.each(EYES)(
    '%s sees who attacked with what, the odds, every shift with its case, the die and the result',
    eyes => {
      const t = at({ 2322: ['F X', 'F XLI'], 2323: ['G IV'] });
      attack(t, 'german', '2322', [...THREE, 'G IV'], 'DR');
      const { battle, fallen } = shown(t, eyes)!;
      const own = shown(t, 'german')!;
      expect(battle.attackers.map(a => [a.unit, a.hex])).toEqual([...THREE.map(u => [u, '2321']), ['G IV', '2323']]);
      expect(battle.attackers.reduce((sum, a) => sum + a.factor, 0)).toBe(battle.odds!.attack);
      expect(battle.defenders.map(u => u.name)).toEqual(['F X', 'F XLI']);
      expect([battle.odds, battle.attackers, fallen]).toEqual([own.battle.odds, own.battle.attackers, own.fallen]);
      expect(fallen).toMatchObject({ result: 'DR', label: battle.odds!.columns[0]!.label });
      const shifts = battle.odds!.shifts.reduce((sum, s) => sum + s.value, 0);
      expect(BOX.charts.columns.indexOf(battle.odds!.ratios[0]!) + shifts).toBe(fallen!.column);
      expect(battle.odds!.shifts.map(s => [s.case, s.name])).toEqual([['11.11', 'Concentric attack']]);
    },
  );
  test('what is asked comes to the one who is asked; the others see the same battle waiting', () => {
    const t = at({ 2322: ['F X', 'F XLI'] });
    attack(t, 'german', '2322', THREE, 'DR');
    expect(shown(t, 'allied')!.battle.retreats!.map(r => r.unit)).toEqual(['F X', 'F XLI']);
    expect(EYES.map(eyes => shown(t, eyes)!.over)).toEqual([false, false, false]);
  });
  test('a plan is its owner’s alone: no one else is shown a battle before it is declared', () => {
    const t = at({ 2322: ['F X'] });
    done(t, 'german', { do: 'attack', hex: '2322' });
    done(t, 'german', { do: 'add', unit: 'G I' });
    expect(EYES.map(eyes => shown(t, eyes)?.battle.attackers.length)).toEqual([1, undefined, undefined]);
    const secret = EYES.slice(1).map(eyes => JSON.stringify(logFor(t, eyes)));
    expect(secret.some(log => log.includes('G I'))).toBe(false);
  });
  test('a battle that is over stays with its ledger and the units that fell', () => {
    const t = at({ 2322: ['F X/1'] });
    attack(t, 'german', '2322', THREE, 'DE');
    done(t, 'german', { do: 'done' });
    const { battle, over } = shown(t, 'allied')!;
    expect([over, battle.defenders.map(u => [u.name, u.steps])]).toEqual([true, [['F X', 1]]]);
    expect(battle.odds!.ratios[0]).toMatch(/:/);
  });
});

describe('results speak of the units', () => {
  const planned = (t: Table, units: readonly string[]): BattleView => {
    done(t, 'german', { do: 'attack', hex: '2322' });
    for (const unit of units) done(t, 'german', { do: 'add', unit });
    return seenBy(t, 'german').view.battle!;
  };
  const would = (t: Table, b: BattleView, result: string): string =>
    wouldDo(
      b.results.find(r => r.result === result)!,
      b.hidden,
      namesFor(t, 'german'),
    );
  test('before the die: who would be lost, who would drop to what', () => {
    const t = at({ 2322: ['F X/1'] });
    const b = planned(t, ['G I']);
    expect(would(t, b, 'DE')).toBe('X Corps is lost');
    expect(would(t, b, 'AE')).toMatch(/^I Corps drops to \w+ steps?$/);
    expect(would(t, b, 'BB')).toMatch(/^X Corps is lost, I Corps drops to \w+ steps?$/);
    expect(would(t, b, 'DR')).toBe('X Corps goes back');
  });
  test('before the die: of several the owner chooses; of those not seen no name is said', () => {
    const t = at({ 2322: ['F XLI', 'F X'] });
    const b = planned(t, ['G I', 'G II']);
    expect(would(t, b, 'BB')).toMatch(/I or II Corps loses a step$/);
    expect(would(t, b, 'DE')).toMatch(/^X Corps .*; and one unit not known$/);
    expect(would(t, b, 'DE')).not.toMatch(/XLI/);
  });
  test('11.3 before and after: no way out counts as DE', () => {
    const zones = { 2424: ['G IV'], 2523: ['G XI'], 2123: ['G VI'] };
    const t = at({ 2322: ['F X/1'], ...zones });
    expect(would(t, planned(t, ['G I']), 'DR')).toBe('no way out, so it counts as DE: X Corps is lost');
    const fought = at({ 2322: ['F X/1'], ...zones });
    attack(fought, 'german', '2322', ['G I'], 'DR');
    expect(came(fought, 'allied')).toBe('No way out, so it counts as DE: X Corps is lost.');
  });
  test('after the die: who went where and who moved in, for the defender too', () => {
    const t = at({ 2322: ['F X'] });
    attack(t, 'german', '2322', THREE, 'DR');
    expect(came(t, 'allied')).toBe('');
    done(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
    done(t, 'german', { do: 'advance', unit: 'G I' });
    expect(came(t, 'allied')).toMatch(/^X Corps goes back to \S+; I Corps moves in\.$/);
  });
  test('after the die: losses of both', () => {
    const t = at({ 2322: ['F X/1'] });
    attack(t, 'german', '2322', THREE, 'BB');
    done(t, 'allied', { do: 'lose', unit: 'F X' });
    done(t, 'german', { do: 'lose', unit: 'G II' });
    expect(came(t, 'observer')).toMatch(/^X Corps is lost, II Corps drops to \w+ steps?/);
  });
});

test('3.10 a move names the counter that came to lie on top, and none beneath it', () => {
  const t = scene({ phase: 'movement', turn: 5, forts: [], at: { ...BEF, 2726: ['G I', 'G II'], 2222: ['F X'] } });
  march(t, 'german', 'G I', '2725');
  const moved = logFor(t, 'allied').findLast(l => l.event['is'] === 'moved')!.event;
  expect([
    moved['unit'],
    viewOf(t.g, 'allied')
      .stacks.find(s => s.hex === '2725')!
      .units.at(-1)!.name,
  ]).toEqual(['G I', 'G I']);
});

describe('the log by phase, stack and fight', () => {
  const read = (t: Table, eyes: string, filter?: Filter, backLimit = seenBy(t, eyes).backLimit) =>
    grouped({ ...seenBy(t, eyes), backLimit }, readingFor(namesFor(t, eyes)), LEARNT, filter);
  /** As it reads once the way back is barred. */
  const texts = (t: Table, eyes: string, filter?: Filter): readonly string[] =>
    read(t, eyes, filter, Infinity).flatMap(r => (r.is === 'bar' ? [] : [r.text]));
  /** Three corps leave one hex for three towns; the enemy sees each come to lie on top. */
  const marched = (): Table => {
    const t = scene({
      phase: 'movement',
      turn: 5,
      forts: [],
      war: ['Belgium', 'Luxembourg'],
      at: { ...BEF, 3031: ['G III', 'G IV', 'G IX'], 2222: ['F X'] },
    });
    march(t, 'german', 'G IX', '3030');
    march(t, 'german', 'G IV', '3032');
    march(t, 'german', 'G III', '3131');
    done(t, 'german', { do: 'done' });
    return t;
  };
  const names = gazetteer(HEXES, TOWNS);
  const called = (hex: string): string => names.nameOf(hex) || hex;

  test.each(EYES)('%s reads the moves of a stack in one row, under its phase', eyes => {
    const rows = texts(marched(), eyes);
    const to = ['3030', '3032', '3131'].map(called);
    expect(rows).toContain('German movement');
    expect(rows).toContain(`IX, IV and III Corps from ${called('3031')} to ${to[0]}, ${to[1]} and ${to[2]}.`);
    expect(rows.some(r => r.startsWith('Moved:'))).toBe(false);
  });
  test('what may be gone back to stays line by line, each with its way back', () => {
    const t = scene({ phase: 'movement', turn: 5, forts: [], at: { ...BEF, 2726: ['G I', 'G II'], 2222: ['F X'] } });
    march(t, 'german', 'G II', '2725');
    march(t, 'german', 'G I', '2727');
    const back = (eyes: string) => read(t, eyes).filter(r => r.is === 'line' && r.back).length;
    expect([back('german'), back('allied')]).toEqual([2, 0]);
  });
  test('of a stack that moved together the enemy reads the top by name and the rest by number', () => {
    const t = scene({ phase: 'movement', turn: 5, forts: [], at: { ...BEF, 2726: ['G I', 'G II'], 2222: ['F X'] } });
    done(t, 'german', { do: 'stack', hex: '2726' });
    done(t, 'german', { do: 'to', hex: '2725' });
    done(t, 'german', { do: 'done' });
    const moved = (eyes: string) => texts(t, eyes).find(r => r.includes(' to '))!;
    const seen = seenBy(t, 'allied').view.stacks.find(s => s.hex === '2725')!;
    expect([seen.hidden, seen.units.length]).toEqual([1, 1]);
    expect(moved('german')).toMatch(/^I and II Corps from /);
    expect(moved('allied')).toMatch(
      new RegExp(`^${namesFor(t, 'allied').unit(seen.units[0]!.name)} and one more unit from `),
    );
  });
  test.each(EYES)('%s reads an attack in one row that opens to its ledger', eyes => {
    const t = at({ 2322: ['F X/1'] });
    attack(t, 'german', '2322', THREE, 'DE');
    done(t, 'german', { do: 'done' });
    const row = read(t, eyes).find(r => r.is === 'group')!;
    expect(row.text).toMatch(/X Corps is lost\.$/);
    expect(row).toMatchObject({ ledger: [{ case: '11.10' }] });
    expect(row.is === 'group' && row.lines.map(l => l.text).join(' ')).toMatch(/attack on .* by I, II and III Corps\./);
  });
  test('the filters keep what they say, and no heading without a line', () => {
    const t = at({ 2322: ['F X/1'] });
    attack(t, 'german', '2322', THREE, 'DE');
    done(t, 'german', { do: 'done' });
    const stalled = at({ 2322: ['F X'] });
    attack(stalled, 'german', '2322', ['G I'], 'AS');
    expect(texts(t, 'allied', 'losses')).toEqual(texts(t, 'allied', 'battles'));
    expect(texts(stalled, 'allied', 'losses')).toEqual([]);
    expect(texts(stalled, 'allied', 'battles').some(r => r.includes('stalled'))).toBe(true);
    expect(texts(marched(), 'allied', 'battles')).toEqual([]);
  });
});

test('who waits reads what the other did last, the newest first; one’s own doings are not news', () => {
  const t = scene({ phase: 'movement', turn: 5, forts: [], at: { ...BEF, 2726: ['G I', 'G II'], 2222: ['F X'] } });
  march(t, 'german', 'G II', '2725');
  march(t, 'german', 'G I', '2727');
  const read = (eyes: string) =>
    latest(logFor(t, eyes), eyes, readingFor(namesFor(t, eyes))).map(l => l.text.split(' from ')[0]);
  expect([read('allied').slice(0, 2), read('german')]).toEqual([['I Corps', 'II Corps'], []]);
});

describe('a turn of the other side in short', () => {
  const short = (t: Table, eyes: string) => accountOf(seenBy(t, eyes).log, 0, eyes, readingFor(namesFor(t, eyes)));
  const moved = scene({
    phase: 'movement',
    turn: 5,
    forts: [],
    war: ['Belgium', 'Luxembourg'],
    at: { ...BEF, 3031: ['G IV', 'G IX', 'G XI'], 2222: ['F XVI'] },
  });
  done(moved, 'german', { do: 'stack', hex: '3031' });
  done(moved, 'german', { do: 'to', hex: '3030' });
  const fought = at({ 2322: ['F X/1'] });
  attack(fought, 'german', '2322', THREE, 'DE');
  done(fought, 'german', { do: 'done' });
  test('main moves, of units that may be known', () => {
    expect(short(moved, 'allied').moves).toEqual([expect.stringMatching(/^XI Corps and two more units to /)]);
  });
  test('attacks and losses: whose they are', () => {
    const { attacks, gaveUp, lost } = short(fought, 'allied');
    expect(attacks).toEqual([expect.stringMatching(/: defender eliminated$/)]);
    expect([gaveUp, lost]).toEqual([[], ['X Corps is lost']]);
  });
  test('one’s own doings are no news', () => {
    expect(short(moved, 'german').moves).toEqual([]);
    expect(short(fought, 'german')).toMatchObject({ attacks: [], lost: [], gaveUp: ['X Corps is lost'] });
  });
  test('what the staff meant names no counter', () => {
    const field = scene({ phase: 'movement', turn: 5, forts: [], at: { ...BEF, 2726: ['G I'], 2222: ['F X'] } });
    done(field, 'german', { do: 'move', unit: 'G I' });
    const [ask] = france40.machine.open(field.g);
    const said = choicesOf(field, 'german').flatMap(c => meantBy(lookAt(field, 'german'), ask!, c) ?? []);
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(words => words.startsWith('to ') && !/\bG I\b|F X/.test(words))).toBe(true);
  });
});
