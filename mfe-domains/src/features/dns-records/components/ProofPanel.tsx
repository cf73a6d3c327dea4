import type { ServerProof, ZoneVersion } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useEarlierVersion, useProof } from '../api/use-zone';
import * as messages from '../messages';
import styles from './proof-panel.module.css';

const STATES = { as_saved: 'done', differs: 'failed', silent: 'unknown', not_checked: 'unknown' } as const;

function words(t: Translate, { server, state, differences }: ServerProof): string {
  return t(messages.proofOf, {
    state,
    server: server.split('.')[0] ?? server,
    records: differences.map(({ name, type }) => `${type} ${name.replace(/\.$/, '')}`).join(', '),
  });
}

interface ProofPanelProps {
  readonly domain: string;
  readonly version: string | null;
  /** The newest change of the zone. */
  readonly last: ZoneVersion | undefined;
  /** The version before that change; undefined if it is no longer stored, or if the change is not the customer's to undo. */
  readonly before: ZoneVersion | undefined;
  /** Stages the undo of the last change. */
  readonly onUndo: (records: readonly ZoneRecord[]) => void;
}

/** Shows whether the nameservers serve the saved records, checked over DNS (DN-09). */
export function ProofPanel({ domain, version, last, before, onUndo }: ProofPanelProps) {
  const t = useTranslate();
  const undo = useEarlierVersion(onUndo);
  const { data, error, isFetching, refetch } = useProof(domain, version);
  return (
    <Section
      title={t(messages.proof)}
      actions={
        <Button size="sm" variant="plain" loading={isFetching && t(messages.asking)} onClick={() => void refetch()}>
          {t(messages.askAgain)}
        </Button>
      }
    >
      <div role="status" className={styles.proof}>
        {!data && !error && <p className={styles.quiet}>{t(messages.askingServers)}</p>}
        {error && <p className={styles.quiet}>{t(messages.notAsked, { failure: failureText(error, t) })}</p>}
        {data?.servers.length === 0 && <p className={styles.quiet}>{t(messages.cannotAsk)}</p>}
        {data?.servers.map((proof) => (
          <p key={proof.server} className={styles.server}>
            <StateText state={STATES[proof.state]}>{words(t, proof)}</StateText>
            {proof.ms !== null && (
              <span className={styles.time}>{t(messages.seconds, { seconds: (proof.ms / 1000).toFixed(1) })}</span>
            )}
          </p>
        ))}
        {data && data.asked > 0 && data.asked < data.touched && (
          <p className={styles.quiet}>{t(messages.someChecked, { asked: data.asked, touched: data.touched })}</p>
        )}
        {data?.asked === 0 && data.servers.length > 0 && <p className={styles.quiet}>{t(messages.noneChecked)}</p>}
      </div>
      {last && (
        <p className={styles.last}>
          <DateText value={last.at} time />
          {before && (
            <Button
              size="sm"
              variant="plain"
              loading={undo.isPending && t(messages.loading)}
              onClick={() => undo.mutate({ params: { domain, version: before.id } })}
            >
              {t(messages.undoSave)}
            </Button>
          )}
          {undo.error && <span role="alert">{failureText(undo.error, t)}</span>}
        </p>
      )}
    </Section>
  );
}
