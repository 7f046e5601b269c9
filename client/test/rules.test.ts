import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { neighbouringSections, splitAtLinks, ordered, search, sectionOf, textCase } from '../rules/cases.ts';

const cases = {
  '8.0': { title: 'Blitz', words: '' },
  '8.2': { title: 'Move', words: 'See 8.2.5 (8.2.12), and 8.2.5b; 9.9 is none.' },
  '8.2.5': { title: 'Garrison', words: 'turned up' },
  '8.2.12': { title: 'Finds', words: 'a Recon' },
  '10.1': { title: 'Repairs', words: 'ports' },
};

describe('the rules by case', () => {
  test('cases are sorted by number', () => expect(ordered(cases)).toEqual(['8.0', '8.2', '8.2.5', '8.2.12', '10.1']));
  test('a part of a case is read in that case', () => {
    expect(textCase(cases, '8.2.5 b')).toBe('8.2.5');
    expect(textCase(cases, '8.2.5.3')).toBe('8.2.5');
    expect(textCase(cases, '8')).toBe('8.0');
    expect(textCase(cases, '99.1')).toBeUndefined();
  });
  test('any case of a section opens the whole section', () => {
    expect(sectionOf(cases, '8.2.5')).toEqual(['8.0', '8.2', '8.2.5', '8.2.12']);
    expect(sectionOf(cases, '10.1')).toEqual(['10.1']);
  });
  test('the neighbouring sections are named by their first case', () => {
    expect(neighbouringSections(cases, '8.2.5')).toEqual({ after: '10.1' });
    expect(neighbouringSections(cases, '10.1')).toEqual({ before: '8.0' });
  });
  test.each(GAMES)('the sections of $title contain every case once', game => {
    const heads = new Set(ordered(game.cases).map(c => sectionOf(game.cases, c)[0]!));
    expect([...heads].flatMap(h => sectionOf(game.cases, h))).toEqual(ordered(game.cases));
  });
  test('links are made for existing cases only, with their brackets', () => {
    expect(splitAtLinks(cases, cases['8.2'].words).filter(p => p.case)).toEqual([
      { text: '8.2.5', case: '8.2.5' },
      { text: '8.2.12', case: '8.2.12', open: '(', close: '),' },
      { text: '8.2.5b', case: '8.2.5', close: ';' },
    ]);
    expect(
      splitAtLinks(cases, cases['8.2'].words)
        .map(p => `${p.open ?? ''}${p.text}${p.close ?? ''}`)
        .join(''),
    ).toBe(cases['8.2'].words);
  });
  test('search: number, then title, then text', () => {
    expect(search(cases, '8.2')[0]).toBe('8.2');
    expect(search(cases, 'repairs port')).toEqual(['10.1']);
    expect(search(cases, 'zzz')).toEqual([]);
  });
  test.each(GAMES)('every text of $title stays the same with its links', game => {
    for (const [c, { words }] of Object.entries(game.cases))
      expect(
        splitAtLinks(game.cases, words)
          .map(p => `${p.open ?? ''}${p.text}${p.close ?? ''}`)
          .join(''),
        c,
      ).toBe(words);
  });
});
