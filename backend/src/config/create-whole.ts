import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Creates a file with all of its content at once, readable by its owner only. @returns false if it already exists */
export function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
