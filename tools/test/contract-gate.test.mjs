import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { callProblems } from '../contract/call-problems.mjs';
import { backendDocument, contractCalls } from '../contract/contract-calls.mjs';
import { surfaceProblems } from '../contract/surface-problems.mjs';
import { hostProblems, releaseProblems } from '../lib/contracts.mjs';

const KEY = '@storefront/shared/ui/button';
const FILE = 'shared/src/ui/button/index.d.ts';

/** The exports of an entry of `shared`, as a build records them. */
const surface = (text) => ({ entries: { [KEY]: FILE }, files: { [FILE]: text } });
const BUILT_AGAINST = `
export declare function Button(props: { label: string; size?: 'small' | 'large'; onPress?: (count: number) => void }): string | null;
export declare const LIMITS: { readonly most: number; readonly name: string };
export declare class Failure extends Error {
    #private;
    private readonly details;
    readonly code: string;
    constructor(code: string);
}
export declare function unused(): void;
export {};
`;
const uses = { [KEY]: ['Button', 'Failure', 'LIMITS'] };
const withChange = (from, to) => {
  assert.ok(BUILT_AGAINST.includes(from), from);
  return surface(BUILT_AGAINST.replace(from, to));
};
const judged = (newer, of = uses) =>
  surfaceProblems(of, surface(BUILT_AGAINST), newer).map(({ name, problem }) => `${name} ${problem}`);

describe('[MF-07b] a release and what a host provides', () => {
  test('are compatible when nothing changes, and when exports, parameters and values are added', () => {
    assert.deepEqual(judged(surface(BUILT_AGAINST)), []);
    assert.deepEqual(judged(surface(`${BUILT_AGAINST}export declare const more: number;`)), []);
    assert.deepEqual(
      judged(withChange("size?: 'small' | 'large'", "size?: 'small' | 'large' | 'huge'; tone?: string")),
      [],
    );
    assert.deepEqual(judged(withChange('readonly most: number;', 'readonly most: 5; readonly least: number;')), []);
    assert.deepEqual(judged(withChange('): string | null;', '): string;')), []);
  });

  test('are incompatible when an export that it uses is removed, and compatible when it does not use it', () => {
    const [problem, ...others] = judged(withChange('export declare const LIMITS', 'declare const LIMITS'));
    assert.match(problem, /^LIMITS .*has no exported member 'LIMITS'/);
    assert.deepEqual(others, []);
    assert.deepEqual(judged(withChange('export declare function unused', 'declare function unused')), []);
    assert.deepEqual(judged({ entries: {}, files: {} }, { [KEY]: ['Button'] }), ['Button is not provided']);
  });

  for (const [what, from, to, name, words] of [
    ['takes less', "size?: 'small' | 'large'", "size?: 'small'", 'Button', /'"large"' is not assignable/],
    ['asks for more', 'label: string;', 'label: string; tone: string;', 'Button', /'tone' is missing/],
    ['gives more than was said', '): string | null;', '): string | null | number;', 'Button', /number/],
    ['hands over something else', 'count: number', 'count: string', 'Button', /number|string/],
    ['has a field less', 'readonly name: string', '', 'LIMITS', /'name' is missing/],
    ['has a class that lost a field', 'readonly code: string;', '', 'Failure', /'code' is missing/],
  ])
    test(`are incompatible when it ${what}`, () => {
      const problems = judged(withChange(from, to));
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.ok(problems[0].startsWith(`${name} `), problems[0]);
      assert.match(problems[0], words);
      assert.doesNotMatch(problems[0], /surface-check/);
    });

  const release = (builtWith) => ({ name: 'mfe_account', version: '1.0.0-new', builtWith });
  const host = (version, provided, text = BUILT_AGAINST) => ({
    version,
    record: { surface: surface(text), provides: { react: '19.3.1', '@storefront/shared': provided } },
  });
  const contract = { uses, surface: surface(BUILT_AGAINST), calls: {} };

  test('are incompatible when it was built with a newer version than the host has', () => {
    const future = release({ react: '19.3.1', '@storefront/shared': '9.0.0' });
    assert.deepEqual(hostProblems(future, contract, host('1.0.0-host', '1.6.0')), [
      'mfe_account 1.0.0-new with host 1.0.0-host: built with @storefront/shared 9.0.0, the host has 1.6.0',
    ]);
  });

  test('have to be compatible with one of the hosts during a rollout', () => {
    const old = host('1.0.0-old', '1.6.0', BUILT_AGAINST.replace("| 'large'", ''));
    const hosts = [old, host('1.0.0-new', '1.6.0')];
    const now = release({ react: '19.3.1', '@storefront/shared': '1.6.0' });
    assert.deepEqual(releaseProblems(now, contract, { hosts, backends: [] }), []);
    const [problem] = releaseProblems(now, contract, { hosts: [old], backends: [] });
    assert.match(problem, /^mfe_account 1\.0\.0-new with host 1\.0\.0-old: shared\/ui\/button Button /);
  });
});

describe('[MF-07b] the calls of a release and the responses of a backend', () => {
  let calls;
  let document;
  before(async () => {
    calls = Object.fromEntries(Object.values(contractCalls()).map(({ id, ...call }) => [id, call]));
    document = await backendDocument();
  });

  const changed = (change) => {
    const copy = structuredClone(document);
    change(copy);
    return copy;
  };
  const listProblems = (change) =>
    callProblems(calls, changed(change)).map(({ call, problem }) => `${call} ${problem}`);

  test('are compatible for every call of one checkout', () => {
    assert.ok(Object.keys(calls).length > 80);
    assert.deepEqual(callProblems(calls, document), []);
  });

  test('are compatible when a backend returns more fields, accepts more and has more calls', () => {
    assert.deepEqual(
      listProblems(({ paths, components: { schemas } }) => {
        paths['/api/new'] = { get: { responses: { 200: {} } } };
        for (const schema of Object.values(schemas))
          if (schema.properties) schema.properties.of_a_later_version = { type: 'string' };
      }),
      [],
    );
  });

  const body = (doc, path, method) => {
    let schema = doc.paths[path][method].requestBody.content['application/json'].schema;
    if (schema.$ref) schema = doc.components.schemas[schema.$ref.split('/').at(-1)];
    return schema;
  };
  const answer = (doc, path, method, status) => {
    let schema = doc.paths[path][method].responses[status].content['application/json'].schema;
    if (schema.$ref) schema = doc.components.schemas[schema.$ref.split('/').at(-1)];
    return schema;
  };
  const LOGIN = ['/auth/login', 'post'];
  const SESSION = ['/auth/session_active', 'get', 200];

  test('are incompatible when a call is removed or has another status', () => {
    assert.deepEqual(
      listProblems(({ paths }) => delete paths['/auth/login']),
      ['POST /auth/login (login) is not there'],
    );
    assert.deepEqual(
      listProblems(({ paths }) => {
        const { responses } = paths['/auth/login'].post;
        responses[204] = responses[200];
        delete responses[200];
      }),
      ['POST /auth/login (login) does not answer 200 any more'],
    );
  });

  test('are incompatible when a response lacks a field, or has one that may be missing or of another type', () => {
    const session = 'GET /auth/session_active (sessionActive) response: ';
    const lost = listProblems((doc) => {
      const schema = answer(doc, ...SESSION);
      delete schema.properties.is_authenticated;
      schema.required = schema.required.filter((name) => name !== 'is_authenticated');
    });
    assert.deepEqual(
      lost.filter((line) => line.startsWith('GET /auth/session')),
      [`${session}is_authenticated is gone`],
    );
    const optional = listProblems((doc) => {
      const schema = answer(doc, ...SESSION);
      schema.required = schema.required.filter((name) => name !== 'is_authenticated');
    });
    assert.ok(optional.includes(`${session}is_authenticated may be missing now`), optional.join('\n'));
    const other = listProblems(
      (doc) => (answer(doc, ...SESSION).properties.is_authenticated = { type: ['boolean', 'null'] }),
    );
    assert.ok(other.includes(`${session}is_authenticated may be null now, and was boolean`), other.join('\n'));
  });

  test('are incompatible when a call requires a field that is not sent, or accepts fewer values', () => {
    const login = 'POST /auth/login (login) request: ';
    const asked = listProblems((doc) => {
      const schema = body(doc, ...LOGIN);
      schema.properties.device = { type: 'string' };
      schema.required.push('device');
    });
    assert.deepEqual(asked, [`${login}device is required now, and is not sent`]);
    const shorter = listProblems((doc) => (body(doc, ...LOGIN).properties.password.maxLength = 3));
    assert.deepEqual(shorter, [`${login}password has a stricter maxLength now (3)`]);
    const refused = listProblems((doc) => {
      const schema = body(doc, ...LOGIN);
      delete schema.properties.password;
      schema.required = schema.required.filter((name) => name !== 'password');
      schema.additionalProperties = false;
    });
    assert.deepEqual(refused, [`${login}password is not taken any more`]);
    const number = listProblems((doc) => (body(doc, ...LOGIN).properties.password = { type: 'number' }));
    assert.deepEqual(number, [`${login}password has to be number now, and is sent as string`]);
  });

  test('may get new values in a response, and lose none in a request', () => {
    const schemas = { to: { type: 'object', properties: { tone: { enum: ['a', 'b'] } }, required: ['tone'] } };
    const call = { method: 'POST', path: '/x', status: 200, input: schemas.to, output: schemas.to };
    const withTones = (request, response) => {
      const of = (tones) => ({ type: 'object', properties: { tone: { enum: tones } }, required: ['tone'] });
      const json = (schema) => ({ content: { 'application/json': { schema } } });
      return { paths: { '/x': { post: { requestBody: json(of(request)), responses: { 200: json(of(response)) } } } } };
    };
    assert.deepEqual(callProblems({ x: call }, withTones(['a', 'b', 'c'], ['a', 'b', 'c'])), []);
    assert.deepEqual(callProblems({ x: call }, withTones(['a'], ['a'])), [
      { call: 'POST /x (x)', problem: 'request: tone is not taken as b any more' },
    ]);
  });
});
