/** The luck of a game as numbers, with an explanation. */
import type { JSX } from 'solid-js';
import { MEASURES } from '../game/luck.ts';
import type { Luck } from '../game/session.ts';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;
export const LuckLine = (props: { readonly luck: Luck }): JSX.Element => (
  <>
    <b class="num">{props.luck.actual}</b> {props.luck.measure === 'hits' ? 'hits' : 'in faces'} from{' '}
    <b class="num">{props.luck.dice}</b> {props.luck.dice === 1 ? 'die' : 'dice'}; expected{' '}
    <b class="num">{props.luck.expected.toFixed(1)}</b>; <b class="num">{signed(props.luck.deviations)}</b> standard
    deviations.
    <small class="measure">{MEASURES[props.luck.measure ?? 'faces']}</small>
  </>
);
