/**
 * Records whole games for the suite: `node tools/golden.ts <game> staff one <scenario>` plays and writes one.
 * They are never played again; `node tools/golden.ts <game> --words` writes their log anew where only its words have changed. A new version of the rules adds new games. Only while a version is not given out yet, `node tools/golden.ts <game> --anew` plays its games again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { botFor } from '../bots/levels.ts';
import { brainOf, GAME_IDS, GAMES } from '../games/all.ts';
import { optionsOf } from '../engine/game.ts';
import { labelled } from '../engine/labels.ts';
import { seededRandom } from '../engine/random.ts';
import type { Record } from '../engine/journal.ts';
import { load, save, type Saved } from '../engine/save.ts';
import { commitment, numbersFor } from '../engine/seed.ts';
import { newTable, play, record, restore } from '../engine/table.ts';

const [id, level = 'staff', seed = 'one', scenario] = process.argv.slice(2);
const game = GAMES.find(g => g.id === id);
if (!game) {
  console.error(
    `Usage: node tools/golden.ts <game> [level] [seed] [scenario], or <game> --words or --anew; games: ${GAME_IDS}`,
  );
  process.exit(1);
}
const folder = `games/${game.id}/test/golden`;
const prefix = `v${game.version}-`;
interface Spec {
  readonly scenario: string;
  readonly level: string;
  readonly seed: string;
}
const fileOf = (s: Spec): string => `${folder}/${prefix}${s.scenario}-${s.level}-${s.seed}.json`;

const write = (s: Spec): void => {
  const t = newTable(game, {
    scenario: s.scenario,
    options: optionsOf(game, s.scenario, {}),
    commitment: commitment(s.seed),
    roller: (k, sizes) => numbersFor(s.seed, k, sizes),
  });
  const rnd = seededRandom(s.seed);
  const bot = botFor(s.level);
  while (t.g.wait.for !== 'over') {
    const { side } = game.machine.open(t.g)[0]!;
    const { choice } = bot.choose(
      { game, view: game.machine.view(t.g, side), side, brain: brainOf(game.id) },
      { playouts: 8, rnd },
    );
    const played = play(t, side, labelled(game.labels, choice));
    if (!played.ok) throw new Error(`${played.case} ${played.why}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileOf(s),
    JSON.stringify({
      record: { ...record(t, s.seed), checkpoints: [] },
      end: save(game, t.g),
      log: t.log.map(l => `${l.case} ${l.text}`),
    }),
  );
  console.log(`${fileOf(s)}: ${t.entries.length} entries, ${JSON.stringify(game.result(t.g))}`);
};

/** The same record must still come to the same end; only then may its log read otherwise. */
const reword = (file: string): void => {
  const kept = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { record: Record; end: Saved };
  const t = restore(game, kept.record, (k, sizes) => numbersFor(kept.record.seed!, k, sizes));
  if (
    'replayed' in t ||
    JSON.stringify(save(game, t.g)) !== JSON.stringify(save(game, game.machine.resume(load(game, kept.end))))
  )
    throw new Error(`${file} does not come to its end any more`);
  writeFileSync(`${folder}/${file}`, JSON.stringify({ ...kept, log: t.log.map(l => `${l.case} ${l.text}`) }));
};

if (level === '--words') for (const file of readdirSync(folder)) reword(file);
else if (level === '--anew') {
  for (const file of readdirSync(folder).filter(f => f.startsWith(prefix))) {
    const name = file.slice(prefix.length).replace(/\.json$/, '');
    const ids = game.scenarios.map(sc => sc.id).filter(sc => name.startsWith(`${sc}-`));
    const of = ids.toSorted((a, b) => b.length - a.length)[0]!; // 'france-historical' before 'france'
    const [how, ...rest] = name.slice(of.length + 1).split('-');
    write({ scenario: of, level: how!, seed: rest.join('-') });
  }
} else {
  const spec = { scenario: scenario ?? game.scenarios[0]!.id, level, seed };
  if (existsSync(fileOf(spec))) throw new Error(`${fileOf(spec)} exists: golden games are not rewritten`);
  write(spec);
}
