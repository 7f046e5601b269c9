import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAINTS, WEAVE, type Paint } from '../paint.ts';
import { apart, EYES, type Eye } from './eyes.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Colours of a theme. */
const tokens = (dark: boolean): ReadonlyMap<string, string> => {
  const css = readFileSync(join(ROOT, 'screen/style/tokens.css'), 'utf8');
  const light = css.slice(0, css.indexOf(":root[data-theme='dark']"));
  const night = css.slice(css.indexOf(":root[data-theme='dark']"));
  return new Map(
    [...`${light}${dark ? night : ''}`.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(m => [m[1]!, m[2]!] as const),
  );
};
const face = (paint: Paint, dark: boolean): string => tokens(dark).get(`n-${paint}`) ?? '';
const PAIRS = PAINTS.flatMap((a, i) => PAINTS.slice(i + 1).map(b => [a, b] as const));
/** As near as two faces of one weave may come. */
const FAR = 15;

test('every nation has a face and a print in both themes', () => {
  for (const dark of [false, true])
    for (const p of PAINTS)
      for (const kind of ['n', 'p']) expect(tokens(dark).get(`${kind}-${p}`), `${kind}-${p}`).toMatch(/^#[0-9a-f]{6}$/);
});
test('faces that any eye may confuse are woven differently', () => {
  const alike = [false, true].flatMap(dark =>
    (Object.keys(EYES) as Eye[]).flatMap(eye =>
      PAIRS.filter(([a, b]) => WEAVE[a] === WEAVE[b])
        .map(([a, b]) => ({ a, b, far: apart(face(a, dark), face(b, dark), eye) }))
        .filter(p => p.far < FAR)
        .map(p => `${p.a} and ${p.b}, ${eye}${dark ? ', dark' : ''}: ${p.far.toFixed(1)}`),
    ),
  );
  expect(alike).toEqual([]);
});
test('the measure is the one the palette was chosen by', () => {
  expect(apart('#d2b684', '#f6e36a', 'normal')).toBeCloseTo(15.8, 0);
  expect(apart('#d2b684', '#f6e36a', 'deutan')).toBeCloseTo(13.7, 0);
  expect(apart('#37a552', '#e2701a', 'protan')).toBeCloseTo(9.6, 0);
});
