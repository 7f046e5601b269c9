/** The words on the screens, read from their sources: what no single test of a panel would notice. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SCREENS = ['screen/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'games/*/{look,table}/**/*.{ts,tsx}'];
const sources = async (): Promise<readonly (readonly [file: string, code: string])[]> => {
  const files = await Array.fromAsync(glob(SCREENS, { cwd: ROOT }));
  return files
    .filter(f => !/\/(test|gallery|build)\//.test(f) && !f.endsWith('/terminal.ts'))
    .map(f => [f, readFileSync(join(ROOT, f), 'utf8')] as const);
};

/** Sentences: text of three words or more, in quotes or between tags. */
const SENTENCES = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|>([^<>{}]+)</g;
const sentencesIn = (code: string): readonly string[] =>
  [...code.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(SENTENCES)]
    .map(m => (m[1] ?? m[2] ?? m[3] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter(words => words.split(' ').length >= 3 && !words.includes('()'));
/** What only a mouse or a keyboard has. The list of keys and the words for those who cannot see the map speak of nothing else. */
const HANDS = /\b(click(s|ed)?|press(es)?|hover|mouse|keyboard)\b/i;
const OWN = /^(Arrow keys move|Shift \+ )|waiting for your click in the mail/;
const handsIn = (code: string): readonly string[] => sentencesIn(code).filter(s => HANDS.test(s) && !OWN.test(s));

describe('words for every hand', () => {
  test('a sentence about clicking is found', () => {
    expect(handsIn(`const A = 'Press 1 to 9 or click a button; the first is sound.';`)).toHaveLength(1);
    expect(handsIn(`<p>\n  Click the counter now.\n</p>`)).toHaveLength(1);
    expect(handsIn(`/** Click the counter now. */ on('click', () => 1);`)).toEqual([]);
  });
  test('no text on a screen speaks of clicks and keys: a phone has none', async () => {
    for (const [file, code] of await sources()) expect(handsIn(code), file).toEqual([]);
  });
});

/** `{band => band().name}`: the value is read once, when the part first comes, and never again. */
const READ_ONCE = /\{\(?(\w+)\)? => \1\(\)[\w.?!()[\]]*\}\s*<\//g;
const onceIn = (code: string): readonly string[] => [...code.matchAll(READ_ONCE)].map(m => m[0]);
describe('what changes is shown as it changes', () => {
  test('a child that is read once is found', () => {
    expect(onceIn('<Show when={now()}>{band => band().name}</Show>')).toHaveLength(1);
    expect(onceIn('<Show when={now()}>{band => <b>{band().name}</b>}</Show>')).toEqual([]);
  });
  test('no part answers with a bare value', async () => {
    for (const [file, code] of await sources()) expect(onceIn(code), file).toEqual([]);
  });
});
