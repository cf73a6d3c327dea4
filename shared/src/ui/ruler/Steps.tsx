import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './steps.module.css';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  /** The URL of a completed step, if it can be opened again. */
  href?: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** The router's Link, rendered with `to`; a plain anchor by default. */
  linkAs?: ElementType;
  label?: string;
}

/** The steps of a checkout as marks on a scale. On phones only the current one is labelled. */
export function Steps({ steps, linkAs, label }: StepsProps) {
  const t = useTranslate();
  const position = steps.findIndex((step) => step.state === 'current') + 1;
  return (
    <nav className={styles.steps} aria-label={label ?? t(messages.steps)}>
      {position > 0 && (
        <p className={styles.position} aria-hidden="true">
          {t(messages.step, {
            position,
            count: steps.length,
            label: () => <strong>{steps[position - 1]?.label}</strong>,
          })}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={classNames(styles.step, styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true" />
            <StepLabel step={step} linkAs={linkAs} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ step, linkAs }: { step: Step; linkAs?: ElementType }) {
  const t = useTranslate();
  const spoken = (words: ReactNode) => <span className="sf-visually-hidden">{words}</span>;
  const text =
    step.state === 'current'
      ? step.label
      : t(step.state === 'done' ? messages.stepDone : messages.stepNotYet, { label: step.label, spoken });
  if (!step.href) return <span className={styles.label}>{text}</span>;
  const Link = linkAs;
  return Link ? (
    <Link to={step.href} className={styles.label}>
      {text}
    </Link>
  ) : (
    <a href={step.href} className={styles.label}>
      {text}
    </a>
  );
}
