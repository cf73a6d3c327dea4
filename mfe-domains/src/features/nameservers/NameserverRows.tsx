import { NAMESERVERS_MIN, needsGlue, toAscii, type TypedNameserver } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import styles from './nameservers.module.css';

export type NameserverField = 'host' | 'addresses';

interface NameserverRowsProps {
  /** The domain as displayed, and in ASCII. */
  name: string;
  domain: string;
  rows: readonly TypedNameserver[];
  /** Whether they cannot be changed now. */
  disabled: boolean;
  fieldId: (index: number, field: NameserverField) => string;
  findProblem: (fieldId: string) => string | undefined;
  onChange: (index: number, change: Partial<TypedNameserver>) => void;
  onRemove: (index: number) => void;
}

/** Placeholder for the rows that a domain needs at least. */
const findExample = (index: number) => (index < NAMESERVERS_MIN ? `ns${index + 1}.example.com` : undefined);

/** Fields for custom nameservers, with addresses for those inside the domain itself. */
export function NameserverRows({
  name,
  domain,
  rows,
  disabled,
  fieldId,
  findProblem,
  onChange,
  onRemove,
}: NameserverRowsProps) {
  const t = useTranslate();
  return (
    <Stack gap={16} as="ol" className={styles.rows}>
      {rows.map((row, index) => {
        const glue = needsGlue(toAscii(row.host) ?? '', domain) || row.addresses !== '';
        return (
          <li key={index} className={styles.row}>
            <TextField
              mono
              disabled={disabled}
              id={fieldId(index, 'host')}
              label={t(messages.nameserver, { count: index + 1 })}
              value={row.host}
              placeholder={findExample(index)}
              error={findProblem(fieldId(index, 'host'))}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(index, { host: event.target.value })}
            />
            {glue && (
              <TextField
                mono
                disabled={disabled}
                id={fieldId(index, 'addresses')}
                label={t(messages.addressesOf, { count: index + 1 })}
                hint={t(messages.addressesHint, { domain: name })}
                value={row.addresses}
                error={findProblem(fieldId(index, 'addresses'))}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange(index, { addresses: event.target.value })}
              />
            )}
            {!disabled && rows.length > NAMESERVERS_MIN && (
              <Button variant="plain" size="sm" onClick={() => onRemove(index)}>
                {t(messages.remove, { count: index + 1, spoken })}
              </Button>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
