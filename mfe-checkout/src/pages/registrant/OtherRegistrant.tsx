import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { useSetAtom, useStored } from '@storefront/shared/store';
import type { RegistrantValues } from '@storefront/shared/registrant';
import { useCallback, useRef, useState } from 'react';
import { withOther, withoutGone } from '../../features/registrant/divide-domains';
import { otherRegistrantsAtom } from '../../features/registrant/registrant-draft';
import { listTlds } from '../checkout-layout/owned-domains';
import { DomainChoice } from './DomainChoice';
import * as messages from './messages';
import { RegistrantEditor, type ContactUse } from './RegistrantEditor';

interface OtherRegistrantProps {
  id: string;
  formId: string;
  /** The domains of the cart that need a registrant. */
  owned: readonly string[];
  use: ContactUse;
  onUse: (use: ContactUse) => void;
}

const NO_OTHERS: readonly never[] = [];

/** Asks which domains get another owner, and who that is (RG-11). Like the other form, it is kept as it is typed. */
export function OtherRegistrant({ id, formId, owned, use, onUse }: OtherRegistrantProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const setOthers = useSetAtom(otherRegistrantsAtom);
  const others = withoutGone(useStored(otherRegistrantsAtom, NO_OTHERS), owned);
  const own = others.find((other) => other.id === id);
  const chosen = own?.domains ?? [];
  const taken = new Set(others.flatMap(({ id: other, domains }) => (other === id ? [] : domains)));
  const choice = useRef<HTMLFieldSetElement>(null);
  const [isAsked, setAsked] = useState(false);
  const keep = useCallback(
    (values: RegistrantValues) => setOthers((before) => withOther(before, id, { values })),
    [id, setOthers],
  );

  return (
    <>
      <p>
        <PageLink to={paths.registrant()}>{t(messages.back)}</PageLink>
      </p>
      <DomainChoice
        ref={choice}
        domains={owned.filter((domain) => !taken.has(domain))}
        chosen={chosen}
        isMissing={isAsked && chosen.length === 0}
        onChange={(domains) => setOthers((before) => withOther(before, id, { domains }))}
      />
      <RegistrantEditor
        formId={formId}
        tlds={listTlds(chosen)}
        values={own?.values ?? null}
        submit={t(messages.saveOther)}
        use={use}
        onUse={onUse}
        onDraft={keep}
        onDone={(values) => {
          if (chosen.length === 0) {
            setAsked(true);
            choice.current?.querySelector('input')?.focus();
            return false;
          }
          keep(values);
          // Going back from the owners leads to where the customer came from, not into this form.
          void navigate(paths.registrant(), { replace: true });
          return true;
        }}
      />
    </>
  );
}
