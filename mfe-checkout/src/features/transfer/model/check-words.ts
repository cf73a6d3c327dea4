import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, toMinor, transferBlockText } from '@storefront/shared/domain';
import type { StateName } from '@storefront/shared/ui/state';

const CODE_CAUSES = new Set(['wrong_code', 'code_expired']);

/** Whether nothing but the code is in the way, so that it can be entered right there. */
export function wantsCode({ status, blocks }: TransferCheck): boolean {
  return status === 'code_needed' || (status === 'blocked' && blocks.every(({ cause }) => CODE_CAUSES.has(cause)));
}

/** What is wrong with the code that was given; undefined where none was, or none is wrong. */
export function codeError({ blocks }: TransferCheck): string | undefined {
  const block = blocks.find(({ cause }) => CODE_CAUSES.has(cause));
  if (!block) return undefined;
  const { sentence, remedy } = transferBlockText(block);
  return `${sentence} ${remedy}`;
}

/** The bead of a checked name. */
export function checkState(check: TransferCheck): StateName {
  if (check.status === 'ready') return 'available';
  if (check.status === 'unknown' || wantsCode(check)) return 'unknown';
  return 'failed';
}

/** The state of a checked name in a few words. */
export function checkWord(check: TransferCheck): string {
  switch (check.status) {
    case 'ready':
      return 'Ready to move';
    case 'unknown':
      return 'No answer from its registry';
    case 'code_needed':
      return 'Needs its transfer code';
    case 'blocked':
      return wantsCode(check) ? 'Needs another transfer code' : 'Cannot move now';
  }
}

/** The price of a transfer in words: what is paid, what it brings, and what every year after costs. */
export function priceWords({ price, renewal_price, years_added, currency_code }: TransferCheck): string {
  if (price === null) return '';
  const money = (amount: number): string => formatMoney(toMinor(amount, currency_code), currency_code);
  const brings = years_added > 0 ? 'with one more year' : 'without a further year';
  return `${money(price)} ${brings}${renewal_price === null ? '' : `, then ${money(renewal_price)}/year`}`;
}
