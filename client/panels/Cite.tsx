/** A rule's case after the sentence it backs: always a dotted number, always a button. */
import { createContext, useContext, type JSX } from 'solid-js';

type Opener = (ruleCase: string) => void;
const Context = createContext<Opener>(() => undefined);
export const CiteProvider = Context.Provider;

export const Cite = (props: { case: string }): JSX.Element => {
  const open = useContext(Context);
  return <button type="button" class="case" aria-label={`Rule ${props.case}`} onClick={(e) => { e.stopPropagation(); open(props.case); }}>{props.case}</button>;
};
/** For the drawings of a game, which know nothing of the client. */
export const cite = (ruleCase: string): JSX.Element => <Cite case={ruleCase} />;
