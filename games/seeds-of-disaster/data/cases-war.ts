import type { CaseText } from '../../../engine/game.ts';

/** Cases of the war: 6.2 to 6.4, 8.0, 9.0 to 9.2.5, 10.1.7 to 10.1.12, 11.0, 13.0 to 18.0 and 20.0; 5.2.3 to 5.2.6 with them. */
export const WAR_CASES: { readonly [c: string]: CaseText } = {};
