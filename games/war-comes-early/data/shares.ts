/** How often the Germans win between two staffs, a draw counted as half a win: docs/CALIBRATION.md, "Shares of the sides". */
export const SHARES: { readonly [scenario: string]: number } = { '1938': 0.485, '1939': 0.549 };
