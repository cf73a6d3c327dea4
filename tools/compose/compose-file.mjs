import { readFileSync } from 'node:fs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { parse } = requireTool('yaml');

/** Where the brace closes that was opened just before `from`. */
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
 * What stands between the braces: a name, and what counts where it is absent (`-`, `?`) or present (`+`); with a colon, empty is
 * absent.
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
 * Puts variables into a text as Compose does.
 * @param {Record<string, string>} env what `.env` or the shell would have
 * @throws for a variable that has to be set and is not
 */
export function interpolate(text, env) {
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

/** What a service finds at a path of its own: a volume by its name, or a file of the machine. */
function parseMount(volume) {
  if (typeof volume !== 'string')
    return { kind: volume.type, source: volume.source, target: volume.target, readOnly: Boolean(volume.read_only) };
  const [source, target, mode] = volume.split(':');
  return { kind: /^[./~]/.test(source) ? 'bind' : 'volume', source, target, readOnly: mode === 'ro' };
}

/** A file of settings as Compose reads it: later lines may use earlier ones, and those that are given count for more. */
export function readEnvFile(file, given = {}) {
  const env = { ...given };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) env[name] ??= interpolate(value, env);
  }
  return env;
}

/**
 * The services of `docker-compose.yml`, as they start with these settings.
 * @param {Record<string, string>} env as in `.env`; its `COMPOSE_PROFILES` are started beside what has no profile
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
    /** Ports inside of the container that are published. */
    published: (service.ports ?? []).map((port) => Number(/(\d+)(?:\/\w+)?$/.exec(port)[1])),
  }));
}
