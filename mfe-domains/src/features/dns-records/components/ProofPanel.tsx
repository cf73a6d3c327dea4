import type { ServerProof, ZoneVersion } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useEarlierVersion, useProof } from '../api/use-zone';
import styles from './proof-panel.module.css';

const STATES = { as_saved: 'done', differs: 'failed', silent: 'unknown', not_checked: 'unknown' } as const;

function words({ server, state, differences }: ServerProof): string {
  const short = server.split('.')[0] ?? server;
  if (state === 'as_saved') return `${short} answers as saved`;
  if (state === 'not_checked') return `${short} was not checked`;
  if (state === 'silent') return `${short} does not answer`;
  return `${short} answers otherwise for ${differences.map(({ name, type }) => `${type} ${name.replace(/\.$/, '')}`).join(', ')}`;
}

interface ProofPanelProps {
  readonly domain: string;
  readonly version: string | null;
  /** The newest change of the zone. */
  readonly last: ZoneVersion | undefined;
  /** What it was made to; undefined where that is not kept. */
  readonly before: ZoneVersion | undefined;
  /** Stages the way back. */
  readonly onUndo: (records: readonly ZoneRecord[]) => void;
}

/** Whether the nameservers answer with what was saved, asked over DNS (DN-09). */
export function ProofPanel({ domain, version, last, before, onUndo }: ProofPanelProps) {
  const t = useTranslate();
  const undo = useEarlierVersion(onUndo);
  const { data, error, isFetching, refetch } = useProof(domain, version);
  return (
    <Section
      title="Proof of the last save"
      actions={
        <Button size="sm" variant="plain" loading={isFetching && 'Asking'} onClick={() => void refetch()}>
          Ask again
        </Button>
      }
    >
      <div role="status" className={styles.proof}>
        {!data && !error && <p className={styles.quiet}>Asking the nameservers.</p>}
        {error && <p className={styles.quiet}>The nameservers could not be asked. {failureText(error, t)}</p>}
        {data?.servers.length === 0 && <p className={styles.quiet}>The nameservers cannot be asked from here.</p>}
        {data?.servers.map((proof) => (
          <p key={proof.server} className={styles.server}>
            <StateText state={STATES[proof.state]}>{words(proof)}</StateText>
            {proof.ms !== null && <span className={styles.time}>{(proof.ms / 1000).toFixed(1)} s</span>}
          </p>
        ))}
        {data && data.asked > 0 && data.asked < data.touched && (
          <p className={styles.quiet}>
            {data.asked} of {data.touched} changed sets of records were checked.
          </p>
        )}
        {data?.asked === 0 && data.servers.length > 0 && (
          <p className={styles.quiet}>
            Nothing could be checked: what the last save changed has no answer to compare with.
          </p>
        )}
      </div>
      {last && (
        <p className={styles.last}>
          <DateText value={last.at} time />
          {before && (
            <Button
              size="sm"
              variant="plain"
              loading={undo.isPending && 'Loading'}
              onClick={() => undo.mutate({ params: { domain, version: before.id } })}
            >
              Undo this save
            </Button>
          )}
          {undo.error && <span role="alert">{failureText(undo.error, t)}</span>}
        </p>
      )}
    </Section>
  );
}
