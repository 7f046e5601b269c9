/** What random play leaves out when it draws is what may not be chosen: every listed choice comes up, and no other. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { seedsOfDisaster } from '../game.ts';

const KINDS = ['moving', 'mobilising', 'sending', 'countering'];
test('10.1, 7.2 every listed choice of a plan is drawn sooner or later, and only listed ones', () => {
  const { machine } = seedsOfDisaster;
  const seen: { [kind: string]: number } = {};
  for (let k = 0; k < 4; k++) {
    const rnd = seededRandom(`sampling ${k}`);
    const g = startOf(seedsOfDisaster, '1934', optionsOf(seedsOfDisaster, '1934', {}));
    while (g.wait.for !== 'over') {
      playRandomly(machine, g, rnd, 1 + rnd(4));
      for (const a of machine.open(g)) {
        if (!KINDS.includes(a.kind) || (seen[a.kind] ?? 0) > 8 * (k + 1)) continue;
        const listed = new Set(machine.choices(g, a).map(c => JSON.stringify(c)));
        if (listed.size > 24) continue;
        const drawn = new Set<string>();
        for (let n = 0; n < 60 * listed.size; n++) drawn.add(JSON.stringify(machine.sample(g, a, rnd)));
        expect([...drawn].toSorted()).toEqual([...listed].toSorted());
        seen[a.kind] = (seen[a.kind] ?? 0) + 1;
      }
    }
  }
  for (const kind of KINDS) expect([kind, (seen[kind] ?? 0) > 10]).toEqual([kind, true]);
});
