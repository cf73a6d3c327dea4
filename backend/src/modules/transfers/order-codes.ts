import type { ErrorItem, OrderItem } from '@storefront/shared/contract';
import { toUnicode, TRANSFER_CODE_MAX } from '@storefront/shared/domain';
import type { Clock } from '../../core/clock';
import type { Config } from '../../config/config';
import { openCode, sealCode } from './sealed-code';

interface CodeDeps {
  readonly config: Pick<Config, 'secrets'>;
  readonly clock: Clock;
}

/** Validity of a code in an order. The transfer takes days; the row is cleared when it ends (RG-08). */
const KEPT_SECONDS = 366 * 86_400;

const toKey = ({ config }: CodeDeps): string => config.secrets.derive('transfer-code');
const toKeys = ({ config }: CodeDeps): readonly string[] => config.secrets.accepted('transfer-code');

/** Returns a problem for each transfer of an order whose code is expired or too long. */
export function codeProblems(deps: CodeDeps, items: readonly OrderItem[]): ErrorItem[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'transfer') return [];
    const opened = openCode(item.auth_info, item.domain_name, toKeys(deps), deps.clock.now());
    const refuse = (msg: string): ErrorItem[] => [{ loc: ['order_items', index, 'auth_info'], msg }];
    const name = toUnicode(item.domain_name);
    if (opened.kind !== 'open')
      return refuse(`The transfer code of ${name} was only kept for 7 days. Enter it again on the transfer page.`);
    return opened.code.length > TRANSFER_CODE_MAX
      ? refuse(`The transfer code of ${name} is longer than ${TRANSFER_CODE_MAX} characters`)
      : [];
  });
}

/** Returns a transfer code as the order stores it: always sealed. */
export function codeToKeep(deps: CodeDeps, domain: string, sealed: string): string {
  const opened = openCode(sealed, domain, toKeys(deps), deps.clock.now());
  if (opened.kind !== 'open') throw new Error(`The transfer code of ${domain} was not checked before it was kept`);
  return sealCode(opened.code, domain, toKey(deps), deps.clock.now(), KEPT_SECONDS);
}

export function openKeptCode(deps: CodeDeps, domain: string, sealed: string): string {
  const opened = openCode(sealed, domain, toKeys(deps), deps.clock.now());
  if (opened.kind !== 'open')
    throw new Error(
      `The auth code of ${domain} cannot be decrypted; was SECRET_KEY changed without SECOND_SECRET_KEY?`,
    );
  return opened.code;
}
