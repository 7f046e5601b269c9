/** How many clicks a turn takes: a German turn that the staff bot played, told to the table by the gestures of a mouse. A drag counts one, a stack moved together one. A click for each choice would be 108. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import type { Saved } from '../../../engine/save.ts';
import { newTable, play, setPosition, type Table } from '../../../engine/table.ts';
import type { LabelledChoice } from '../../../screen/session.ts';
import { shownOf } from '../../../screen/test/shown.ts';
import { france40 } from '../game.ts';
import { joining, marchesTo } from '../../../screen/war/together.ts';
import { viewOf } from '../view.ts';

interface Kept {
  readonly position: Saved;
  readonly dice: readonly number[];
  readonly choices: readonly { readonly by: string; readonly pick: LabelledChoice }[];
}
const { position, dice, choices } = JSON.parse(
  readFileSync(new URL('data/german-turn-2.json', import.meta.url), 'utf8'),
) as Kept;

const laid = (): Table => {
  const t = newTable(france40, {
    scenario: '1940',
    options: optionsOf(france40, '1940', {}),
    commitment: '',
    roller: () => {
      throw new Error('a die nobody rolled');
    },
  });
  setPosition(t, position);
  t.script.push(...dice);
  return t;
};
const seen = (t: Table) => shownOf(t, 'german', g => viewOf(g, 'german'));
/** What a gesture means, played as the table plays it. */
const told = (t: Table, by: string, said: readonly LabelledChoice[]): void => {
  for (const pick of said) expect(play(t, by, pick), `${by}: ${JSON.stringify(pick)}`).toMatchObject({ ok: true });
};
const unitOf = (c: LabelledChoice): string => String(c['unit']);

/** The choices of the turn as a player means them. */
type Meant =
  | { readonly is: 'march'; readonly units: readonly string[]; readonly from: string; readonly goal: string }
  | { readonly is: 'attack'; readonly hex: string; readonly units: readonly string[] }
  | { readonly is: 'other'; readonly by: string; readonly pick: LabelledChoice };

/** Units that leave one hex for the same goal are sent together; a bot that begins a march and stays has done nothing. */
const meantBy = (t: Table): readonly Meant[] => {
  const out: Meant[] = [];
  const where = new Map(seen(t).view.stacks.flatMap(s => s.units.map(u => [u.name, s.hex] as const)));
  for (const [i, { by, pick }] of choices.entries()) {
    const next = choices[i + 1]?.pick;
    if (by === 'german' && pick.do === 'move' && next?.do === 'to') {
      const from = where.get(unitOf(pick))!;
      const goal = String(next['hex']);
      const same = out.findIndex(m => m.is === 'march' && m.from === from && m.goal === goal);
      const was = out[same];
      if (was?.is === 'march') out[same] = { ...was, units: [...was.units, unitOf(pick)] };
      else out.push({ is: 'march', units: [unitOf(pick)], from, goal });
    } else if (by === 'german' && pick.do === 'attack') {
      const end = choices.findIndex((c, n) => n > i && c.pick.do === 'declare');
      out.push({ is: 'attack', hex: String(pick['hex']), units: choices.slice(i + 1, end).map(c => unitOf(c.pick)) });
    } else if (by !== 'german' || !['move', 'to', 'stay', 'add'].includes(pick.do)) out.push({ is: 'other', by, pick });
  }
  return out;
};

/** One drag, with Shift for the whole stack: a march each, or one for all. */
const marched = (t: Table, m: Meant & { is: 'march' }): number => {
  const marches = marchesTo(seen(t).view, seen(t).offered, m.units, m.goal);
  for (const march of marches) told(t, 'german', march);
  return marches.length;
};
/** The least that brings just these into the attack: everybody next door by Shift and a click on the target, and a click for each who is left out; or every stack or unit of them by itself, the first of them dragged onto the target. */
const attacked = (t: Table, m: Meant & { is: 'attack' }): number => {
  told(t, 'german', [{ do: 'attack', hex: m.hex }]);
  const { view, offered } = seen(t);
  const all = joining(view, offered);
  const out = all.filter(c => !m.units.includes(unitOf(c)));
  const stacks = view.stacks.map(s => joining(view, offered, s.hex)).filter(s => s.length);
  const gestures = stacks.flatMap(s =>
    s.every(c => m.units.includes(unitOf(c))) ? [s] : s.filter(c => m.units.includes(unitOf(c))).map(c => [c]),
  );
  const byAll = [...all, ...out.map(c => ({ ...c, do: 'drop' }))];
  told(t, 'german', 1 + out.length < gestures.length ? byAll : gestures.flat());
  expect(new Set(seen(t).view.battle!.attackers.map(a => a.unit))).toEqual(new Set(m.units));
  return Math.min(1 + out.length, gestures.length);
};

test('a German turn of 27 moves, 8 attacks and 23 units added takes at most 60 clicks', () => {
  const count = (verb: string): number => choices.filter(c => c.by === 'german' && c.pick.do === verb).length;
  expect([count('to'), count('attack'), count('add')]).toEqual([27, 8, 23]);
  const t = laid();
  const meant = meantBy(t);
  /** The last battle is put away before the phase is ended; the others go with the next click on the map. */
  const clicks = { marches: 0, attacks: 0, rest: 1 };
  for (const m of meant)
    if (m.is === 'march') clicks.marches += marched(t, m);
    else if (m.is === 'attack') clicks.attacks += attacked(t, m);
    else {
      told(t, m.by, [m.pick]);
      if (m.by === 'german') clicks.rest++;
    }
  const all = clicks.marches + clicks.attacks + clicks.rest;
  expect(all, JSON.stringify(clicks)).toBeLessThanOrEqual(60);
});
