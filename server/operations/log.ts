/** Structured logs: one JSON object a line. Tokens, seeds and players' texts never go in. */
export type Facts = { readonly [fact: string]: string | number | boolean };
export interface Log {
  info(what: string, facts?: Facts): void;
  warn(what: string, facts?: Facts): void;
  error(what: string, facts?: Facts): void;
}

export const jsonLog = (write: (line: string) => void = line => process.stdout.write(line)): Log => {
  const at =
    (level: string) =>
    (what: string, facts: Facts = {}): void =>
      write(`${JSON.stringify({ at: new Date().toISOString(), level, what, ...facts })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
/** An error's message with its causes. */
export const wordsOf = (e: unknown): string => {
  if (!(e instanceof Error)) return String(e);
  return e.cause === undefined ? e.message : `${e.message}: ${wordsOf(e.cause)}`;
};
export const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
