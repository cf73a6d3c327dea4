import type { Page } from 'playwright-core';

/**
 * Returns code that loads the page's instance of a stateful entry of `shared`, as remotes get it: `notices`, `currency`, `session`, `api`.
 */
const getModule = (entry: string): string => `(async () => {
  const scope = globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default['@storefront/shared/${entry}'];
  const [provided] = Object.values(scope);
  return provided.lib ? provided.lib() : (await provided.get())();
})()`;

/**
 * Runs a script on the page with an entry of `shared` as `it`. For features of the client that no screen shows yet.
 * @param body the body of an async function, as text
 */
export function withShared<T>(page: Page, entry: 'notices' | 'currency' | 'session' | 'api', body: string): Promise<T> {
  return page.evaluate(`(async () => { const it = await ${getModule(entry)}; ${body} })()`);
}

/** The result of a call by the page's own client. */
export interface CallEnd {
  readonly message: string | undefined;
  readonly status: number;
}

/** Makes a call with the page's own client; a production build does not contain the contract's schemas. */
export function callFrom(page: Page, method: 'GET' | 'POST', path: string): Promise<CallEnd> {
  const endpoint = JSON.stringify({ id: 'test', method, path, output: null });
  return withShared(
    page,
    'api',
    `try { const { message, status } = await it.api.callWithResponse(${endpoint}, ${method === 'POST' ? '{ input: {} }' : '{}'}); return { message, status }; }
     catch ({ message, status }) { return { message, status }; }`,
  );
}
