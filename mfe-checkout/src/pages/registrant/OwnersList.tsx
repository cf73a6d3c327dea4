import { registrantDraftAtom } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { PageLink, paths } from '@storefront/shared/routing';
import { store, useAtomValue, useSetAtom } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import type { ReactNode } from 'react';
import { ContactList, ContactRow } from '../../components/ContactList';
import { freeId, nextOtherId } from '../../features/registrant/divide-domains';
import { MAIN, otherRegistrantsAtom } from '../../features/registrant/registrant-draft';
import { listSome } from '../../model/list-some';
import type { CartRegistrant } from '../checkout-layout/use-registrants';
import * as messages from './messages';
import styles from './registrant-page.module.css';

const spoken = (words: ReactNode): ReactNode => <span className="sf-visually-hidden">{words}</span>;

/** Shows which domain gets which owner if there are several; otherwise only the button that adds one (RG-11). */
export function OwnersList({ registrants }: { registrants: readonly CartRegistrant[] }) {
  const t = useTranslate();
  const stored = useAtomValue(otherRegistrantsAtom);
  const setOthers = useSetAtom(otherRegistrantsAtom);
  const others = registrants.filter(({ id }) => id !== MAIN);
  const rest = registrants.find(({ id }) => id === MAIN)?.domains ?? [];
  const add = paths.registrant(nextOtherId(stored));

  if (others.length === 0) {
    return (
      <div>
        <ButtonLink as={PageLink} to={add} size="sm">
          {t(messages.addFirst)}
        </ButtonLink>
      </div>
    );
  }

  function remove({ id, name }: CartRegistrant): void {
    const removed = stored.find((other) => other.id === id);
    setOthers((before) => before.filter((other) => other.id !== id));
    notify({
      tone: 'info',
      text: t(messages.removed, { name: name || t(messages.another) }),
      ...(removed && {
        action: {
          label: t(messages.undo),
          run: () => {
            // The draft may have been deleted meanwhile: it must not return after a sign-out (RG-08).
            if (store.get(registrantDraftAtom) === null) return;
            // Another may have been added meanwhile, under the same id.
            setOthers((now) => [
              ...now,
              now.some((other) => other.id === id) ? { ...removed, id: freeId(now) } : removed,
            ]);
          },
        },
      }),
    });
  }

  return (
    <Section title={t(messages.owners)} className={styles.owners}>
      <ContactList>
        {others.map((one) => {
          const name = one.name || t(messages.another);
          return (
            <ContactRow
              key={one.id}
              name={name}
              note={listSome(one.domains, t)}
              state={one.registrant === null && <StateText state="unknown">{t(messages.unfinished)}</StateText>}
            >
              <ButtonLink as={PageLink} to={paths.registrant(one.id)} size="sm">
                {t(messages.edit, { name, spoken })}
              </ButtonLink>
              <Button size="sm" variant="plain" onClick={() => remove(one)}>
                {t(messages.remove, { name, spoken })}
              </Button>
            </ContactRow>
          );
        })}
      </ContactList>
      <p className={styles.rest}>
        {rest.length > 0 ? t(messages.rest, { names: listSome(rest, t) }) : t(messages.allGiven)}
      </p>
      {rest.length > 0 && (
        <div>
          <ButtonLink as={PageLink} to={add} size="sm">
            {t(messages.addMore)}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
