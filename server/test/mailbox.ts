/** A tiny SMTP server that keeps every mail. */
import { createServer } from 'node:net';

export interface Mailbox {
  readonly mails: { readonly to: string; readonly text: string }[];
  readonly url: string;
  stop(): Promise<void>;
}
/** The body is quoted-printable where it says so; the head never is. */
const plain = (text: string): string => {
  const cut = text.indexOf('\r\n\r\n');
  const head = text.slice(0, cut);
  const body = text.slice(cut);
  return /quoted-printable/i.test(head)
    ? head +
        Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString()
    : text;
};
export const mailbox = (): Promise<Mailbox> =>
  new Promise(ready => {
    const mails: Mailbox['mails'] = [];
    const server = createServer(socket => {
      let to = '';
      let text: string | undefined;
      let rest = '';
      const say = (line: string): void => {
        socket.write(`${line}\r\n`);
      };
      const hear = (line: string): void => {
        if (text !== undefined) {
          if (line !== '.') {
            text += `${line}\r\n`;
            return;
          }
          mails.push({ to, text: plain(text) });
          text = undefined;
          say('250 kept');
        } else if (/^(EHLO|HELO|MAIL)/i.test(line)) say('250 well');
        else if (/^RCPT TO:<(.*)>/i.test(line)) {
          to = line.slice(9, -1);
          say('250 well');
        } else if (/^DATA/i.test(line)) {
          text = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('500 what?');
      };
      socket.on('error', () => {});
      socket.on('data', data => {
        const lines = (rest + data.toString()).split('\r\n');
        rest = lines.pop()!;
        for (const line of lines) hear(line);
      });
      say('220 mailbox');
    });
    server.listen(0, '127.0.0.1', () =>
      ready({
        mails,
        url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
        stop: () =>
          new Promise(done => {
            server.close(() => done());
          }),
      }),
    );
  });
