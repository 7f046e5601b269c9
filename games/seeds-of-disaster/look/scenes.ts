/** The scenes of the 24 cards as SVG paths in a frame of 150 x 62: dark shapes, pale shapes, fine lines. */
export interface Scene {
  readonly ground?: string;
  readonly pale?: string;
  readonly dark: string;
  readonly fine?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
/** The same path at several places. */
const at = (d: (x: number, y: number) => string, ...places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => d(x, y)).join('');
/** A marching man: head, body, rifle. */
const man = (x: number, y: number): string =>
  `${circle(x, y - 11, 2.2)}M${x - 2.4} ${y - 8.4}h4.800l.6 5-1.400 0 .8 5.400h-2l-1-4.400-1.200 4.400h-2l1-5.400-1.200 0zM${x + 1.6} ${y - 16}l1 0 1.600 11-1 .2z`;
/** A steel helmet with a brim; `flat` is the British kind. */
const helmet = (x: number, y: number): string =>
  `M${x - 9} ${y}q0-11 9-11t9 11l3 2.400q-12 3.400-24 0zM${x - 6} ${y + 4}h12l-1.500 5h-9z`;
const brodie = (x: number, y: number): string =>
  `M${x - 7} ${y}q1-7.500 7-7.500t7 7.500l6 1.600q-13 4-26 0zM${x - 5} ${y + 4}h10l-1.500 5h-7z`;
/** An aircraft from below. */
const plane = (x: number, y: number): string =>
  `M${x} ${y - 10}l2 6 14 3.600v2.400l-14-.4-.8 6 4 2.200v1.600l-5.200-1-5.200 1v-1.600l4-2.200-.8-6-14 .4v-2.400l14-3.600z`;
const tank = (x: number, y: number): string =>
  `M${x - 20} ${y}q-3-5 2-6l4-1 3-5h9l1.500-5h9l2 3.400h16v2h-15l1 4.600 8 1q6 2 3 6zM${x - 17} ${y + 1}h37q4 0 2 3.500t-7 3.500h-27q-5 0-7-3.500t2-3.500z`;
const chimney = (x: number, y: number): string => `M${x} ${y}l1-22h4l1 22z`;
const smoke = (x: number, y: number): string => `M${x} ${y}q-5-4 0-7t-1-8q5-4 10-3t9-4`;
const flag = (x: number, y: number): string =>
  `M${x} ${y}V${y - 26}h1.200v2.400q6-3 11 0t9-1v11q-5 2-9.500.5t-10.500.5V${y}z`;
const hills = 'M0 50q18-16 34-8t30-10 34 6 28-10 24 8V62H0z';

export const SCENES: { readonly [no: number]: Scene } = {
  1: {
    ground: 'M0 46H150V62H0z',
    dark: `M4 44h142v3H4zM22 44q14-20 28 0h-3q-11-14-22 0zM62 44q14-20 28 0h-3q-11-14-22 0zM102 44q14-20 28 0h-3q-11-14-22 0zM18 62V44h6v18zM58 62V44h6v18zM98 62V44h6v18zM130 62V44h6v18z${at(man, [30, 43], [40, 43], [50, 43], [70, 43], [80, 43], [90, 43], [112, 43], [122, 43])}`,
    fine: 'M0 55h20M44 57h16M84 56h14M120 58h24',
  },
  2: {
    dark: at(helmet, [24, 40], [52, 40], [80, 40], [108, 40], [136, 40]),
    fine: 'M10 30q14-12 28 0M38 30q14-12 28 0M66 30q14-12 28 0M94 30q14-12 28 0M122 30q14-12 28 0',
  },
  3: {
    ground: hills,
    dark: at(plane, [40, 20], [75, 14], [110, 22]),
    fine: 'M6 44l12-3M130 40l14-3M58 34l10-2M90 32l10-2',
  },
  4: {
    dark: `M62 50V22l4-4V8h2v10l4 4v28zM54 50V34h26v16zM30 50V38h20v12zM90 50V36h26v14zM120 50V42h18v8zM10 50V42h16v8z${flag(44, 36)}${flag(98, 34)}`,
    fine: 'M58 38v10M64 26v6M70 26v6M76 38v10M34 42h4M42 42h4M96 41h4M104 41h4',
  },
  5: {
    ground: 'M0 46q10-3 20 0t20 0 20 0 20 0 20 0 20 0 20 0 10 0V62H0z',
    dark: 'M18 45l-6-9h26l2-6h10v-6h5v-9h1.500v9h6v-6h4v6h5v6h8l2 4h6v-5h5v5h9v-4h4v4h24l-9 13q-50 6-98 0zM26 34l12-3v2l-10 2.500zM100 33l13-3.500v2L102 34.500z',
    fine: 'M56 15l20 16M56 15L34 33M20 52q12-3 24 0M70 54q12-3 24 0M108 52q10-2 22 0',
  },
  6: {
    dark: `${at(
      (x, y) => `${circle(x, y, 4.2)}M${x - 6} ${y + 16}q0-11 6-11t6 11z`,
      [12, 42],
      [28, 40],
      [44, 43],
      [60, 40],
      [76, 42],
      [92, 39],
      [108, 42],
      [124, 40],
      [140, 43],
    )}M34 44l-3-16h5l2 12zM98 42l3-17h5l-4 18z${flag(66, 38)}M18 40V16h1.200v24zM10 10h20v9H10zM112 40V18h1.200v22zM104 12h20v9h-20z`,
    fine: 'M13 13h13M13 16h10M107 15h13M107 18h9',
  },
  7: {
    dark: `M8 50V36l12-7v7l12-7v7l12-7v21zM58 50V34h34v16zM98 50V30l10-6 10 6v20zM124 50V38h20v12z${chimney(60, 36)}${chimney(70, 36)}${chimney(80, 36)}${chimney(126, 38)}${chimney(14, 34)}`,
    fine: `${smoke(63, 12)}${smoke(73, 12)}${smoke(83, 12)}${smoke(129, 14)}M14 42h4M24 42h4M34 42h4M64 40h5M74 40h5M84 40h5M104 36h8`,
  },
  8: {
    ground: 'M0 50l22-20 16 12 20-24 22 22 20-16 26 20 24-12v30H0z',
    dark: 'M48 22h44l10-4v4l8 3-8 3H60q-10 0-12-6zM62 20l-8-6h4l14 6zM66 27l-16 8h5l22-8zM96 20l4-9h3l1 10z',
    fine: 'M112 25h14M114 22h9M22 30l4 8M58 18l5 12M100 24l6 10',
  },
  9: {
    dark: `${circle(75, 24, 11)}M69 32l-5 22h22l-5-22zM14 14h30v38H14zM106 14h30v38h-30z`,
    fine: 'M19 22h20M19 28h20M19 34h14M111 22h20M111 28h20M111 34h12M52 20q-6 5 0 10M98 20q6 5 0 10',
    pale: circle(75, 24, 4),
  },
  10: {
    dark: at(
      (x, y) =>
        `${circle(x, y, 13)}${Array.from({ length: 12 }, (_, i) => {
          const a = (i / 12) * Math.PI * 2;
          return `M${(x + Math.cos(a) * 12).toFixed(1)} ${(y + Math.sin(a) * 12).toFixed(1)}l${(Math.cos(a) * 5).toFixed(1)} ${(Math.sin(a) * 5).toFixed(1)} ${(-Math.sin(a) * 3).toFixed(1)} ${(Math.cos(a) * 3).toFixed(1)} ${(-Math.cos(a) * 5).toFixed(1)} ${(-Math.sin(a) * 5).toFixed(1)}z`;
        }).join('')}`,
      [38, 28],
      [75, 28],
      [112, 28],
    ),
    pale: at((x, y) => circle(x, y, 6), [38, 28], [75, 28], [112, 28]),
    fine: 'M10 54H140M16 58H134M51 28h10M88 28h10M4 28h18M128 28h18',
  },
  11: {
    ground: 'M0 52q10-3 20 0t20 0 20 0 20 0 20 0 20 0 30 0V62H0z',
    dark: 'M70 52L74 8h2l4 44h-3l-2-16-2 16zM30 52V40h26v12zM96 52V42h22v10zM34 40l9-6 9 6z',
    fine: 'M71 20h8M71.500 28h7M70 36h10M64 8q-8 5 0 12M58 3q-15 11 0 22M86 8q8 5 0 12M92 3q15 11 0 22M36 45h4M46 45h4M101 47h4M109 47h4',
  },
  12: {
    dark: `${circle(75, 31, 24)}M16 16h24v30H16zM110 16h24v30h-24z`,
    pale: `${circle(75, 31, 20)}M18 24h20v20H18zM112 24h20v20h-20z`,
    fine: 'M75 31V15M75 31l11 7M75 12v3M75 47v3M56 31h3M91 31h3M22 30h4M30 30h4M22 36h4M30 36h4M116 30h4M124 30h4M116 36h4M124 36h4',
  },
  13: {
    dark: 'M28 26q22-26 44 0-5-4-11 0-5-4-11 0-5-4-11 0-6-4-11 0zM49 24h2v26q0 5-5 5t-5-5h2q0 3 3 3t3-3z',
    pale: 'M88 10h42v46H88z',
    fine: 'M88 10h42v46H88zM94 18h30M94 24h30M94 30h24M94 36h28M98 47q6-8 10 0t12-3M50 6v4',
  },
  14: { dark: `${tank(44, 46)}${tank(104, 40)}`, fine: 'M4 56h26M60 58h30M110 54h34M10 40h8M130 30h14' },
  15: {
    ground: 'M0 40q30-10 60-4t50-6 40 6v26H0z',
    dark: 'M24 54V38q0-6 8-6h42q8 0 8 6v16zM96 54V44q0-10 12-10t12 10v10zM104 34q4-7 8 0z',
    pale: 'M32 40h14v4H32zM56 40h14v4H56zM103 44h10v3h-10z',
    fine: 'M46 42h12M70 42h14M113 45h20M6 50l6-4M132 52l8-5M84 30l4-8M90 30l2-9',
  },
  16: {
    dark: 'M20 54V18h5v36zM125 54V18h5v36zM20 28h110v5H20zM34 54V40h14v14zM36 40l5-6 5 6z',
    pale: 'M32 28h10v5H32zM54 28h10v5H54zM76 28h10v5H76zM98 28h10v5H98z',
    fine: 'M22 18l-6-8h16l-5 8M128 18l-6-8h16l-5 8M60 56h60M70 46h44',
  },
  17: {
    dark: 'M26 52l5-22h10l5 22zM33 30l3-5 3 5zM35 26l-16-12 2-2 15 11 15-11 2 2-16 12 12 14-2 2-11-13-11 13-2-2zM104 52V26l4-5V9h2v12l4 5v26zM92 52V38h12v14zM114 52V38h14v14z',
    fine: 'M60 44h26M60 44l5-3M60 44l5 3M86 38H60M86 38l-5-3M86 38l-5 3M107 32h4M107 38h4',
  },
  18: {
    dark: 'M16 44l26-14 16 2 14 6-3 4-13-3 16 10-3 4-20-9-17 8zM134 44l-26-14-16 2-20 8 3 5 16-5 8 8 6-1 5 8z',
    pale: 'M4 36l10-6 8 18-10 6zM146 36l-10-6-8 18 10 6z',
    fine: 'M42 12l3 9h9l-7 5 3 9-8-6M108 10v20M100 18h16',
  },
  19: {
    ground: 'M0 48q10-3 20 0t20 0 20 0 20 0 20 0 20 0 30 0V62H0z',
    dark: 'M50 48V20l6-10h4l16-6 6 14v30h-8V34h-8v14zM62 48V34M10 48V34l6-8 6 8v14zM26 48V30l7-9 7 9v18zM92 48V32l7-9 7 9v16zM110 48V28l8-10 8 10v20zM130 48V36l6-7 6 7v12z',
    pale: 'M56 24h6v6h-6zM68 24h6v6h-6z',
    fine: 'M76 6V30M14 38h4M31 36h4M97 38h4M116 34h4M134 41h4',
  },
  20: {
    dark: `${tank(98, 42)}M16 54V14q12-5 24 0 12-5 24 0v40q-12-5-24 0-12-5-24 0z`,
    pale: 'M19 50V17q10-3 19 0v33q-9-3-19 0zM42 50V17q9-3 19 0v33q-10-3-19 0z',
    fine: 'M23 24h11M23 30h11M23 36h9M46 24h11M46 30h11M46 36h9',
  },
  21: {
    dark: `M6 52V34q16-16 32 0v18zM46 52V34q16-16 32 0v18zM86 52V34q16-16 32 0v18z${plane(128, 18)}`,
    pale: 'M14 52V40h16v12zM54 52V40h16v12zM94 52V40h16v12z',
    fine: 'M18 46h8M22 42v8M58 46h8M62 42v8M98 46h8M102 42v8',
  },
  22: {
    dark: 'M20 50V24h4v26zM20 28l92-8 .5 4L22 33zM52 50q-4-1-4-5l8-2 6-9h22l8 9 12 2q3 4-1 5zM118 50V34h18v16zM115 34l12-8 12 8z',
    pale: 'M64 37h8v6h-11zM76 37h7l5 6H76z',
    fine: `M38 27l.4 4M56 25.500l.4 4M74 24l.4 4M92 22.400l.4 4${circle(60, 51, 4.5)}${circle(96, 51, 4.5)}`,
  },
  23: {
    dark: `M30 44l70-26 3 6-66 27zM26 42l14-5 4 10-14 6zM100 18l8-3 2 7-7 3z${circle(52, 46, 11)}M58 48l44 8-1 4-48-7z`,
    pale: circle(52, 46, 6),
    fine: 'M52 35v22M41 46h22M44 38l16 16M60 38L44 54M112 16l10-4M114 20l12-3M114 24l9 0',
  },
  24: {
    dark: at(brodie, [24, 40], [52, 40], [80, 40], [108, 40], [136, 40]),
    fine: 'M14 20h16v-8H14zM120 20h16v-8h-16zM17 16h9M123 16h9',
  },
};
