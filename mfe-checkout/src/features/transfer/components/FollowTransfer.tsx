import type { Transfer } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Section } from '@storefront/shared/ui/layout';
import { StateText, type StateName } from '@storefront/shared/ui/state';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../messages';
import { CopiedZoneTable } from './CopiedZoneTable';
import styles from './transfer.module.css';
import { TransferSteps } from './TransferSteps';
import { useTransferActions } from '../api/use-own-transfer';

const iconStates: Record<Transfer['state'], StateName> = {
  waiting: 'checking',
  running: 'expiring',
  completed: 'done',
  failed: 'failed',
  cancelled: 'failed',
};

/** Returns the state of a transfer in one line: who has to act, or how it ended. */
function headline(t: Translate, { state, steps, code, message }: Transfer): string {
  if (code) return message;
  if (state === 'waiting') return t(messages.awaitingPayment);
  if (state === 'completed') return t(messages.arrived);
  const next = steps.find((step) => step.state === 'current')?.actor;
  if (next === 'you') return t(messages.yourTurn);
  if (next === 'registrar') return t(messages.registrarsTurn);
  return t(messages.onWay);
}

/** The actions available now. */
function Actions({ transfer, onCancelled }: { transfer: Transfer; onCancelled: () => void }) {
  const t = useTranslate();
  const { domain, state, order_id, can_cancel, can_resend } = transfer;
  const { cancel, cancelling, resend, resending } = useTransferActions(domain, onCancelled);
  const customerOnly = useCustomerOnly();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const name = { domain: toUnicode(domain) };
  return (
    <div className={styles.buttons}>
      {state === 'completed' && (
        <ButtonLink as={PageLink} variant="filled" to={paths.domains.overview(domain)}>
          {t(messages.manage)}
        </ButtonLink>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ButtonLink as={PageLink} variant="filled" to={paths.transferReview(domain)}>
          {t(messages.startAgain)}
        </ButtonLink>
      )}
      {can_resend && (
        <Button variant="filled" loading={resending && t(messages.sending)} onClick={resend}>
          {t(messages.sendAgain)}
        </Button>
      )}
      {can_cancel && (
        <Button onClick={() => setDialogOpen(true)} {...customerOnly('cancelTransfer')}>
          {t(messages.cancel)}
        </Button>
      )}
      <ButtonLink as={PageLink} variant="plain" to={paths.purchase(order_id)}>
        {t(messages.seeOrder)}
      </ButtonLink>
      <Dialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t(messages.cancelTitle, name)}
        description={t(messages.cancelEffect)}
        footer={
          <>
            <Button
              variant="danger-filled"
              loading={cancelling && t(messages.cancelling)}
              onClick={() => {
                cancel();
                setDialogOpen(false);
              }}
            >
              {t(messages.cancelRefund)}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{t(messages.keep)}</Button>
          </>
        }
      />
    </div>
  );
}

/** The progress of an ordered transfer (TR-03, TR-06). */
export function FollowTransfer({ transfer }: { transfer: Transfer }) {
  const t = useTranslate();
  const state = useRef<HTMLParagraphElement>(null);
  const [cancelled, setCancelled] = useState(false);
  const hasEnded = transfer.state === 'failed' || transfer.state === 'cancelled';
  const isButtonGone = cancelled && !transfer.can_cancel;
  // The dialog returns the focus to the cancel button, which then disappears.
  useEffect(() => {
    if (isButtonGone) state.current?.focus();
  }, [isButtonGone]);
  return (
    <>
      <div className={styles.next}>
        <p ref={state} tabIndex={-1} role="status">
          <StateText state={iconStates[transfer.state]}>{headline(t, transfer)}</StateText>
        </p>
        <Actions transfer={transfer} onCancelled={() => setCancelled(true)} />
      </div>
      <Section title={t(messages.steps)}>
        <TransferSteps steps={transfer.steps} hasEnded={hasEnded} />
      </Section>
      {transfer.zone && (
        <Section title={t(messages.zone)}>
          <CopiedZoneTable zone={transfer.zone} isMoving={!hasEnded} />
        </Section>
      )}
    </>
  );
}
