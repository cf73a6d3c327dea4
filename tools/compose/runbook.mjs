// Executes the commands of docs/runbooks.md in the Compose test, running those for Docker as Docker would.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPostgres } from '../../backend/scripts/postgres-server.mjs';
import { fromRoot } from '../lib/paths.mjs';

/**
 * Reads the commands of a section, in order and without comments (` # `).
 * @throws if there is no such section, or it has no commands
 */
export function readCommands(heading) {
  const sections = readFileSync(fromRoot('docs/runbooks.md'), 'utf8').split(/^(?=#{2,3} )/m);
  const section = sections.find((text) => text.split('\n')[0].replace(/^#+ /, '') === heading);
  const commands = [...(section ?? '').matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].flatMap(([, block]) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/\s+# .*$/, '').trim())
      .filter(Boolean),
  );
  if (commands.length === 0) throw new Error(`docs/runbooks.md has no commands under ${heading}`);
  return commands;
}

/** Runs a line in a shell of the Docker host. */
function runShell(line, { cwd, env }) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

/** Splits a shell line into words, which may be quoted. */
const splitCommand = (text) => [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c);

/**
 * Runs one command.
 * @param {import('./containers.mjs').House} house
 * @param {string} cwd working directory
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(house, line, cwd) {
  const [, action, rest] = /^docker compose (stop|start|exec)\s+(.*)$/.exec(line) ?? [];
  if (!action) return runShell(line, { cwd, env: process.env });
  if (action === 'stop') await house.end(rest.split(/\s+/), 'SIGTERM');
  else if (action === 'start') await house.begin(rest.split(/\s+/));
  if (action !== 'exec') return { code: 0, output: '' };
  const [, name, command] = /^(?:-T )?(\S+) (.*)$/.exec(rest);
  if (name !== 'postgres') return house.containers.get(name).exec(splitCommand(command));
  const { binaries } = findPostgres();
  const { POSTGRES_PASSWORD } = house.services.get(name).environment;
  const env = {
    PATH: `${binaries}:${process.env.PATH}`,
    PGHOST: house.addresses.get(name),
    PGPASSWORD: POSTGRES_PASSWORD,
  };
  return runShell(command, { cwd, env });
}

/** Runs commands one after the other. @returns the output of the last one @throws with the output of one that fails */
export async function follow(house, commands, cwd) {
  let output = '';
  for (const line of commands) {
    const done = await runCommand(house, line, cwd);
    if (done.code !== 0) throw new Error(`${line}\nended with ${done.code}:\n${done.output}`);
    ({ output } = done);
  }
  return output;
}
