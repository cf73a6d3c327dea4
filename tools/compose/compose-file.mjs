import { readFileSync } from 'node:fs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { parse } = requireTool('yaml');

/** Returns the index of the brace that closes the one opened just before `from`. */
function closing(text, from) {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text.startsWith('${', index)) depth += 1;
    else if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A brace is not closed in ${text}`);
}

/**
 * Evaluates the text between the braces: a name, and the word to use if it is absent (`-`), an error (`?`), or the word to use if it is
 * present (`+`). With a colon, an empty value counts as absent.
 */
function substitute(expression, env) {
  const [, name, colon, kind, word = ''] = /^(\w+)(?:(:?)([-?+])([^]*))?$/.exec(expression) ?? [];
  if (!name) throw new Error(`\${${expression}} is not understood`);
  const value = env[name];
  const isSet = value !== undefined && !(colon && value === '');
  if (kind === '+') return isSet ? interpolate(word, env) : '';
  if (isSet) return value;
  if (kind === '?') throw new Error(`${name} is not set: ${word}`);
  return interpolate(word, env);
}

/**
 * Interpolates variables in a text as Compose does.
 * @param {Record<string, string>} env variables of `.env` or the shell
 * @throws if a required variable is not set
 */
function interpolate(text, env) {
  let result = '';
  for (let index = 0; index < text.length;) {
    if (text.startsWith('$$', index)) {
      result += '$';
      index += 2;
    } else if (text.startsWith('${', index)) {
      const end = closing(text, index + 2);
      result += substitute(text.slice(index + 2, end), env);
      index = end + 1;
    } else {
      result += text[index];
      index += 1;
    }
  }
  return result;
}

function interpolated(value, env) {
  if (typeof value === 'string') return interpolate(value, env);
  if (Array.isArray(value)) return value.map((entry) => interpolated(entry, env));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, interpolated(entry, env)]));
}

/** Parses a mount: a named volume, or a file of the machine. */
function parseMount(volume) {
  if (typeof volume !== 'string')
    return { kind: volume.type, source: volume.source, target: volume.target, readOnly: Boolean(volume.read_only) };
  const [source, target, mode] = volume.split(':');
  return { kind: /^[./~]/.test(source) ? 'bind' : 'volume', source, target, readOnly: mode === 'ro' };
}

/** Reads an env file as Compose does: later lines may refer to earlier ones, and the given variables take precedence. */
export function readEnvFile(file, given = {}) {
  const env = { ...given };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) env[name] ??= interpolate(value, env);
  }
  return env;
}

/**
 * Returns the services of `docker-compose.yml` that start with these settings.
 * @param {Record<string, string>} env as in `.env`; `COMPOSE_PROFILES` selects profiles in addition to the services without one
 */
export function readCompose(env) {
  const { services } = interpolated(parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true }), env);
  const profiles = (env.COMPOSE_PROFILES ?? '').split(',');
  const started = Object.entries(services).filter(
    ([, { profiles: own }]) => !own || own.some((profile) => profiles.includes(profile)),
  );
  return started.map(([name, service]) => ({
    ...service,
    name,
    names: [name, ...(service.networks?.default?.aliases ?? [])],
    environment: service.environment ?? {},
    mounts: (service.volumes ?? []).map(parseMount),
    tmpfs: service.tmpfs ?? [],
    needs: Object.entries(service.depends_on ?? {}).map(([needed, { condition }]) => ({ name: needed, condition })),
    noNewPrivileges: (service.security_opt ?? []).includes('no-new-privileges:true'),
    /** Published ports, as numbered inside the container. */
    published: (service.ports ?? []).map((port) => Number(/(\d+)(?:\/\w+)?$/.exec(port)[1])),
  }));
}
