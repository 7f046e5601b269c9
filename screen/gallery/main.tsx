import 'virtual:fonts.css';
import '../style/tokens.css';
import '#base.css';
import './gallery.css';
import { render } from 'solid-js/web';
import { Gallery } from './Gallery.tsx';

render(() => <Gallery />, document.querySelector('#gallery')!);
