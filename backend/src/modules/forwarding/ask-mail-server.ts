import { connect } from 'node:net';

/** Milliseconds that the mail server has for the whole conversation. */
const PATIENCE_MS = 3_000;

/** Whether a mail server accepts mail for an address: `taken`, permanently `refused`, or `silent` where it does not say. */
export type MailAnswer = 'taken' | 'refused' | 'silent';

/**
 * Asks a mail server whether it would take mail for an address, as a bounce that is then not sent (RFC 5321 section 3.3); nothing is
 * delivered. Never throws.
 */
export function askMailServer(
  { host, port }: { readonly host: string; readonly port: number },
  recipient: string,
  name: string,
): Promise<MailAnswer> {
  return new Promise((resolve) => {
    const steps = [`EHLO ${name}`, 'MAIL FROM:<>', `RCPT TO:<${recipient}>`];
    let waiting = '';
    let outcome: MailAnswer = 'silent';
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.setEncoding('utf8');
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(outcome);
    });
    // The close follows.
    socket.on('error', () => undefined);
    const hear = (reply: string): void => {
      const isGood = reply.startsWith('2');
      const step = steps.shift();
      if (isGood && step !== undefined) {
        socket.write(`${step}\r\n`);
        return;
      }
      // Only the last step is about the address.
      if (step === undefined) outcome = isGood ? 'taken' : reply.startsWith('5') ? 'refused' : 'silent';
      socket.end('QUIT\r\n');
    };
    socket.on('data', (text: string) => {
      waiting += text;
      let end = waiting.indexOf('\r\n');
      for (; end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (socket.writableEnded) return;
        // Lines of one reply but the last have a hyphen after the code.
        if (/^\d{3}(?: |$)/.test(line)) hear(line);
      }
    });
  });
}
