import { AddCard, type CardFieldsHandle } from '@storefront/shared/cards';
import { methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type FormEvent } from 'react';
import * as messages from './messages';
import styles from '../cards.module.css';

interface NewCardProps {
  /** No other card is stored, so this one becomes the default in any case. */
  isFirst: boolean;
  onDone: () => void;
}

/** Stores a card without a payment, for auto-renew to charge. */
export function NewCard({ isFirst, onDone }: NewCardProps) {
  const t = useTranslate();
  const frame = useRef<CardFieldsHandle>(null);
  const [busy, setBusy] = useState(false);
  const [makeDefault, setMakeDefault] = useState(true);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    frame.current?.confirm();
  };
  return (
    <Section title={t(messages.newCard)} level={3}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Stack>
          <AddCard
            ref={frame}
            makeDefault={isFirst || makeDefault}
            unharmed={t(messages.unharmed)}
            onBusy={setBusy}
            onAdded={(card) => {
              notify({
                tone: 'success',
                text: t(card.is_default || !(isFirst || makeDefault) ? messages.saved : messages.savedUnconfirmed, {
                  card: methodTitle(card),
                }),
              });
              onDone();
            }}
          />
          {!isFirst && (
            <CheckboxField
              label={t(messages.asDefault)}
              checked={makeDefault}
              onChange={({ currentTarget }) => setMakeDefault(currentTarget.checked)}
            />
          )}
          <Row>
            <Button type="submit" variant="filled" loading={busy && t(messages.storing)}>
              {t(messages.store)}
            </Button>
            <Button onClick={onDone} disabled={busy}>
              {t(messages.cancel)}
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
