/** A supply line in words: what it leads to, or the hex that cuts it. */
import { counted } from '../../engine/words.ts';
import type { WarTrace } from './view.ts';

/** `placed`: a hex by its town and number. */
export const traceWords = (t: WarTrace, placed: (hex: string) => string): string => {
  if (t.supplied)
    return t.line.length > 1
      ? `${t.unit} is in supply: ${counted(t.line.length - 1, 'hex', 'hexes')} to ${placed(t.line.at(-1)!)}.`
      : `${t.unit} is in supply where it stands.`;
  return `${t.unit} is cut off${t.cut?.hex ? ` at ${placed(t.cut.hex)}` : ''}: ${t.cut?.why ?? 'no line can be traced'}.`;
};
