import { useApiMutation } from '@storefront/shared/api';
import { cartChoices, useCart } from '@storefront/shared/cart';
import { createHandover } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { ownOrigin, paths } from '@storefront/shared/routing';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { TextField } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { useEffect, useRef } from 'react';
import styles from './cart-transfer.module.css';

/** Makes a link that transfers the cart to another device: once, within a day (CT-13). */
export function CartTransfer() {
  const { items, count } = useCart();
  const { mutate, data, variables, error, isPending } = useApiMutation(createHandover);
  const field = useRef<HTMLInputElement>(null);
  const made = data?.id;
  // The button that was pressed has given way to the link.
  useEffect(() => {
    if (made !== undefined) field.current?.focus();
  }, [made]);

  const make = (): void => mutate({ input: { choices: cartChoices() } });
  const link = data ? ownOrigin() + paths.cartHandover(data.id) : '';
  const held = variables?.input.choices.length ?? 0;
  return (
    <Section title="Go on elsewhere">
      <div className={styles.cartTransfer}>
        {data ? (
          <>
            <TextField
              ref={field}
              className={styles.link}
              label="Link to this cart"
              value={link}
              readOnly
              mono
              onFocus={(event) => event.target.select()}
              end={<CopyButton text={link} subject="the link to this cart" />}
            />
            <p className={styles.note}>
              Holds {held === 1 ? 'the name' : `the ${held} names`} of now. Works once, until{' '}
              <DateText value={data.expires_at} time />.
            </p>
            <Button
              size="sm"
              variant="plain"
              className={styles.again}
              loading={isPending && 'Making a link'}
              onClick={make}
            >
              Make a new link
            </Button>
          </>
        ) : (
          <>
            <p className={styles.note}>
              A link opens {count === 1 ? 'this name' : `these ${count} names`} on your phone or another computer.
            </p>
            <Button loading={isPending && 'Making a link'} onClick={make}>
              Make a link
            </Button>
          </>
        )}
        {items.some(({ type }) => type === 'transfer') && (
          <p className={styles.note}>Transfer codes stay on this device.</p>
        )}
        <p role="alert" className={styles.failure}>
          {error && `The link was not made. ${failureText(error)} Your cart is as it was.`}
        </p>
      </div>
    </Section>
  );
}
