import pino, { type DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Maximum size of the buffer in bytes; lines that do not fit are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Standard output without waiting for it: a stalled reader or a full disk stops the log, not the shop (S9). */
export function logOutput(): DestinationStream {
  // Registered before the stream's own listener, which would wait forever for a stalled reader or a full disk.
  process.once('exit', () => stream.destroy());
  // With an error listener on the stream that Node has opened, a write to a full pipe fails and is retried, instead of blocking a thread
  // forever.
  process.stdout.on('error', () => undefined);
  const stream = pino.destination({ dest: STANDARD_OUTPUT, sync: false, maxLength: MAX_WAITING_BYTES });
  // Failed writes are retried with the next line.
  stream.on('error', () => undefined);
  return stream;
}
