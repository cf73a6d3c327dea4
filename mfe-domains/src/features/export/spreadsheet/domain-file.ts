import type { DomainRow } from '@storefront/shared/contract';
import { fileDate, toCsv, toUnicode } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** The table columns in the file. */
export const FILE_COLUMNS =
  'name,status,registered_at,expiry_date,is_auto_renew,has_whois_privacy,domain_forwarding,email_forwarding,is_locked';

const HEADING = [
  messages.domain,
  messages.asciiForm,
  messages.status,
  messages.registered,
  messages.expires,
  messages.autoRenew,
  messages.privacy,
  messages.domainForwarding,
  messages.emailForwarding,
  messages.locked,
];

const day = (instant = ''): string => instant.slice(0, 10);

/** Creates a spreadsheet file of domains in the given order. Dates are UTC, as at registries. */
export function domainFile(
  t: Translate,
  rows: readonly Partial<DomainRow>[],
  now: Date,
): { name: string; text: string; type: string } {
  const onOff = (on = false): string => t(messages.onOff, { on });
  const lines = rows.map(({ name = '', status = '', ...row }) => [
    toUnicode(name),
    name,
    status,
    day(row.registered_at),
    day(row.expiry_date),
    onOff(row.is_auto_renew),
    onOff(row.has_whois_privacy),
    onOff(row.domain_forwarding),
    onOff(row.email_forwarding),
    onOff(row.is_locked),
  ]);
  return {
    name: `domains_${fileDate(now)}.csv`,
    text: toCsv([HEADING.map((head) => t(head)), ...lines]),
    type: 'text/csv;charset=utf-8',
  };
}
