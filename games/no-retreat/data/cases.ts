import type { CaseText } from '../../../engine/game.ts';
export const CASES: { readonly [c: string]: CaseText } = {};
