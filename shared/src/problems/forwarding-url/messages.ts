// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const url_wrong: Message = [
  'shared/problems/forwarding-url/url_wrong',
  'Enter a web address, such as https://www.example.com/shop',
];
export const url_credentials: Message = [
  'shared/problems/forwarding-url/url_credentials',
  'Leave out the user name and password: anyone can read this address',
];
export const url_unreachable: Message<{ host: string | number }> = [
  'shared/problems/forwarding-url/url_unreachable',
  [['host'], ' cannot be reached from the Internet'],
];
export const url_circle: Message = [
  'shared/problems/forwarding-url/url_circle',
  'This leads back to the same domain. Enter another address',
];
export const url_too_long: Message<{ max: number }> = [
  'shared/problems/forwarding-url/url_too_long',
  ['Use at most ', ['max', 2, { one: [0, ' character'], other: [0, ' characters'] }]],
];
export const url_forwarded_back: Message<{ host: string | number }> = [
  'shared/problems/forwarding-url/url_forwarded_back',
  [['host'], ' is itself forwarded, so visitors would go round in circles. Enter another address'],
];
export const url_forwarded_far: Message<{ host: string | number }> = [
  'shared/problems/forwarding-url/url_forwarded_far',
  [['host'], ' is itself forwarded, through more domains than browsers follow. Enter another address'],
];
