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
import { useId, useState } from 'react';
import { DsForm } from './DsForm';
import { DsList } from './DsList';
import styles from './dnssec.module.css';
import { useDnssec, useSetDnssec } from './use-dnssec';

/** DNSSEC of a domain: how it stands at the registry, and one button that turns it on or off (DN-11b); the DS records of a zone elsewhere (DN-11c). */
export function DnssecPanel({ domain }: { readonly domain: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useDnssec(domain);
  return (
    <Section title="DNSSEC">
      {data && <Loaded domain={domain} dnssec={data} />}
      {!data && !error && <p className={styles.quiet}>Asking the registry.</p>}
      {!data && error && (
        <Stack gap={8} className={styles.panel}>
          <p className={styles.quiet}>Whether DNSSEC is on could not be found out. {failureCause(error, t)}</p>
          <div>
            <Button size="sm" loading={isFetching && 'Asking'} onClick={() => void refetch()}>
              Try again
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
        <DsForm
          domain={domain}
          set={set}
          onCancel={isReplacing ? () => setReplacing(false) : undefined}
          onSaved={() => setReplacing(false)}
        />
      )}
      {(canTurnOn || canTurnOff) && !isReplacing && (
        <Row gap={8}>
          {canTurnOn && (
            <Button
              variant={state === 'off' ? 'filled' : 'outlined'}
              loading={set.isPending && 'Turning DNSSEC on'}
              aria-describedby={refused ? errorId : undefined}
              onClick={() => set.mutate({ on: true })}
            >
              {state === 'off' ? 'Turn DNSSEC on' : 'Turn DNSSEC on again'}
            </Button>
          )}
          {canTurnOff && (
            <Button
              loading={set.isPending && 'Turning DNSSEC off'}
              aria-describedby={refused ? errorId : undefined}
              onClick={() => set.mutate({ on: false })}
            >
              {state === 'on' ? 'Turn DNSSEC off' : 'Do not turn it on'}
            </Button>
          )}
          {state === 'on' && kept === 'elsewhere' && (
            <Button onClick={() => setReplacing(true)}>Replace the DS records</Button>
          )}
        </Row>
      )}
      <FieldError id={errorId}>{refused ? failureCause(refused, t) : undefined}</FieldError>
      {set.dialog}
    </Stack>
  );
}

/** How it stands, in a few sentences with their dates. */
function Standing({ domain, dnssec }: { readonly domain: string; readonly dnssec: Dnssec }) {
  const name = toUnicode(domain);
  const { state, kept, since, publish_at, waits_for, free_at } = dnssec;
  if (state === 'on') {
    return (
      <>
        <StateText state="done">DNSSEC is on</StateText>
        <p>
          The registry has had the DS record since {since && <DateText value={since} time />}.{' '}
          {kept === 'here'
            ? `To change the nameservers or move ${name} to another registrar, turn DNSSEC off first.`
            : 'To change the nameservers, turn DNSSEC off first.'}
        </p>
      </>
    );
  }
  if (state === 'checking' && publish_at) {
    return (
      <>
        <StateText state="checking">DNSSEC is being turned on</StateText>
        <p>
          We will publish the DS record on <DateText value={publish_at} time />, once resolvers have forgotten{' '}
          {waits_for === 'nameservers' ? 'the old nameservers' : 'the records from before the zone was signed'}. You
          need not do anything. Until DNSSEC is off again, the nameservers cannot be changed.
        </p>
      </>
    );
  }
  if (state === 'checking' || state === 'adding') {
    return (
      <>
        <StateText state="checking">DNSSEC is being turned on</StateText>
        <p>
          {state === 'adding'
            ? 'The DS record is on its way to the registry.'
            : 'We are checking that every nameserver signs the zone. The registry gets the DS record after that.'}
        </p>
      </>
    );
  }
  if (state === 'removing') {
    return (
      <>
        <StateText state="checking">DNSSEC is being turned off</StateText>
        <p>The DS record is being taken out of the registry.</p>
      </>
    );
  }
  if (state === 'expiring') {
    return (
      <>
        <StateText state="expiring">DNSSEC is off</StateText>
        <p>
          The registry has no DS record any more. Resolvers may remember it until{' '}
          {free_at && <DateText value={free_at} time />}. You can change the nameservers after that.
        </p>
      </>
    );
  }
  return (
    <>
      <StateText state="taken">DNSSEC is off</StateText>
      {!dnssec.offered && (
        <p>It cannot be turned on here: our registrar does not pass DS records on to the registry of {name}.</p>
      )}
      {dnssec.offered && kept === 'here' && (
        <p>
          Our nameservers sign the zone. Turn DNSSEC on to have the registry vouch for the signatures, so that resolvers
          refuse forged answers about {name}.
        </p>
      )}
      {dnssec.offered && kept === 'elsewhere' && (
        <p>
          If your DNS provider signs the zone, enter the DS record that it shows. We check it against the nameservers of{' '}
          {name} before the registry gets it.
        </p>
      )}
    </>
  );
}
