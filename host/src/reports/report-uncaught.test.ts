import type { PublishedRemote } from '../federation/registry-document';
import { findStackOwner, reportUncaught } from './report-uncaught';
import { sendReport } from './send-report';

jest.mock('./send-report', () => ({ sendReport: jest.fn() }));
const sent = sendReport as jest.MockedFunction<typeof sendReport>;

const remotes = {
  mfe_checkout: { base: 'http://localhost:3002/mfe-checkout/1.4.0/', version: '1.4.0' } as PublishedRemote,
};
const shop = 'http://localhost:3000';

describe('[MF-08a] uncaught errors', () => {
  it('are attributed to the remote whose code threw, even when the host’s code called it', () => {
    const stack = `TypeError: x is undefined
    at pay (http://localhost:3002/mfe-checkout/1.4.0/page-review.js:1:203)
    at click (http://localhost:3000/h/1/react.js:1:9)`;
    expect(findStackOwner(stack, remotes, shop)).toEqual({ remote: 'mfe_checkout', version: '1.4.0' });
    expect(findStackOwner('Error: a\nopen@http://localhost:3000/h/1/main.js:1:9', remotes, shop)).toEqual({
      remote: 'host',
      version: null,
    });
  });

  it('are attributed to nobody when they come from extensions or an unknown origin', () => {
    expect(findStackOwner('Error: a\n    at chrome-extension://abc/content.js:1:1', remotes, shop)).toBeUndefined();
    expect(findStackOwner('Script error.', remotes, shop)).toBeUndefined();
  });

  it('are reported once each, including rejections, and at most ten', () => {
    reportUncaught();
    const failing = (message: string): Error =>
      Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${location.origin}/h/1/main.js:1:1)` });
    const boom = failing('boom');
    dispatchEvent(new ErrorEvent('error', { error: boom }));
    dispatchEvent(new ErrorEvent('error', { error: boom }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failing('late') }));
    expect(
      sent.mock.calls.map(([{ reason, remote, page, error }]) => [reason, remote, page, (error as Error).message]),
    ).toEqual([
      ['uncaught', 'host', '/', 'boom'],
      ['uncaught', 'host', '/', 'late'],
    ]);
    for (let count = 0; count < 100; count += 1)
      dispatchEvent(new ErrorEvent('error', { error: failing(`again ${count}`) }));
    expect(sent).toHaveBeenCalledTimes(10);
  });
});
