import pino, { type DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Bytes that wait at most; lines that there is no room for are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Standard output, not waited for: a reader that stands still or a full disk stops the log, not the shop (S9). */
export function logOutput(): DestinationStream {
  // Registered before the stream's own listener, which would wait for either of them for ever.
  process.once('exit', () => stream.destroy());
  // Once Node has opened the stream, a write to a pipe that is full fails, and is tried again, instead of holding a thread for ever.
  process.stdout.on('error', () => undefined);
  const stream = pino.destination({ dest: STANDARD_OUTPUT, sync: false, maxLength: MAX_WAITING_BYTES });
  // What could not be written is tried again with the next line.
  stream.on('error', () => undefined);
  return stream;
}
