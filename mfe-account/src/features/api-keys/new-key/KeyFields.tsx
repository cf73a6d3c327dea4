import { useApiQuery } from '@storefront/shared/api';
import { API_KEY_DAYS, API_KEY_NAME_MAX, listDomains } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { CheckboxField, RadioGroup, SelectField, TextField } from '@storefront/shared/ui/field';
import { useWatch, type ZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { type NEW_KEY, type KeyRequest } from './key-form';
import * as messages from './messages';
import styles from './new-key.module.css';

/** The most domains offered as suggestions; any other domain can be typed. */
const OFFERED = 500;

/** Fields for the name, permissions and expiry of a new key. */
export function KeyFields({ form }: { form: ZodForm<typeof NEW_KEY, KeyRequest> }) {
  const t = useTranslate();
  const listId = useId();
  const [dns, where] = useWatch({ control: form.control, name: ['dns', 'where'] });
  const { data: domains = [] } = useApiQuery(
    listDomains,
    { input: { select: 'name', order: 'name.asc', limit: OFFERED } },
    { enabled: dns },
  );
  return (
    <>
      <TextField
        label={t(messages.name)}
        hint={t(messages.nameHint, { max: API_KEY_NAME_MAX })}
        autoComplete="off"
        {...form.field('name')}
      />
      <fieldset className={styles.scopes}>
        <legend className={styles.legend}>{t(messages.may)}</legend>
        <CheckboxField label={t(messages.read)} hint={t(messages.readHint)} {...form.field('read')} />
        <CheckboxField label={t(messages.dns)} hint={t(messages.dnsHint)} {...form.field('dns')} />
        {dns && (
          <div className={styles.of}>
            <RadioGroup
              label={t(messages.where)}
              options={[
                { value: 'one', label: t(messages.oneDomain) },
                { value: 'all', label: t(messages.everywhere) },
              ]}
              {...form.field('where')}
            />
            {where === 'one' && (
              <>
                <TextField
                  label={t(messages.domain)}
                  list={listId}
                  dir="ltr"
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...form.field('domain')}
                />
                <datalist id={listId}>{domains.map(({ name }) => name && <option key={name} value={name} />)}</datalist>
              </>
            )}
          </div>
        )}
        <CheckboxField label={t(messages.orders)} hint={t(messages.ordersHint)} {...form.field('orders')} />
      </fieldset>
      <SelectField
        label={t(messages.ends)}
        width="medium"
        options={[
          ...API_KEY_DAYS.map((count) => ({ value: String(count), label: t(messages.afterDays, { count }) })),
          { value: 'never', label: t(messages.never) },
        ]}
        {...form.field('days')}
      />
    </>
  );
}
