import type { Page } from 'playwright-core';

/** The one copy of a stateful entry of `shared` on the page, as remotes get it: `notices`, `currency`, `session`, `api`. */
const getModule = (entry: string): string => `(async () => {
  const scope = globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default['@storefront/shared/${entry}'];
  const [provided] = Object.values(scope);
  return provided.lib ? provided.lib() : (await provided.get())();
})()`;

/**
 * Runs a script on the page with an entry of `shared` as `it`. For what the client does where no screen shows it yet.
 * @param body the inside of an async function, as text
 */
export function withShared<T>(page: Page, entry: 'notices' | 'currency' | 'session' | 'api', body: string): Promise<T> {
  return page.evaluate(`(async () => { const it = await ${getModule(entry)}; ${body} })()`);
}

/** How a call of the page's own client ends. */
export interface CallEnd {
  readonly message: string | undefined;
  readonly status: number;
}

/** Makes a call with the page's own client; the contract's schemas are no part of a production build. */
export function callFrom(page: Page, method: 'GET' | 'POST', path: string): Promise<CallEnd> {
  const endpoint = JSON.stringify({ id: 'test', method, path, output: null });
  return withShared(
    page,
    'api',
    `try { const { message, status } = await it.api.callWithResponse(${endpoint}, ${method === 'POST' ? '{ input: {} }' : '{}'}); return { message, status }; }
     catch ({ message, status }) { return { message, status }; }`,
  );
}
