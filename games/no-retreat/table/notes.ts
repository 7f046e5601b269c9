/** What stands under a choice: what it would bring, before it is made. */
import type { LabelledChoice } from '../../../screen/session.ts';
import { COLUMNS } from '../data/rows.ts';
import type { TableView } from '../view.ts';
import { chanceWords } from './results.ts';

/** 14.6.3, 14.6.4 The column a marker would bring. */
const withMarker = ({ battle }: TableView, ability: string): string | undefined => {
  const odds = battle?.odds;
  if (!odds) return undefined;
  const at = (COLUMNS as readonly string[]).indexOf(odds.column);
  if (at < 0 || ability === 'Surrender!') return undefined;
  const by = ability === 'Hold!' ? -1 : 1;
  const to = COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, at + by))]!;
  return `${odds.column} would be ${to}, ${by > 0 ? 'one column right' : 'one column left'}`;
};
const onTable = ({ battle }: TableView, crt: string): string | undefined => {
  const t = battle?.tables.find(on => on.table === crt);
  return t && t.bar === undefined ? `${t.column}: of six dice ${chanceWords(t.chances)}` : undefined;
};
/** 15.3 The column of an assault, and what the dice would bring. */
const ofAssault = ({ assaults = [] }: TableView, c: LabelledChoice): string | undefined => {
  const a = assaults.find(x => x.hex === c['hex'] && x.from === c['origin'] && x.unit === c['unit']);
  return a && `${a.column}: of six dice ${chanceWords(a.chances)}`;
};
export const notesOf =
  (view: TableView) =>
  (c: LabelledChoice): string | undefined => {
    if (c.do === 'commit') return withMarker(view, String(c['ability']));
    if (c.do === 'assault') return ofAssault(view, c);
    if (c.do === 'fight' || c.do === 'use') return onTable(view, String(c['crt']));
    if (c.do === 'fallBack' && view.decides?.kind === 'countering') return 'two hexes back, or a step';
    return undefined;
  };
