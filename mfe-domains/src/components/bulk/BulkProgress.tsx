import { actOnBulkChange, type BulkChange, type BulkOutcome, type InputOf } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly, useReauthMutation } from '@storefront/shared/password';
import { AccordionItem } from '@storefront/shared/ui/accordion';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner, Progress } from '@storefront/shared/ui/feedback';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useLayoutEffect, useRef, useState } from 'react';
import { refetchBulkChanges } from '../../api/use-bulk-changes';
import { bulkKind } from './bulk-kind';
import { BulkOutcomes } from './BulkOutcomes';
import * as messages from './messages';
import styles from './bulk.module.css';

type BulkAction = InputOf<typeof actOnBulkChange>['action'];

const RETRYABLE: readonly BulkOutcome[] = ['refused', 'not_made', 'stopped'];

/** One bulk change: its progress, its result and the available actions. */
export function BulkProgress({ change }: { change: BulkChange }) {
  const t = useTranslate();
  const { counts, edit } = change;
  const [isOpen, setOpen] = useState(false);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const waiting = counts.waiting ?? 0;
  const kind = bulkKind(edit);
  const act = useReauthMutation(actOnBulkChange, t(messages.aboutTo, { kind }), {
    parts: (action: BulkAction) => ({ params: { bulkChangeId: change.id }, input: { action } }),
    onSettled: refetchBulkChanges,
  });
  const notMade = (counts.refused ?? 0) + (counts.not_made ?? 0);
  const sentences = [
    counts.done && t(messages.done, { count: counts.done }),
    notMade > 0 && t(messages.refused, { count: notMade }),
    counts.unconfirmed && t(messages.unconfirmed, { count: counts.unconfirmed }),
    counts.stopped && t(messages.stopped, { count: counts.stopped }),
  ].filter(Boolean);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      // A dismissed change takes the pressed button with it.
      if (shown?.contains(document.activeElement)) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    };
  }, []);
  return (
    <div ref={box}>
      <Section
        level={3}
        // Of a change that was stopped or refused before the first domain, nothing can be said to be done.
        title={t(waiting > 0 ? messages.changing : counts.done ? messages.changed : messages.item, { kind })}
        note={<DateText value={change.created_at} time />}
      >
        <Stack gap={12}>
          {'nameservers' in edit && <p className={styles.servers}>{edit.nameservers.join(', ')}</p>}
          {waiting > 0 && (
            <>
              <Progress
                label={t(messages.progress, { settled: String(total - waiting), total: String(total) })}
                value={total - waiting}
                max={total}
              />
              <p className={styles.note}>{t(messages.leave)}</p>
            </>
          )}
          {/* The result is announced once, not after each domain. */}
          <p role="status">{waiting > 0 ? '' : sentences.join(' · ')}</p>
          {waiting > 0 && sentences.length > 0 && <p>{sentences.join(' · ')}</p>}
          {counts.stopped && change.stop_reason ? (
            <p>{t(messages.stoppedWhy, { reason: change.stop_reason })}</p>
          ) : null}
          {act.error && <Banner tone="danger">{t(messages.notStarted, { failure: failureText(act.error, t) })}</Banner>}
          <BulkActions counts={counts} pending={act.isPending ? act.variables : undefined} onAct={act.mutate} />
          <AccordionItem title={t(messages.each)} open={isOpen} onOpenChange={setOpen}>
            {isOpen && <BulkOutcomes change={change} total={total} />}
          </AccordionItem>
          {act.dialog}
        </Stack>
      </Section>
    </div>
  );
}

interface BulkActionsProps {
  readonly counts: BulkChange['counts'];
  /** The action that is being carried out. */
  readonly pending: BulkAction | undefined;
  readonly onAct: (action: BulkAction) => void;
}

function BulkActions({ counts, pending, onAct }: BulkActionsProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const waiting = counts.waiting ?? 0;
  const retryable = RETRYABLE.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
  const button = (action: BulkAction) => ({
    disabled: pending !== undefined && pending !== action,
    onClick: () => onAct(action),
    ...customerOnly('actOnBulkChange'),
  });
  return (
    <Row gap={8}>
      {waiting > 0 && (
        <Button size="sm" {...button('stop')} loading={pending === 'stop' && t(messages.stopping)}>
          {t(messages.stop)}
        </Button>
      )}
      {waiting === 0 && retryable > 0 && (
        <Button size="sm" variant="filled" {...button('retry')} loading={pending === 'retry' && t(messages.retrying)}>
          {t(messages.retry, { count: retryable })}
        </Button>
      )}
      {waiting === 0 && (
        <Button size="sm" {...button('put_away')}>
          {t(messages.putAway)}
        </Button>
      )}
    </Row>
  );
}
