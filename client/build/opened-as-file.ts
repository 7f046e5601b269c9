/** Build step of the static folder: opened straight from a disk, the page says what it needs. Browsers load no modules, workers or databases there. */
import type { Plugin } from 'vite';

const NAME = 'opened-as-file.js';
const CODE = `if (location.protocol === 'file:')
  document.querySelector('#app').innerHTML =
    '<main class="page"><h1>Phoney War needs a web address</h1><p>Browsers do not start it from a folder of the disk. Put the folder on any web space, or run a file server in it, such as <code>python3 -m http.server</code>, and open http://localhost:8000.</p></main>';
`;

export const sayItNeedsAServer = (): Plugin => ({
  name: 'phoney-war-opened-as-file',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: CODE });
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `./${NAME}`, defer: true }, injectTo: 'head' }],
});
