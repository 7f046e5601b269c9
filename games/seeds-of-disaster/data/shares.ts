/** How often the Germans win between two staffs, a draw counted as half a win: docs/CALIBRATION.md, "Shares of the sides". */
export const SHARES: { readonly [scenario: string]: number } = { '1934': 0.543, '1940': 0.843 };
