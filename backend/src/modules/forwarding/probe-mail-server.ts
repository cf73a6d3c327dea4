import { connect } from 'node:net';

/** Time limit for the whole SMTP conversation in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Whether a mail server accepts mail for an address: `taken`, `refused` permanently, or `silent` if unknown. */
type MailAnswer = 'taken' | 'refused' | 'silent';

/** Asks a mail server whether it accepts an address, by a bounce that is not sent (RFC 5321 section 3.3). Never throws. */
export function probeMailServer(
  { host, port }: { readonly host: string; readonly port: number },
  recipient: string,
  name: string,
): Promise<MailAnswer> {
  return new Promise((resolve) => {
    const steps = [`EHLO ${name}`, 'MAIL FROM:<>', `RCPT TO:<${recipient}>`];
    let waiting = '';
    let outcome: MailAnswer = 'silent';
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS);
    socket.setEncoding('utf8');
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(outcome);
    });
    // Handled by `close`, which follows.
    socket.on('error', () => undefined);
    const handleReply = (reply: string): void => {
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
        // All lines of a reply except the last have a hyphen after the code.
        if (/^\d{3}(?: |$)/.test(line)) handleReply(line);
      }
    });
  });
}
