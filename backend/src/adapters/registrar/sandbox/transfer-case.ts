/** Scenarios of a transfer, chosen by the start of the label: `denied-quay.com` is denied on day five. Such names are always taken. */
const cases = {
  locked: 'locked at its current registrar',
  toonew: 'registered 20 days ago',
  moved: 'transferred 25 days ago',
  holder: 'its holder changed 10 days ago',
  redemption: 'in redemption for 18 days more',
  pendingdelete: 'released in 3 days',
  running: 'being transferred elsewhere',
  sixdays: 'confirmed on day one, released silently on day six',
  denied: 'confirmed on day one, denied on day five',
  withdrawn: 'withdrawn by its holder at the current registrar on day two',
} as const;

type TransferCase = keyof typeof cases;

export function transferCase(label: string): TransferCase | null {
  const word = /^([a-z]+)-./.exec(label)?.[1] ?? '';
  return Object.hasOwn(cases, word) ? (word as TransferCase) : null;
}
