/** `clear` in `set`, in every game: whatever was on the board before, nobody stands on it but those who are named. */
import { expect, test } from 'vitest';
import { client, position, type Client } from '../../cli/test/driver.ts';
import { seededRandom } from '../../engine/random.ts';
import type { GameModule } from '../../engine/pack.ts';
import type { Json, Vars } from '../../engine/state.ts';
import { BOXES } from '../../games/all.ts';

const CHOICES = 40;
const SCENARIOS = BOXES.flatMap(box => box.game.scenarios.map(s => ({ box, game: box.game.id, scenario: s.id })));

/** Some choices into a game, the last of them in the middle of something. */
const begun = (game: string, scenario: string): Client => {
  const c = client();
  const rnd = seededRandom(`${game} ${scenario}`);
  c.done({ do: 'new', game, scenario, seed: 'clear', sandbox: true });
  for (let n = 0; n < CHOICES; n++) {
    const [ask] = c.done({ do: 'status', game: 'g1' }).asks;
    if (!ask) break;
    const { choices } = c.done({ do: 'choices', game: 'g1', side: ask.side });
    c.done({ do: 'play', game: 'g1', side: ask.side, choice: choices[rnd(choices.length)]!.choice });
  }
  return c;
};

/** The starts of movement phases by name, of which the turn may not have all; where moments have no names, between two activations of the turn under way. */
const momentsIn = ({ moments, within }: GameModule, c: Client): readonly Vars[] => {
  const named = Object.keys(moments?.(c.session.tables.get('g1')!.table.g) ?? {}).filter(m => m.endsWith('movement'));
  const { flow } = position(c);
  const turn = flow.slice(0, flow.findIndex(f => within[f.proc]) + 1) as unknown as Json;
  return named.length ? named.map(at => ({ at })) : [{ flow: turn }];
};

test.each(SCENARIOS)('$game, $scenario: an empty board is taken, and is empty', ({ box, game, scenario }) => {
  const c = begun(game, scenario);
  const columns = position(c).columns['turn'] === 0 ? { turn: 1 } : {};
  const isTaken = (moment: Vars): boolean =>
    c.ask({ do: 'set', game: 'g1', clear: true, position: { ...moment, columns } }).ok;
  expect(momentsIn(box, c).some(isTaken)).toBe(true);
  const empty = box.emptyBoard!(c.session.tables.get('g1')!.table.g)['place'] as Vars;
  expect(position(c).columns['place']).toMatchObject(empty);
});
