/** 2.3.7 The symbols of the unit types, in a frame of 22.8 x 15.6: lines, and what is filled. */
import type { UnitType } from '../data/rows.ts';

const CROSS = 'M0 0 22.800 15.600M0 15.600 22.800 0';
const OVAL = 'M7 3.600H15.800a4.200 4.200 0 0 1 0 8.400H7a4.200 4.200 0 0 1 0-8.400z';
export const SYMBOLS: { readonly [T in UnitType]: { readonly line: string; readonly solid?: string } } = {
  infantry: { line: CROSS },
  mountain: { line: CROSS, solid: 'M11.400 9.600 15 15.600H7.800z' },
  cavalry: { line: 'M0 15.600 22.800 0' },
  motorised: { line: `${CROSS}M11.400 0V15.600` },
  armoured: { line: `${CROSS}${OVAL}` },
  // 18.1 The profile of a tank.
  tank: {
    line: '',
    solid:
      'M3 10.200 4.300 8.200H8.200L8.900 5.200Q9.100 4.300 10 4.300H13.600Q14.400 4.300 14.600 5.200L14.700 5.700H20.400V6.900H15L15.300 8.200H18.600L19.900 10.200Q20.100 13.200 17.600 13.200H5.300Q2.800 13.200 3 10.200z',
  },
  // 18.4 A glider from above.
  airborne: {
    line: '',
    solid:
      'M10.800 2.600H12L12.300 6.200 21 7.600V9L12.300 8.800 12 12 14.300 12.800V13.800L11.400 13.300 8.500 13.800V12.800L10.800 12 10.500 8.800 1.800 9V7.600L10.500 6.200z',
  },
  // 18.6 Barbed wire.
  fort: {
    line: 'M1 5.200H21.800M1 10.400H21.800M3 2.800l3 4.800m0-4.800-3 4.800M10 2.800l3 4.800m0-4.800-3 4.800M17 2.800l3 4.800m0-4.800-3 4.800M6.500 8l3 4.800m0-4.800-3 4.800M13.500 8l3 4.800m0-4.800-3 4.800',
  },
  // 18.7 A turret.
  fortress: {
    line: 'M1.500 13.200H21.300M16.600 8.400H21.800',
    solid: 'M4 13.200V11.600H6.200Q6.500 5.400 11.400 5.200 16.300 5.400 16.600 11.600H18.800V13.200z',
  },
  // 18.10 A ship.
  dynamo: {
    line: 'M8 4.200V8.400M14.600 2.600V8.400',
    solid: 'M2.400 9.200H20.400L17.800 13H5z M6.800 6.400H16.400V8.800H6.800z M10.200 3.200H12.800V6H10.200z',
  },
};
/** 18.8 A hexagon in the middle of the symbol. */
export const REGION_HEX = 'M11.400 4 14.700 5.900V9.700L11.400 11.600 8.100 9.700V5.900z';
/** 12.2 Barrels: a source of supply. */
export const SUPPLY = 'M0 1.200Q2-.2 4 1.200V6.200Q2 7.600 0 6.200z';
/** Outlines of 42 x 42: a square one, a round one, a hexagon. */
export const OUTLINES = {
  square: 'M3 0H39a3 3 0 0 1 3 3V39a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z',
  round: 'M21 0a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  hexagon: 'M21-2 41 9.500V32.500L21 44 1 32.500V9.500z',
} as const;
