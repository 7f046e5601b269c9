/** The colours of printed plates and their lettering: light, dark. They repeat `style/tokens.css`, because an SVG image cannot read the page's custom properties. */
import type { Theme } from '../host.ts';

const INKS = {
  ink: ['#1e1b16', '#ece4d1'],
  ink2: ['#574f40', '#b5ab93'],
  rule2: ['#a39678', '#5b5a50'],
  land: ['#f2ead4', '#2d2e29'],
  sea: ['#cbdad8', '#1b272c'],
  seaLine: ['#86a5a8', '#3c535b'],
  shore: ['#33525c', '#6f8c93'],
  grid: ['#5c4f35', '#cfc3a2'],
  rough: ['#e8d8b3', '#4a4130'],
  hachure: ['#6b5030', '#a88f63'],
  woods: ['#b0bf90', '#24342b'],
  treeDark: ['#58714a', '#5d7a4e'],
  treeLight: ['#93a876', '#7c9a67'],
  river: ['#6aa3c4', '#4f8fb6'],
  riverCase: ['#27587d', '#17354b'],
  riverText: ['#1f4f75', '#8fc1e2'],
  frontier: ['#8d2b22', '#d57a6a'],
  townGround: ['#ecd3bb', '#4a352b'],
  town: ['#7b2d20', '#c98a72'],
  halo: ['#f6efdc', '#232420'],
  paper: ['#f5f0e3', '#1a1c1c'],
  german: ['#8f9587', '#868c7e'],
  shade: ['#5b4a2a', '#000000'],
} as const;
export type Ink = keyof typeof INKS;
export const inkOf = (theme: Theme, name: Ink): string => INKS[name][theme === 'light' ? 0 : 1];
