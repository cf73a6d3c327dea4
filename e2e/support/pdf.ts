import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Returns the text of each page of a PDF. A separate process reads it, because the library is an ES module, which Jest does not load. */
export function pdfPages(pdf: Buffer): string[] {
  const answer = execFileSync(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(answer) as string[];
}
