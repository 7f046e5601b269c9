import 'virtual:fonts.css';
import '../screen/style/tokens.css';
import './style/base.css';
import './style/app.css';
import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { followHistory } from './app/route.ts';

followHistory();
render(() => <App />, document.querySelector('#app')!);

/** The service worker makes the page work offline. Only a build has it, because a page under development must not be cached. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener(
    'load',
    () =>
      void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {
        /* the page works without it, but only online */
      }),
  );
