import type { Transfer, TransferStep, TransferStepName } from '@storefront/shared/contract';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { StateIcon, type StateName } from '@storefront/shared/ui/state';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import styles from './transfer.module.css';

const labels: Record<TransferStepName, Message<{ state: string }>> = {
  paid: messages.stepPaid,
  zone_copied: messages.stepCopied,
  asked: messages.stepAsked,
  confirmed: messages.stepConfirmed,
  released: messages.stepReleased,
  arrived: messages.stepArrived,
};
const stepStates: Record<TransferStep['state'], StateName> = {
  done: 'done',
  current: 'expiring',
  todo: 'checking',
  failed: 'failed',
};

/** Lists the steps until the domain has arrived: who does what, what is done, and the deadline of the next step (TR-06). */
export function TransferSteps({ steps, hasEnded }: Pick<Transfer, 'steps'> & { hasEnded: boolean }) {
  const t = useTranslate();
  // A transfer that has ended has no further steps.
  const taken = hasEnded ? steps.filter(({ state }) => state !== 'todo' && state !== 'current') : steps;
  return (
    <ol className={styles.steps}>
      {taken.map(({ name, state, actor, at, until }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <StateIcon state={stepStates[state]} className={styles.icon} />
          <span className={styles.stepName}>
            {t(messages.step, { state, step: t(labels[name], { state }), spoken })}
          </span>
          <span className={styles.state}>
            {t(messages.actor, {
              actor,
              when: at ? (until ? 'both' : 'past') : until ? 'open' : 'none',
              at: () => at && <DateText value={at} time />,
              until: () => until && <DateText value={until} relative />,
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
