/** A rule's case after the sentence it backs; a result may be backed by a longer number than the drawer knows. */
import type { JSX } from 'solid-js';
import { Case } from '../rules/open.tsx';

export const Cite = (props: { case: string }): JSX.Element => <Case c={props.case} />;
/** For the drawings of a game, which know nothing of the client. */
export const cite = (ruleCase: string): JSX.Element => <Cite case={ruleCase} />;
