import { useApiMutation } from '@storefront/shared/api';
import { cartChoices, useCart } from '@storefront/shared/cart';
import { createCartTransfer } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { ownOrigin, paths } from '@storefront/shared/routing';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { TextField } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { useEffect, useRef } from 'react';
import * as messages from './messages';
import styles from './cart-transfer.module.css';

/** Creates a link that transfers the cart to another device, once and within a day (CT-13). */
export function TransferCart() {
  const t = useTranslate();
  const { items, count } = useCart();
  const { mutate, data, variables, error, isPending } = useApiMutation(createCartTransfer);
  const field = useRef<HTMLInputElement>(null);
  const made = data?.id;
  // The link has replaced the pressed button.
  useEffect(() => {
    if (made !== undefined) field.current?.focus();
  }, [made]);

  const make = (): void => mutate({ input: { choices: cartChoices() } });
  const link = data ? ownOrigin() + paths.cartTransfer(data.id) : '';
  const held = variables?.input.choices.length ?? 0;
  return (
    <Section title={t(messages.title)}>
      <div className={styles.cartTransfer}>
        {data ? (
          <>
            <TextField
              ref={field}
              className={styles.link}
              label={t(messages.linkLabel)}
              value={link}
              readOnly
              mono
              onFocus={(event) => event.target.select()}
              end={<CopyButton text={link} subject={t(messages.linkSubject)} />}
            />
            <p className={styles.note}>
              {t(messages.held, { count: held, date: () => <DateText value={data.expires_at} time /> })}
            </p>
            <Button
              size="sm"
              variant="plain"
              className={styles.again}
              loading={isPending && t(messages.making)}
              onClick={make}
            >
              {t(messages.makeNew)}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.note}>{t(messages.offer, { count })}</p>
            <Button loading={isPending && t(messages.making)} onClick={make}>
              {t(messages.make)}
            </Button>
          </>
        )}
        {items.some(({ type }) => type === 'transfer') && <p className={styles.note}>{t(messages.codesStay)}</p>}
        <p role="alert" className={styles.failure}>
          {error && t(messages.notMade, { failure: failureText(error, t) })}
        </p>
      </div>
    </Section>
  );
}
