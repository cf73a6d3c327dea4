import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An entry with the complete new value of a record. */
interface JournalEntry {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/**
 * An append-only file of JSON lines, flushed to disk before a write is acknowledged. Replaying it gives every record its last value. A line
 * truncated by a crash was never acknowledged and is dropped.
 */
export class Journal {
  readonly #file: FileHandle;
  #last: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Opens or creates the file and passes every entry to `replay`. */
  static async open(path: string, replay: (entry: JournalEntry) => void): Promise<Journal> {
    await mkdir(dirname(path), { recursive: true });
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const line of complete.split('\n')) if (line) replay(JSON.parse(line) as JournalEntry);
    const file = await open(path, 'a');
    if (complete.length < text.length) await file.truncate(Buffer.byteLength(complete));
    return new Journal(file);
  }

  /** Resolves when the entry is on disk. Entries keep their order. */
  append(entry: JournalEntry): Promise<void> {
    const written = this.#last.then(async () => {
      await this.#file.appendFile(`${JSON.stringify(entry)}\n`);
      await this.#file.datasync();
    });
    // A failed write rejects for its caller only; the next one is attempted regardless.
    this.#last = written.catch(() => undefined);
    return written;
  }

  /** Resolves when everything appended so far is on disk. */
  flushed(): Promise<void> {
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file.close();
  }
}
