/** Draws the icons of the installed app from client/public/icon.svg: node tools/icons.ts. A maskable one has room around it, because systems cut it to their own shape. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../client/test/browser/browser.ts';

const PUBLIC = join(import.meta.dirname, '../client/public');
/** The ground of the icon itself, so that no edge shows. */
const GROUND = '#3d443f';
/** The part of a maskable icon that no system cuts away, and a little less. */
const SAFE = 0.72;
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable-512.png', size: 512, share: SAFE },
] as const;

const svg = readFileSync(join(PUBLIC, 'icon.svg')).toString('base64');
const browser = await launch();
try {
  for (const { name, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const around = share < 1 ? GROUND : 'transparent';
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${around}"><img width="${size * share}" src="data:image/svg+xml;base64,${svg}">`,
    );
    writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: share === 1 }));
    await page.close();
  }
} finally {
  await browser.close();
}
