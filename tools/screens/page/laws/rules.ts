/** Laws that compare the panel with the rules. */
import type { Law } from '../moment.ts';

const panelText = (): string =>
  [...document.querySelectorAll<HTMLElement>('.right .sheet, .chooser, dialog[open]')]
    .map(e => e.innerText)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const ODDS = /\b\d+:\d+\b/;
export const oddsAreTheRules: Law = {
  id: 'odds',
  says: 'The odds in the panel are the odds that the rules would roll.',
  find: ({ odds }) => {
    const rules = odds === undefined ? undefined : ODDS.exec(odds)?.[0];
    if (rules === undefined) return [];
    const panel = panelText();
    const said = [...panel.matchAll(/\b\d+:\d+\b/g)].map(m => m[0]);
    return said.length && !said.includes(rules)
      ? [{ words: `the rules would roll at ${rules}, the panel says ${said.slice(0, 5).join(', ')}`, same: 'odds' }]
      : [];
  },
};
/** A choice that is listed has a button, a key, a place on the map or a card; something must be in sight for a player who is asked. */
export const thereIsSomethingToDo: Law = {
  id: 'stuck',
  says: 'Whoever is asked sees something to press: a button in the panel or a lit place.',
  find: ({ asked, all }) => {
    if (!asked) return [];
    const button = all.some(
      s =>
        s.el.matches('.right button, .left button, .bot button, .view button, dialog button, .tabs button') &&
        !(s.el as HTMLButtonElement).disabled &&
        s.shown.right > s.shown.left &&
        s.shown.bottom > s.shown.top,
    );
    const lit = document.querySelector('.world .lit, .world .tgt, .world .may') !== null;
    return button || lit ? [] : [{ words: 'the player is asked, and nothing can be pressed', same: 'nothing' }];
  },
};
export const theConsoleIsQuiet: Law = {
  id: 'console',
  says: 'The browser’s console reports no error.',
  find: ({ console: said }) => said.map(words => ({ words, same: words.replaceAll(/\d+/g, '#').slice(0, 120) })),
};
