/** The part of the package `glicko2` that is used here; it has no types of its own. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { readonly tau: number; readonly rating: number; readonly rd: number; readonly vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
