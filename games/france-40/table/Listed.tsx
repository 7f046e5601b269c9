/** Listed choices in the margin: buttons with notes, and units as rows of a list. */
import type { JSX } from 'solid-js';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Choice as Button, type RowWords } from '../../../screen/war/Listed.tsx';
import { caseOf, type Row } from './choices.ts';
import { useHex } from './state.ts';
import { stateWords, unitTitle } from './words.ts';

const ORDER_WORDS: { readonly [text: string]: string } = {
  move: 'Close in, take ground, then attack from where you stand.',
  fight: 'Attack from where you stand, then move through the gaps.',
};
/** A listed choice as a button. */
export const Choice = (props: { readonly of: OfferedChoice }): JSX.Element => {
  const table = useHex();
  const note = (): string | undefined =>
    props.of.choice.do === 'order' ? ORDER_WORDS[String(props.of.choice['first'])] : undefined;
  return <Button of={props.of} note={note()} case={caseOf(props.of, table.view())} />;
};
/** The words of a row: the unit's place and its states; for a retreat the hex it leads to. */
export const useRowWords = (): ((row: Row) => RowWords) => {
  const { names } = useHex();
  return ({ of, unit, hex }) => {
    if (!unit) return { title: of.text, under: [], says: true };
    const states = stateWords(unit).filter(w => w !== 'unknown to the enemy');
    if (of.choice.do === 'retreat') return { title: names.placed(hex ?? ''), under: states, says: false };
    return { title: unitTitle(unit), under: [hex ? names.placed(hex) : unit.historical, ...states], says: false };
  };
};
