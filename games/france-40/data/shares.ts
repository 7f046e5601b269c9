/** How often the Germans win between two staffs, a draw counted as half a win: docs/CALIBRATION.md, "Shares of the sides". */
export const SHARES: { readonly [scenario: string]: number } = { '1940': 0.466, '1939': 0.55 };
