import { expect, test } from 'vitest';
import { chainRows, isLit, litLink, type ChainLink } from '../chain.ts';

const SIDES: ChainLink['sides'] = [
  { name: 'German', paint: 'G' },
  { name: 'French', paint: 'F' },
];
const link = (id: string, state: ChainLink['state'], ...bred: ChainLink[]): ChainLink => ({
  id,
  title: id,
  case: '14.0',
  state,
  sides: SIDES,
  bred,
});
/** `1 arras, 2 counter (1) open` */
const told = (links: readonly ChainLink[], ...opened: string[]): string =>
  chainRows(links, new Set(opened))
    .map(r =>
      r.is === 'folded' ? `… ${r.count}` : `${r.no} ${r.link.id}${r.by ? ` (${r.by})` : ''}${r.open ? ' open' : ''}`,
    )
    .join(', ');

test('a battle bred by another follows it, numbered on, and the one being fought is open', () => {
  const chain = [link('arras', 'done', link('counter', 'now', link('third', 'may')))];
  expect(told(chain)).toBe('1 arras, 2 counter (1) open, 3 third (2)');
  expect(litLink(chain)?.id).toBe('counter');
  expect(isLit(chain[0]!)).toBe(true);
});
test('the innermost battle under way is lit, not the one that waits for it', () => {
  expect(litLink([link('outer', 'now', link('inner', 'now'))])?.id).toBe('inner');
  expect(told([link('outer', 'now', link('inner', 'now'))])).toBe('1 outer, 2 inner (1) open');
});
test('three fought battles stay in sight, of more the first fold into one row and keep their numbers', () => {
  const fought = (n: number): ChainLink[] => Array.from({ length: n }, (_, i) => link(`f${i + 1}`, 'done'));
  expect(told([...fought(3), link('now', 'now')])).toBe('1 f1, 2 f2, 3 f3, 4 now open');
  expect(told([...fought(5), link('now', 'now')])).toBe('… 3, 4 f4, 5 f5, 6 now open');
});
test('battles bred by a folded one are counted with it', () => {
  const chain = [
    link('a', 'done', link('a1', 'done'), link('a2', 'done')),
    link('b', 'done'),
    link('c', 'done'),
    link('d', 'done'),
    link('now', 'now'),
  ];
  expect(told(chain)).toBe('… 4, 5 c, 6 d, 7 now open');
});
test('a folded row and a fought battle open when asked, and only they', () => {
  const chain = [link('a', 'done'), link('b', 'done'), link('c', 'done'), link('d', 'done'), link('now', 'now')];
  const folded = chainRows(chain, new Set()).find(r => r.is === 'folded');
  expect(folded?.is === 'folded' && told(chain, folded.key)).toBe('1 a, 2 b, 3 c, 4 d, 5 now open');
  expect(told(chain, 'd')).toBe('… 2, 3 c, 4 d open, 5 now open');
});
test('a battle that holds the one being fought is never folded away', () => {
  const chain = [
    link('a', 'done', link('now', 'now')),
    link('b', 'done'),
    link('c', 'done'),
    link('d', 'done'),
    link('e', 'done'),
  ];
  expect(told(chain)).toContain('2 now (1) open');
});
test('no battle, no rows', () => {
  expect(told([])).toBe('');
  expect(litLink([])).toBeUndefined();
});
