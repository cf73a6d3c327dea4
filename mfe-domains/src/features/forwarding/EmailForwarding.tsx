import type { DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { ErrorSummary, TextField } from '@storefront/shared/ui/field';
import { Row } from '@storefront/shared/ui/layout';
import { addOnName } from '@storefront/shared/words';
import { lazy, Suspense } from 'react';
import { AddOnTerm } from '../../components/add-ons/AddOnTerm';
import { BuyAddOn } from '../../components/add-ons/BuyAddOn';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import styles from './forwarding.module.css';
import { ConflictingRecords, isRecordConflict } from './ConflictingRecords';
import { useEmailForwards } from './use-email-forwards';

/** Loaded only if forwarding is configured. */
const ForwardingStanding = lazy(() =>
  import('./standing/ForwardingStanding').then((m) => ({ default: m.ForwardingStanding })),
);

const EMAIL_EXAMPLE = 'name@example.com';

/** Settings of email forwarding. */
export function EmailForwarding({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const forwards = useEmailForwards(domain);
  const { rows, problems, attempt, pending, error, dialog, submit } = forwards;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problems} attempt={attempt} />
      <ConflictingRecords error={error} pending={pending} onReplace={() => void submit()} />
      {error && !isRecordConflict(error) && !pending && (
        <Banner tone="danger">{t(messages.aliasesNot, { failure: failureText(error, t) })}</Banner>
      )}
      <fieldset className={styles.addresses}>
        <legend className={styles.legend}>
          {t(messages.addresses, { addOn: addOnName('email_forwarding', t), count: domain.email_forwards_max })}
        </legend>
        {rows.map((_, index) => (
          <AddressFields key={index} index={index} name={toUnicode(domain.domain)} forwards={forwards} />
        ))}
      </fieldset>
      {domain.email_forwards.length > 0 && (
        <Suspense>
          <ForwardingStanding domain={domain} service="mail" />
        </Suspense>
      )}
      <Row>
        <Button type="submit" loading={pending && t(messages.saving)}>
          {t(messages.saveAliases)}
        </Button>
      </Row>
      {/* No further addresses are sold once the add-on was cancelled, even before the current offers are loaded. */}
      {domain.add_on_offers?.email_forwarding && domain.add_on_ends?.email_forwarding === undefined && (
        <BuyAddOn domain={domain} addOn="email_forwarding" />
      )}
      <AddOnTerm domain={domain} addOn="email_forwarding" />
      {dialog}
    </form>
  );
}

interface AddressFieldsProps {
  readonly index: number;
  /** The domain, as shown. */
  readonly name: string;
  readonly forwards: ReturnType<typeof useEmailForwards>;
}

/** An address of the domain, and where its email is forwarded to. */
function AddressFields({ index, name, forwards }: AddressFieldsProps) {
  const t = useTranslate();
  const { rows, fieldId, findProblem, change, paidHint, moveToTop } = forwards;
  const row = rows[index] ?? { alias: '', target: '' };
  return (
    <div className={styles.pair}>
      <TextField
        id={fieldId(index, 'alias')}
        label={t(messages.alias, { domain: name })}
        placeholder={t(messages.aliasExample)}
        hint={paidHint(index)}
        value={row.alias}
        error={findProblem(index, 'alias')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(index, { alias: event.target.value })}
      />
      <TextField
        id={fieldId(index, 'target')}
        label={t(messages.forwardsTo)}
        type="email"
        inputMode="email"
        placeholder={EMAIL_EXAMPLE}
        value={row.target}
        error={findProblem(index, 'target')}
        autoComplete="off"
        onChange={(event) => change(index, { target: event.target.value })}
      />
      {index > 0 && paidHint(index) !== undefined && row.alias !== '' && (
        <Button variant="plain" onClick={() => moveToTop(index)}>
          {t(messages.toTop, { alias: row.alias, spoken })}
        </Button>
      )}
    </div>
  );
}
