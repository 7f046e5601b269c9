/** How often the Germans win between two staffs, a draw counted as half a win: docs/CALIBRATION.md, "Shares of the sides". */
export const SHARES: { readonly [scenario: string]: number } = { france: 0.663, poland: 0.583 };
