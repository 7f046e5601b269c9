/** Build step: subsets the three typefaces to the letters we print. All are under SIL OFL 1.1; the name records 0, 13 and 14 preserve its notice. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Axes {
  readonly [axis: string]: number | { readonly min: number; readonly max: number };
}
interface Face {
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly from: string;
  readonly axes?: Axes;
  readonly first?: true;
}

const FACES: readonly Face[] = [
  {
    family: 'Barlow Condensed',
    weight: '500',
    style: 'normal',
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2',
    first: true,
  },
  {
    family: 'Barlow Condensed',
    weight: '600',
    style: 'normal',
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
    first: true,
  },
  {
    family: 'Old Standard TT',
    weight: '400',
    style: 'normal',
    from: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2',
  },
  {
    family: 'Old Standard TT',
    weight: '400',
    style: 'italic',
    from: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2',
  },
  {
    family: 'Old Standard TT',
    weight: '700',
    style: 'normal',
    from: '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2',
    first: true,
  },
  {
    family: 'Source Serif 4',
    weight: '400 650',
    style: 'normal',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { opsz: 11, wght: { min: 400, max: 650 } },
    first: true,
  },
  {
    family: 'Source Serif 4',
    weight: '400',
    style: 'italic',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
    axes: { opsz: 11, wght: 400 },
  },
];
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
/** Latin-1 and the few other characters that we use. */
const LETTERS = `${range(32, 126)}${range(160, 255)}ŁłóŒœŠšŽžĆćńęąśż’‘“”„–—…†•−№→←↑↓✓✗`;
const VERSION = 2;

const fileOf = (f: Face): string =>
  `${f.family.toLowerCase().replaceAll(' ', '-')}-${f.weight.replace(' ', '-')}-${f.style}-v${VERSION}.woff2`;

const subset = async (root: string, f: Face): Promise<Buffer> =>
  subsetFont(readFileSync(join(root, 'node_modules', f.from)), LETTERS, {
    targetFormat: 'woff2',
    preserveNameIds: [0, 13, 14],
    ...(f.axes ? { variationAxes: f.axes } : {}),
  });

const faceCss = (f: Face): string =>
  `@font-face{font-family:'${f.family}';font-weight:${f.weight};font-style:${f.style};font-display:swap;src:url('./${fileOf(f)}') format('woff2')}`;

/** Writes missing subsets to .cache/fonts and resolves the import `virtual:fonts.css`. */
export const fonts = (root: string): Plugin => {
  const cache = join(root, '.cache/fonts');
  const sheet = join(cache, 'fonts.css');
  let base = '/';
  return {
    name: 'phoney-war-fonts',
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      mkdirSync(cache, { recursive: true });
      for (const f of FACES)
        if (!existsSync(join(cache, fileOf(f)))) writeFileSync(join(cache, fileOf(f)), await subset(root, f));
      const css = FACES.map(faceCss).join('\n');
      if (!existsSync(sheet) || readFileSync(sheet, 'utf8') !== css) writeFileSync(sheet, css);
    },
    resolveId: id => (id === 'virtual:fonts.css' ? sheet : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        FACES.filter(f => f.first).flatMap(f => {
          const asset = Object.values(bundle ?? {}).find(
            a => a.type === 'asset' && a.originalFileNames.some(n => n.endsWith(fileOf(f))),
          );
          return asset
            ? [
                {
                  tag: 'link',
                  injectTo: 'head' as const,
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    crossorigin: '',
                    href: `${base}${asset.fileName}`,
                  },
                },
              ]
            : [];
        }),
    },
  };
};
