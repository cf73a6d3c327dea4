import type { Transfer } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Section } from '@storefront/shared/ui/layout';
import { StateText, type StateName } from '@storefront/shared/ui/state';
import { useState } from 'react';
import { CopiedZoneTable } from './CopiedZoneTable';
import styles from './transfer.module.css';
import { TransferSteps } from './TransferSteps';
import { useTransferActions } from '../api/use-own-transfer';

const beads: Record<Transfer['state'], StateName> = {
  waiting: 'checking',
  running: 'expiring',
  completed: 'done',
  failed: 'failed',
  cancelled: 'failed',
};

/** The state of a transfer in one line: whose turn it is, or how it ended. */
function headline({ state, steps, code, message }: Transfer): string {
  if (code) return message;
  if (state === 'waiting') return 'Waits for the payment.';
  if (state === 'completed') return 'The name is here.';
  const next = steps.find((step) => step.state === 'current')?.actor;
  if (next === 'you') return 'Your turn: confirm the email that was sent to the holder.';
  if (next === 'registrar') return 'Its present registrar has the next turn. You need not do anything.';
  return 'On its way. You need not do anything.';
}

/** What can be done about it now. */
function Actions({ transfer }: { transfer: Transfer }) {
  const { domain, state, order_id, can_cancel, can_resend } = transfer;
  const { cancel, cancelling, resend, resending } = useTransferActions(domain);
  const [asking, setAsking] = useState(false);
  const name = toUnicode(domain);
  return (
    <div className={styles.buttons}>
      {state === 'completed' && (
        <ButtonLink as={PageLink} variant="filled" to={paths.domains.overview(domain)}>
          Manage {name}
        </ButtonLink>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ButtonLink as={PageLink} variant="filled" to={paths.transferReview(domain)}>
          Start again
        </ButtonLink>
      )}
      {can_resend && (
        <Button variant="filled" loading={resending && 'Sending'} onClick={resend}>
          Send the email again
        </Button>
      )}
      {can_cancel && <Button onClick={() => setAsking(true)}>Call off the transfer</Button>}
      <ButtonLink as={PageLink} variant="plain" to={paths.purchase(order_id)}>
        See the order
      </ButtonLink>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Call off the transfer of ${name}?`}
        description="The name stays where it is, and what you paid for it goes back to your card. We confirm by email that you called it off. You can order it again later."
        footer={
          <>
            <Button
              variant="danger-filled"
              loading={cancelling && 'Calling off'}
              onClick={() => {
                cancel();
                setAsking(false);
              }}
            >
              Call off and refund
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it going</Button>
          </>
        }
      />
    </div>
  );
}

/** A transfer that was ordered, from its first day to its last (TR-03, TR-06). */
export function FollowTransfer({ transfer }: { transfer: Transfer }) {
  return (
    <>
      <div className={styles.next}>
        <p role="status">
          <StateText state={beads[transfer.state]}>{headline(transfer)}</StateText>
        </p>
        <Actions transfer={transfer} />
      </div>
      <Section title="Who acts, and when">
        <TransferSteps steps={transfer.steps} />
      </Section>
      {transfer.zone && (
        <Section title="DNS records before the move">
          <CopiedZoneTable zone={transfer.zone} />
        </Section>
      )}
    </>
  );
}
