/** The parts of the schemas that check data packs: bounded texts, whole numbers, numbers of rows. Each says in words what was expected. */
import * as v from 'valibot';
import { SOURCES } from './facts.ts';
import { canBeShown, isProgramWord } from './names.ts';

export const text = (most: number) =>
  v.pipe(
    v.string(),
    v.check(s => canBeShown(s, most), `a text of 1 to ${most} characters that can be shown`),
    v.check(
      s => !isProgramWord(s),
      () => 'another text: this is a word of the program',
    ),
  );
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check(n => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most}`),
  );
export const degrees = (most: number) =>
  v.pipe(
    v.number(),
    v.check(n => Math.abs(n) <= most, `a number from −${most} to ${most}`),
  );
export const rows = <S extends v.GenericSchema>(row: S, least: number, most: number) =>
  v.pipe(
    v.array(row),
    v.check(list => list.length >= least && list.length <= most, `${least} to ${most} rows`),
  );
export const yes = v.optional(v.literal(true));
export const fact = (most = 400) => v.strictObject({ source: v.picklist(SOURCES), why: text(most) });
/** The source of a row, or of each of its fields; an owner's own tables need not give it. */
export const src = v.optional(v.union([fact(), v.record(text(40), fact())]));
