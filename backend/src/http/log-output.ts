import pino from 'pino';

/** Lines are written in chunks of this many bytes, or after this many milliseconds. */
const PIECE = 4_096;
const MAX_WAIT_MS = 250;
/** Bytes that wait at most: a reader that stands still or a full disk stops the log, not the shop (S9). */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;
const STANDARD_OUTPUT = 1;

/** Where the lines of the log go. */
export interface LogOutput {
  write(line: string): void;
  /** Writes what waits, without waiting for it. */
  flush(): void;
  /** `failing`: lines wait that could not be written, or that nobody reads. `lost`: lines that there was no room for since the process began. */
  state(): { readonly status: 'ok' | 'failing'; readonly lost: number };
}

/**
 * Standard output, not waited for: to write each line by itself costs more than to answer. What waits is written when the
 * process ends, also after an error that nobody caught; only a kill loses a quarter of a second of lines below `warn`. What
 * cannot be written waits and is tried again with the next lines, until there is no more room; then lines are counted and left out.
 */
export function standardOutput({
  fd = STANDARD_OUTPUT,
  maxWaitingBytes = MAX_WAITING_BYTES,
}: { readonly fd?: number; readonly maxWaitingBytes?: number } = {}): LogOutput {
  let failing = false;
  let ending = false;
  let flushing = false;
  let lost = 0;
  // Registered before the stream's own listener, which would wait for a reader that stands still, and try a full disk, for ever.
  process.once('exit', () => {
    ending = true;
    try {
      if (!failing) stream.flushSync();
    } catch {
      failing = true;
    }
    stream.destroy();
  });
  // Once Node has opened the stream, a write to a pipe that is full fails, and is tried again, instead of holding a thread for ever. What
  // is printed there for people may fail like the log does, and is missed less.
  process.stdout.on('error', () => undefined);
  const retryEAGAIN = () => {
    failing = true;
    return !ending;
  };
  const stream = pino.destination({
    dest: fd,
    sync: false,
    minLength: PIECE,
    periodicFlush: MAX_WAIT_MS,
    maxLength: maxWaitingBytes,
    retryEAGAIN,
  });
  stream.on('error', () => (failing = true));
  stream.on('write', () => (failing = false));
  stream.on('drop', () => (lost += 1));
  return {
    write: (line) => void stream.write(line),
    // Nobody awaits it: `state` reports a failure. One at a time, as each listens until the queue is written.
    flush: () => {
      if (flushing) return;
      flushing = true;
      stream.flush(() => (flushing = false));
    },
    state: () => ({ status: failing ? 'failing' : 'ok', lost }),
  };
}
