import pino from 'pino';

/** Size of a chunk in bytes, and the maximum delay of a line in milliseconds. */
const PIECE = 4_096;
const MAX_WAIT_MS = 250;
/** Buffer limit in bytes: a stalled reader or a full disk stops the log, not the shop (S9). */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;
const STANDARD_OUTPUT = 1;

export interface LogOutput {
  write(line: string): void;
  flush(): void;
  /** `failing`: buffered lines cannot be written or are not read. `lost`: lines dropped for lack of space since the process began. */
  state(): { readonly status: 'ok' | 'failing'; readonly lost: number };
}

/**
 * Writes to standard output asynchronously: writing each line separately costs more than the response itself. The buffer is written when
 * the process ends, even after an uncaught error; only a kill loses a quarter of a second of lines below `warn`. Failed writes are retried
 * with the next lines until the buffer is full; further lines are counted and dropped.
 */
export function standardOutput({
  fd = STANDARD_OUTPUT,
  maxWaitingBytes = MAX_WAITING_BYTES,
}: { readonly fd?: number; readonly maxWaitingBytes?: number } = {}): LogOutput {
  let failing = false;
  let isExiting = false;
  let flushing = false;
  let lost = 0;
  // Registered before the stream's own exit listener, which would wait forever for a stalled reader or a full disk.
  process.once('exit', () => {
    isExiting = true;
    try {
      if (!failing) stream.flushSync();
    } catch {
      failing = true;
    }
    stream.destroy();
  });
  // Once Node has opened the stream, a write to a full pipe fails and is retried, instead of blocking a thread forever.
  process.stdout.on('error', () => undefined);
  const retryEAGAIN = () => {
    failing = true;
    return !isExiting;
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
    // Not awaited: `state` reports failures. One flush at a time, because each adds a listener until the buffer is written.
    flush: () => {
      if (flushing) return;
      flushing = true;
      stream.flush(() => (flushing = false));
    },
    state: () => ({ status: failing ? 'failing' : 'ok', lost }),
  };
}
