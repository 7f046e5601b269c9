/** Gathers faults: each once, with its first steps and picture, and how often it was seen. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { commandFor } from './plan.ts';
import type { Played, Seen } from './player.ts';

export interface Reported extends Seen {
  readonly times: number;
  readonly picture?: string;
}
const MAX_PICTURES_A_LAW = 4;
const keyOf = ({ fault, play }: Seen): string => [play.game, play.scenario, play.size, fault.law, fault.same].join('|');

export const createReport = (pictures: string) => {
  const all = new Map<string, Reported>();
  const played: Played[] = [];
  const taken = new Map<string, number>();
  const shoot = async (page: Page, s: Seen): Promise<string | undefined> => {
    const of = `${s.play.scenario}-${s.play.size}-${s.fault.law}`;
    const n = taken.get(of) ?? 0;
    if (n >= MAX_PICTURES_A_LAW) return undefined;
    taken.set(of, n + 1);
    mkdirSync(pictures, { recursive: true });
    const path = join(pictures, `${of}-${n + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
    return path;
  };
  return {
    found: async (page: Page, faults: readonly Seen[]): Promise<readonly Reported[]> => {
      const fresh: Reported[] = [];
      for (const s of faults) {
        const before = all.get(keyOf(s));
        const picture = before ? before.picture : await shoot(page, s);
        const now = {
          ...(before ?? s),
          times: (before?.times ?? 0) + 1,
          ...(picture === undefined ? {} : { picture }),
        };
        all.set(keyOf(s), now);
        if (!before) fresh.push(now);
      }
      return fresh;
    },
    played: (p: Played): void => {
      played.push(p);
    },
    faults: (): readonly Reported[] => [...all.values()],
    plays: (): readonly Played[] => played,
  };
};
export type Report = ReturnType<typeof createReport>;

export const inWords = (r: Reported): string =>
  [
    `${r.fault.law}: ${r.fault.words}`,
    `  ${r.play.game}, ${r.play.scenario}, ${r.play.size}, ${r.play.theme}; turn ${r.turn}, entry ${r.entry}; ${r.times === 1 ? 'once' : `${r.times} times`}`,
    `  after: ${r.steps.slice(-4).join(' · ') || 'opening the table'}`,
    ...(r.picture === undefined ? [] : [`  picture: ${r.picture}`]),
    `  again: ${commandFor(r.play)}`,
  ].join('\n');
/** Scenarios down, laws across: how many different faults. */
export const tableOf = (faults: readonly Reported[], played: readonly Played[]): string => {
  const laws = [...new Set(faults.map(f => f.fault.law))].toSorted();
  const rows = [...new Set(played.map(p => `${p.play.game} ${p.play.scenario} ${p.play.size}`))];
  const cells = rows.map(row => {
    const mine = faults.filter(f => `${f.play.game} ${f.play.scenario} ${f.play.size}` === row);
    const runs = played.filter(p => `${p.play.game} ${p.play.scenario} ${p.play.size}` === row);
    const steps = runs.reduce((sum, p) => sum + p.steps, 0);
    const seconds = Math.round(runs.reduce((sum, p) => sum + p.ms, 0) / 1000);
    const end = runs.every(p => p.over) ? 'to the end' : `turn ${Math.max(...runs.map(p => p.turn))}`;
    return [
      row,
      String(steps),
      end,
      `${seconds} s`,
      ...laws.map(l => String(mine.filter(f => f.fault.law === l).length || '·')),
    ];
  });
  const all = [['scenario', 'steps', 'played', 'time', ...laws], ...cells];
  const widths = all[0]!.map((_, i) => Math.max(...all.map(r => r[i]!.length)));
  return all.map(r => r.map((c, i) => (i ? c.padStart(widths[i]!) : c.padEnd(widths[i]!))).join('  ')).join('\n');
};
