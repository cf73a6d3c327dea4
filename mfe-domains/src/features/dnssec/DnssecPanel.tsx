import type { Dnssec } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { FieldError } from '@storefront/shared/ui/field';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { lazy, Suspense, useId, useState } from 'react';
import { DsList } from './DsList';
import * as messages from './messages';
import styles from './dnssec.module.css';
import { useDnssec, useSetDnssec } from './use-dnssec';

/** Loaded only for zones hosted elsewhere, whose DS records are entered by hand. */
const DsForm = lazy(() => import('./ds/DsForm').then((m) => ({ default: m.DsForm })));

/** DNSSEC of a domain: its status with one button for on or off (DN-11b), or the DS records of a zone hosted elsewhere (DN-11c). */
export function DnssecPanel({ domain }: { readonly domain: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useDnssec(domain);
  return (
    <Section title={t(messages.dnssec)}>
      {data && <Loaded domain={domain} dnssec={data} />}
      {!data && !error && <p className={styles.quiet}>{t(messages.askingRegistry)}</p>}
      {!data && error && (
        <Stack gap={8} className={styles.panel}>
          <p className={styles.quiet}>{t(messages.notKnown, { cause: failureCause(error, t) })}</p>
          <div>
            <Button size="sm" loading={isFetching && t(messages.asking)} onClick={() => void refetch()}>
              {t(messages.tryAgain)}
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  );
}

function Loaded({ domain, dnssec }: { readonly domain: string; readonly dnssec: Dnssec }) {
  const t = useTranslate();
  const errorId = useId();
  const [isReplacing, setReplacing] = useState(false);
  const set = useSetDnssec(domain);
  const { state, kept } = dnssec;
  const canTurnOff = state === 'checking' || state === 'adding' || state === 'on';
  const canTurnOn = dnssec.offered && kept === 'here' && (state === 'off' || state === 'expiring');
  const canEnter = dnssec.offered && kept === 'elsewhere' && (state === 'off' || state === 'expiring' || isReplacing);
  const refused = set.variables && 'on' in set.variables && set.error;
  return (
    <Stack gap={12} className={styles.panel}>
      <div role="status" className={styles.standing}>
        <Standing domain={domain} dnssec={dnssec} />
      </div>
      {dnssec.problem && <Banner tone="warning">{dnssec.problem}</Banner>}
      {(state === 'on' || state === 'adding' || (state === 'checking' && kept === 'elsewhere')) &&
        dnssec.ds_records.length > 0 && <DsList records={dnssec.ds_records} isThere={state === 'on'} />}
      {canEnter && (
        <Suspense>
          <DsForm
            set={set}
            onCancel={isReplacing ? () => setReplacing(false) : undefined}
            onSaved={() => setReplacing(false)}
          />
        </Suspense>
      )}
      {(canTurnOn || canTurnOff) && !isReplacing && (
        <Row gap={8}>
          {canTurnOn && (
            <Button
              loading={set.isPending && t(messages.turningOn)}
              aria-describedby={refused ? errorId : undefined}
              onClick={() => set.mutate({ on: true })}
            >
              {t(state === 'off' ? messages.turnOn : messages.turnOnAgain)}
            </Button>
          )}
          {canTurnOff && (
            <Button
              loading={set.isPending && t(messages.turningOff)}
              aria-describedby={refused ? errorId : undefined}
              onClick={() => set.mutate({ on: false })}
            >
              {t(state === 'on' ? messages.turnOff : messages.stop)}
            </Button>
          )}
          {state === 'on' && kept === 'elsewhere' && (
            <Button onClick={() => setReplacing(true)}>{t(messages.replace)}</Button>
          )}
        </Row>
      )}
      <FieldError id={errorId}>{refused ? failureCause(refused, t) : undefined}</FieldError>
      {set.dialog}
    </Stack>
  );
}

/** The DNSSEC status in a few sentences with dates. */
function Standing({ domain, dnssec }: { readonly domain: string; readonly dnssec: Dnssec }) {
  const t = useTranslate();
  const name = { domain: toUnicode(domain) };
  const { state, kept, since, publish_at, waits_for, free_at } = dnssec;
  if (state === 'on') {
    return (
      <>
        <StateText state="done">{t(messages.isOn)}</StateText>
        <p>{t(messages.onSince, { ...name, kept, date: () => since && <DateText value={since} time /> })}</p>
      </>
    );
  }
  if (state === 'checking' && publish_at) {
    return (
      <>
        <StateText state="checking">{t(messages.beingOn)}</StateText>
        <p>
          {t(messages.publishOn, { waits: waits_for ?? 'records', date: () => <DateText value={publish_at} time /> })}
        </p>
      </>
    );
  }
  if (state === 'checking' || state === 'adding') {
    return (
      <>
        <StateText state="checking">{t(messages.beingOn)}</StateText>
        <p>{t(state === 'adding' ? messages.adding : messages.checking)}</p>
      </>
    );
  }
  if (state === 'removing') {
    return (
      <>
        <StateText state="checking">{t(messages.beingOff)}</StateText>
        <p>{t(messages.removing)}</p>
      </>
    );
  }
  if (state === 'expiring') {
    return (
      <>
        <StateText state="expiring">{t(messages.isOff)}</StateText>
        <p>{t(messages.expiring, { date: () => free_at && <DateText value={free_at} time /> })}</p>
      </>
    );
  }
  return (
    <>
      <StateText state="taken">{t(messages.isOff)}</StateText>
      {!dnssec.offered && <p>{t(messages.notOffered, name)}</p>}
      {dnssec.offered && kept === 'here' && <p>{t(messages.canTurnOn, name)}</p>}
      {dnssec.offered && kept === 'elsewhere' && <p>{t(messages.canEnter, name)}</p>}
    </>
  );
}
