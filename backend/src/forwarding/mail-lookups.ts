import { createServer, type Server, type Socket } from 'node:net';
import { lookUp, type MailParts } from './mail-decisions';

/** Maximum bytes of a request; addresses are shorter. */
const REQUEST_MAX = 4_096;

/** Serves the tables in Postfix's socketmap protocol (socketmap_table(5)): netstrings of `<table> <key>`. */
export function mailLookups(parts: MailParts): Server {
  const reply = (text: string): string => `${Buffer.byteLength(text)}:${text},`;
  return createServer((socket: Socket) => {
    let waiting = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        const colon = waiting.indexOf(':');
        if (colon < 0 && waiting.length < 8) return;
        const length = Number(waiting.subarray(0, Math.max(colon, 0)).toString('latin1'));
        if (colon < 1 || !Number.isInteger(length) || length < 0 || length > REQUEST_MAX) return void socket.destroy();
        const end = colon + 1 + length;
        if (waiting.length <= end) return;
        const request = waiting.subarray(colon + 1, end).toString('utf8');
        waiting = waiting.subarray(end + 1);
        const [, table = '', key = ''] = /^(\S+) (.*)$/s.exec(request) ?? [];
        const found = lookUp(parts, table, key);
        socket.write(reply(found === 'not_yet' ? 'TEMP not known yet' : found === null ? 'NOTFOUND ' : `OK ${found}`));
      }
    });
  });
}
