/** Where a datum comes from. Every row of every data file has one of these; docs/RECONSTRUCTION.md is generated from them. */
export const SOURCES = ['printed', 'historical', 'deduced', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** `why` is a rule case for printed facts, otherwise the record or the reasoning in a few words. */
export interface Fact {
  readonly source: Source;
  readonly why: string;
}

export const printed = (cases: string): Fact => ({ source: 'printed', why: cases });
export const historical = (record: string): Fact => ({ source: 'historical', why: record });
export const deduced = (reasoning: string): Fact => ({ source: 'deduced', why: reasoning });
export const reconstructed = (reason: string): Fact => ({ source: 'reconstructed', why: reason });
