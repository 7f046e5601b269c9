import 'virtual:fonts.css';
import '../screen/style/tokens.css';
import './style/base.css';
import './style/app.css';
import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { followHistory } from './app/route.ts';

followHistory();
render(() => <App />, document.querySelector('#app')!);

/** Offline once loaded. Only from a build: a page under development must not be kept. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener(
    'load',
    () =>
      void navigator.serviceWorker.register('/sw.js').catch(() => {
        /* works without, but only with a net */
      }),
  );
