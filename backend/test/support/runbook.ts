import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The tools are ES modules, which Jest does not load. */
const SCRIPT = `
  import { readCommands } from './tools/compose/runbook.mjs';
  console.log(JSON.stringify(readCommands(process.argv[1])));
`;

/** The commands in a section of the runbooks, in order. */
export const readCommands = (heading: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, heading], {
      cwd: join(__dirname, '../../..'),
      encoding: 'utf8',
    }),
  ) as string[];
