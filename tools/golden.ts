/** Records a whole game for the suite: `node tools/golden.ts strange-victory staff one`. Golden games are never rewritten; a new version of the rules adds new ones. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { botFor } from '../bots/levels.ts';
import { GAMES } from '../cli/games.ts';
import { optionsOf } from '../engine/game.ts';
import { labelled } from '../engine/labels.ts';
import { seededRandom } from '../engine/random.ts';
import { save } from '../engine/save.ts';
import { commitment, numbersFor } from '../engine/seed.ts';
import { newTable, play, record } from '../engine/table.ts';

const [id, level = 'staff', seed = 'one', scenario] = process.argv.slice(2);
const game = GAMES.find(({ game: g }) => g.id === id)?.game;
if (!game) {
  console.error(`Usage: node tools/golden.ts <game> [level] [seed] [scenario]; games: ${GAMES.map(g => g.game.id).join(', ')}`);
  process.exit(1);
}
const t = newTable(game, { scenario: scenario ?? game.scenarios[0]!.id, options: optionsOf(game, {}), commitment: commitment(seed), roller: (k, sizes) => numbersFor(seed, k, sizes) });
const rnd = seededRandom(seed), bot = botFor(level);
while (t.g.wait.for !== 'over') {
  const { side } = game.machine.open(t.g)[0]!;
  const { choice } = bot.choose({ game, view: game.machine.view(t.g, side), side }, { playouts: 8, rnd });
  const played = play(t, side, labelled(game.labels, choice));
  if (!played.ok) throw new Error(`${played.case} ${played.why}`);
}
const folder = `games/${game.id}/test/golden`, file = `${folder}/v${game.version}-${t.scenario}-${level}-${seed}.json`;
if (existsSync(file)) throw new Error(`${file} exists: golden games are not rewritten`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, JSON.stringify({ record: record(t, seed), end: save(game, t.g), log: t.log.map(l => `${l.case} ${l.text}`) }));
console.log(`${file}: ${t.entries.length} entries, ${JSON.stringify(game.result(t.g))}`);
