/** What the page shows, in this order. */
import { BOARDS } from './sections/boards.tsx';
import { CARDS, TWO_EVENTS } from './sections/cards.tsx';
import { CHAIN } from './sections/chain.tsx';
import { CHITS } from './sections/chits.tsx';
import { FRAME } from './sections/frame.tsx';
import { HANDS } from './sections/hands.tsx';
import { MARGINS } from './sections/margins.tsx';
import { NATIONS } from './sections/nations.tsx';
import { SEALED } from './sections/sealed.tsx';
import { SHEETS } from './sections/sheets.tsx';
import { STANDING } from './sections/standing.tsx';
import { WINDOWS } from './sections/windows.tsx';
import type { Section } from './section.ts';

export const SECTIONS: readonly Section[] = [
  CARDS,
  TWO_EVENTS,
  HANDS,
  CHITS,
  SEALED,
  WINDOWS,
  STANDING,
  CHAIN,
  NATIONS,
  SHEETS,
  FRAME,
  MARGINS,
  BOARDS,
];
