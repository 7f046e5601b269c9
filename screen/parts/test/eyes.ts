/** How far apart two colours are to three kinds of eye: CIEDE2000 after Machado and others 2009, severity 1. */
type Triple = readonly [number, number, number];
export const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies { readonly [eye: string]: readonly [Triple, Triple, Triple] };
export type Eye = keyof typeof EYES;

const linear = (hex: string): Triple => {
  const channel = (at: number): number => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const seen = (hex: string, eye: Eye): Triple => {
  const [r, g, b] = linear(hex);
  const row = (m: Triple): number => Math.max(0, Math.min(1, m[0] * r + m[1] * g + m[2] * b));
  const [x, y, z] = EYES[eye];
  return [row(x), row(y), row(z)];
};
const lab = ([r, g, b]: Triple): Triple => {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const DEGREE = Math.PI / 180;
const hueOf = (a: number, b: number): number => {
  const h = Math.atan2(b, a) / DEGREE;
  return h < 0 ? h + 360 : h;
};
const ciede2000 = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grey = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * grey, b1);
  const c2 = Math.hypot(a2 * grey, b2);
  const h1 = hueOf(a1 * grey, b1);
  const h2 = hueOf(a2 * grey, b2);
  const turn = h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const dHue = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
  const light = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const hue = (h1 + h2) / 2 + (Math.abs(h1 - h2) > 180 ? (h1 + h2 < 360 ? 180 : -180) : 0);
  const cos = (times: number, plus: number): number => Math.cos((times * hue + plus) * DEGREE);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const sc = 1 + 0.045 * chroma;
  const sh = 1 + 0.015 * chroma * t;
  const bend = Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * DEGREE);
  const rt = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * bend;
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dHue / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
};
export const apart = (one: string, other: string, eye: Eye): number =>
  ciede2000(lab(seen(one, eye)), lab(seen(other, eye)));
