/** `npm run -s protocol`: requests as JSON lines on standard input, answers on standard output. See docs/PROTOCOL.md. */
import { linesOf, MAX_LINE_BYTES } from './lines.ts';
import { newSession } from './requests.ts';
import { answer } from './session.ts';

const TOO_LONG = JSON.stringify({ ok: false, error: `this line is longer than ${MAX_LINE_BYTES} bytes` });

const write = (text: string): Promise<void> =>
  new Promise(done => {
    process.stdout.write(`${text}\n`, () => done());
  });

if (import.meta.main) {
  process.stdout.on('error', () => process.exit(0)); // the client closed the pipe
  const session = newSession();
  for await (const line of linesOf(process.stdin))
    await write('tooLong' in line ? TOO_LONG : answer(session, line.text));
}
