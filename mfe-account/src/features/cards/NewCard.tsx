import { AddCard, type CardFieldsHandle } from '@storefront/shared/cards';
import { methodTitle } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type FormEvent } from 'react';
import styles from './cards.module.css';

export interface NewCardProps {
  /** No other card is stored: this one is used in any case. */
  isFirst: boolean;
  onDone: () => void;
}

/** Stores a card without anything being paid, so that auto-renew has one that works. */
export function NewCard({ isFirst, onDone }: NewCardProps) {
  const frame = useRef<CardFieldsHandle>(null);
  const [busy, setBusy] = useState(false);
  const [makeDefault, setMakeDefault] = useState(true);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    frame.current?.confirm();
  };
  return (
    <Section title="New card" level={3}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Stack>
          <AddCard
            ref={frame}
            makeDefault={isFirst || makeDefault}
            unharmed="Nothing was charged."
            onBusy={setBusy}
            onAdded={(card) => {
              notify({
                tone: 'success',
                text:
                  card.is_default || !(isFirst || makeDefault)
                    ? `${methodTitle(card)} is saved.`
                    : `${methodTitle(card)} is saved. It becomes your default card once it has paid, as its bank has not confirmed it yet.`,
              });
              onDone();
            }}
          />
          {!isFirst && (
            <CheckboxField
              label="Make it the default card, also for auto-renewal"
              checked={makeDefault}
              onChange={({ currentTarget }) => setMakeDefault(currentTarget.checked)}
            />
          )}
          <Row>
            <Button type="submit" variant="filled" loading={busy && 'Storing the card'}>
              Store the card
            </Button>
            <Button onClick={onDone} disabled={busy}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
