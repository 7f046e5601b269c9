import type { Code } from '../wire.ts';

/** A request that is refused, with a message for the sender. */
export class Refusal extends Error {
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}
