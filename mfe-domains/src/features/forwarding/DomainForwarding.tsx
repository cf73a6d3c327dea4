import type { DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { CheckboxField, TextField } from '@storefront/shared/ui/field';
import { Row } from '@storefront/shared/ui/layout';
import { addOnName } from '@storefront/shared/words';
import { lazy, Suspense } from 'react';
import { AddOnTerm } from '../../components/add-ons/AddOnTerm';
import * as messages from './messages';
import styles from './forwarding.module.css';
import { ConflictingRecords, isRecordConflict } from './ConflictingRecords';
import { URL_EXAMPLE, useDomainForwarding } from './use-domain-forwarding';

/** Loaded only if forwarding is configured. */
const ForwardingStanding = lazy(() =>
  import('./standing/ForwardingStanding').then((m) => ({ default: m.ForwardingStanding })),
);

/** Settings of domain forwarding. */
export function DomainForwarding({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const { target, change, problem, pending, error, dialog, submit, stop } = useDomainForwarding(domain);
  const isOn = domain.forwarding_url !== null;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={addOnName('domain_forwarding', t)}
        hint={t(messages.sentTo, { domain: toUnicode(domain.domain) })}
        type="url"
        inputMode="url"
        placeholder={URL_EXAMPLE}
        value={target.url}
        error={problem ?? (error && !isRecordConflict(error) && failureText(error, t))}
        autoComplete="off"
        onChange={(event) => change({ url: event.target.value })}
      />
      <CheckboxField
        label={t(messages.keepPath)}
        hint={t(messages.pathHint)}
        checked={target.keepsPath}
        onChange={({ currentTarget }) => change({ keepsPath: currentTarget.checked })}
      />
      <CheckboxField
        label={t(messages.permanent)}
        hint={t(messages.permanentHint)}
        checked={target.permanent}
        onChange={({ currentTarget }) => change({ permanent: currentTarget.checked })}
      />
      <ConflictingRecords error={error} pending={pending} onReplace={() => submit()} />
      {isOn && (
        <Suspense>
          <ForwardingStanding domain={domain} service="visitors" />
        </Suspense>
      )}
      <Row gap={12}>
        <Button type="submit" loading={pending && t(messages.saving)}>
          {t(messages.save)}
        </Button>
        {isOn && (
          <Button variant="plain" aria-disabled={pending} onClick={stop}>
            {t(messages.stop)}
          </Button>
        )}
      </Row>
      <AddOnTerm domain={domain} addOn="domain_forwarding" />
      {dialog}
    </form>
  );
}
