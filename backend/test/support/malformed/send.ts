import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Malformed } from './connections';

/** The client leaves after this much silence. Milliseconds. */
const SILENCE_MS = 700;
/** Longer than any server keeps an idle connection. */
const DEADLINE_MS = 20_000;

/** Sends malformed data. @returns everything received, byte by byte */
export async function send({ writes, pauseMs = 0, leaves }: Malformed, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  let last = Date.now();
  let isClosed = false;
  const closed = new Promise<void>((resolve) => socket.once('close', () => ((isClosed = true), resolve())));
  socket.on('data', (text: string) => {
    answer += text;
    last = Date.now();
  });
  // A server may reset a client that keeps sending after a refusal.
  socket.on('error', () => undefined);
  for (const part of writes) {
    if (isClosed) break;
    socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    await sleep(pauseMs);
  }
  if (leaves === 'reset') socket.resetAndDestroy();
  if (leaves === 'closing') socket.end();
  for (const start = Date.now(); !isClosed;) {
    await Promise.race([closed, sleep(50)]);
    if (Date.now() - last > SILENCE_MS || Date.now() - start > DEADLINE_MS) socket.destroy();
  }
  await closed;
  return answer;
}

/** The statuses of the responses on a connection; undefined for bytes that are not a response. */
export function readAnswers(text: string): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let rest = text;
  while (rest.length > 0) {
    const head = /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (!head) return [...found, undefined];
    const [whole, status = '', headers = ''] = head;
    rest = rest.slice(whole.length);
    if (status.startsWith('1') && status !== '101') continue;
    found.push(Number(status));
    const length = /^content-length: *(\d+)\r$/im.exec(headers)?.[1];
    if (/^transfer-encoding: *chunked\r$/im.test(headers)) rest = afterChunks(rest);
    else if (length !== undefined) rest = rest.slice(Number(length));
    else if (status !== '204' && status !== '304') return found;
    // The response to HEAD has a length but no body.
    if (length !== undefined && rest === '' && !text.endsWith('\r\n')) return found;
  }
  return found;
}

function afterChunks(text: string): string {
  let rest = text;
  for (;;) {
    const size = /^([\da-f]+)[^\r\n]*\r\n/i.exec(rest);
    if (!size) return '';
    const length = Number.parseInt(size[1] ?? '0', 16);
    rest = rest.slice((size[0]?.length ?? 0) + length + 2);
    if (length === 0) return rest;
  }
}
