import type { ElementType } from 'react';
import { classNames } from '../class-names';
import styles from './steps.module.css';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  /** Where a done step can be opened again. */
  href?: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** The router's Link; it gets `to`. A plain anchor otherwise. */
  linkAs?: ElementType;
  label?: string;
}

const spoken = { done: ' (done)', current: '', todo: ' (not yet)' } as const;

/** The steps of a purchase as marks on a scale. On phones the present one is named and the others are ticks. */
export function Steps({ steps, linkAs, label = 'Steps' }: StepsProps) {
  const position = steps.findIndex((step) => step.state === 'current') + 1;
  return (
    <nav className={styles.steps} aria-label={label}>
      {position > 0 && (
        <p className={styles.position} aria-hidden="true">
          Step {position} of {steps.length}: <strong>{steps[position - 1]?.label}</strong>
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
  const text = (
    <>
      {step.label}
      <span className="sf-visually-hidden">{spoken[step.state]}</span>
    </>
  );
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
