/**
 * Meaning of a response code (OpenSRS API guide, "codes"). `accepted`: a registry is processing it. `again`, `in_flight`: the outcome is
 * unknown and has to be queried. `no_funds`: the reseller account is empty. `account`, `fault`: problems for the operator, not the
 * customer's fault. `renewed`: it was done before.
 */
export type Meaning =
  | 'done'
  | 'available'
  | 'taken'
  | 'accepted'
  | 'again'
  | 'in_flight'
  | 'no_funds'
  | 'account'
  | 'fault'
  | 'data'
  | 'not_ours'
  | 'exists'
  | 'not_transferable'
  | 'locked'
  | 'expiry_differs'
  | 'renewed'
  | 'not_sold';

const meanings: Readonly<Record<string, Meaning>> = {
  200: 'done',
  210: 'available',
  211: 'taken',
  221: 'taken',
  250: 'accepted',
  300: 'again',
  310: 'again',
  350: 'again',
  400: 'again',
  // In the body of a response with status 200: the username or the key is wrong.
  401: 'account',
  404: 'again',
  405: 'again',
  410: 'account',
  415: 'not_ours',
  420: 'data',
  430: 'fault',
  435: 'not_ours',
  436: 'again',
  437: 'in_flight',
  440: 'no_funds',
  445: 'no_funds',
  447: 'no_funds',
  460: 'data',
  465: 'data',
  470: 'data',
  480: 'not_ours',
  485: 'exists',
  486: 'in_flight',
  487: 'not_transferable',
  541: 'expiry_differs',
  552: 'locked',
  555: 'renewed',
  557: 'locked',
  599: 'data',
  701: 'not_sold',
  702: 'again',
  703: 'again',
  704: 'again',
  705: 'again',
  720: 'again',
};

/** Replies that only their text identifies, because the test environment and internal errors share codes with others. */
const byText: readonly (readonly [codes: readonly string[], words: RegExp, meaning: Meaning])[] = [
  [['400', '415'], /invalid ip|access denied|invalid signature/i, 'account'],
  [['400', '465'], /already (been )?renewed/i, 'renewed'],
  [['400', '404', '465', '480'], /insufficient funds/i, 'no_funds'],
  [['404'], /invalid command/i, 'fault'],
];

/** With unknown codes, it is unknown whether a command was carried out. */
export function parseReplyCode(code: string, text: string): Meaning {
  return (
    byText.find(([codes, words]) => codes.includes(code) && words.test(text))?.[2] ??
    (Object.hasOwn(meanings, code) ? (meanings[code] ?? 'again') : 'again')
  );
}
