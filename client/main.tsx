import 'virtual:fonts.css';
import './style/tokens.css';
import './style/base.css';
import { render } from 'solid-js/web';
render(() => <h1>Phoney War</h1>, document.querySelector('#app')!);
