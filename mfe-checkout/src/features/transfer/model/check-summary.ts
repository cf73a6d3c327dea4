import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, toMinor } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import type { StateName } from '@storefront/shared/ui/state';
import * as messages from '../messages';
import { transferBlockText } from '../blocks/transfer-blocks';
import { isAboutCode, wantsCode } from './wants-code';

/** Returns what is wrong with the given code; undefined if none was given, or nothing is wrong. */
export function codeError({ blocks }: TransferCheck, t: Translate): string | undefined {
  const block = blocks.find(isAboutCode);
  if (!block) return undefined;
  const { sentence, remedy } = transferBlockText(block, t);
  return t(messages.blockAndRemedy, { sentence, remedy });
}

/** Returns the icon of a checked domain. */
export function checkState(check: TransferCheck): StateName {
  if (check.status === 'ready') return 'available';
  if (check.status === 'unknown' || wantsCode(check)) return 'unknown';
  return 'failed';
}

/** Returns the state of a checked domain as a short text. */
export function checkWord(t: Translate, check: TransferCheck): string {
  const { status } = check;
  return t(messages.status, { status: status === 'blocked' && wantsCode(check) ? 'code_wrong' : status });
}

/**
 * Returns the price of a transfer, whether it adds a year, and the price of every later year, as message parameters; null without a price.
 */
export function priceFacts({ price, renewal_price, years_added, currency_code }: TransferCheck) {
  if (price === null) return null;
  const money = (amount: number): string => formatMoney(toMinor(amount, currency_code), currency_code);
  const renewal = renewal_price === null ? 'none' : money(renewal_price);
  return { price: money(price), adds: years_added > 0, renewal };
}
