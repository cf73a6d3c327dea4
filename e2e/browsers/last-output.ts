import type { ChildProcess } from 'node:child_process';

/** Characters kept of a program's output. */
const KEPT = 4_000;

/** Collects the output of a program. @returns a function that describes how it ended, if it has, and the end of its output */
export function lastOutput(name: string, program: ChildProcess): () => string {
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text: Buffer) => (printed = `${printed}${text.toString()}`.slice(-KEPT)));
  return () => {
    const end = program.signalCode
      ? `was ended by ${program.signalCode}`
      : program.exitCode === null
        ? 'still runs'
        : `ended with code ${program.exitCode}`;
    return `${name} ${end}${printed.trim() ? `, and had printed:\n${printed.trim()}` : ', and has printed nothing'}`;
  };
}
