import type { Message } from '../i18n';
import { errorMessages } from '.';
import type { MessageParams } from './message-params';

it('errorMessages has messages for errors and for the entries of their lists', () => {
  expect(errorMessages()).toMatchObject({
    wrong_credentials: expect.any(String),
    'detail vat_unknown': expect.any(String),
  });
});

it('Message compiles only when it covers all parameters of its code', () => {
  type Params = { what: 'missing' } | { what: 'until'; until: string; domains: string[] };
  const message = ['', ''] as const;
  const complete: Message<{ what: 'missing' | 'until'; until: string; domains: string; count: number; text: string }> =
    message;
  const typed: Message<MessageParams<Params>> = complete;
  const half: Message<{ what: 'missing' }> = message;
  // @ts-expect-error -- a parameter has a value for which the message has no case
  const incomplete: Message<MessageParams<Params>> = half;
  const foreign: Message<{ host: string }> = message;
  // @ts-expect-error -- the code does not have this parameter
  const unknown: Message<MessageParams<Params>> = foreign;
  const one = { taken: message } as { readonly taken: Message };
  // @ts-expect-error -- a code has no message
  const missing: { readonly [Code in 'taken' | 'period']: Message } = one;
  expect([typed, incomplete, unknown, missing]).toHaveLength(4);
});
