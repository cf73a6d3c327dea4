import type { Transfer, TransferActor, TransferStep, TransferStepName } from '@storefront/shared/contract';
import { DateText } from '@storefront/shared/ui/date';
import { Bead, type StateName } from '@storefront/shared/ui/state';
import styles from './transfer.module.css';

const labels: Record<TransferStepName, { done: string; open: string; failed?: string }> = {
  paid: { done: 'Ordered and paid', open: 'Order and payment' },
  zone_copied: { done: 'DNS records copied', open: 'DNS records are copied' },
  asked: { done: 'The registry was asked', open: 'The registry is asked' },
  confirmed: {
    done: 'Confirmed by the holder',
    open: 'The holder confirms by email',
    failed: 'Not confirmed by the holder',
  },
  released: {
    done: 'Released by the present registrar',
    open: 'The present registrar may object; its silence is a yes',
    failed: 'Not released by the present registrar',
  },
  arrived: { done: 'The name is here', open: 'The name arrives' },
};

const actors: Record<TransferActor, string> = {
  you: 'You',
  us: 'The shop',
  registrar: 'Present registrar',
  registry: 'Registry',
};
const beads: Record<TransferStep['state'], StateName> = {
  done: 'done',
  current: 'expiring',
  todo: 'checking',
  failed: 'failed',
};
const spoken: Record<TransferStep['state'], string> = {
  done: 'Done: ',
  current: 'Now: ',
  todo: 'Later: ',
  failed: 'Ended here: ',
};

/** Who does what until the name is here, what is done, and until when the next one has time (TR-06). */
export function TransferSteps({ steps }: Pick<Transfer, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, state, actor, at, until }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Bead state={beads[state]} className={styles.bead} />
          <span className={styles.stepName}>
            <span className="sf-visually-hidden">{spoken[state]}</span>
            {(state === 'done' ? labels[name].done : state === 'failed' && labels[name].failed) || labels[name].open}
          </span>
          <span className={styles.state}>
            {actors[actor]}
            {at && (
              <>
                , <DateText value={at} time />
              </>
            )}
            {until && (
              <>
                , until <DateText value={until} relative />
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
