import type { Code } from '../wire.ts';

/** Something that cannot be done, in words for whoever asked. */
export class Refusal extends Error {
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}
