import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTranslate } from '../../i18n';
import { Bead } from './Bead';
import { stateMessages, type StateName } from './states';
import styles from './state.module.css';

export interface StateTextProps {
  state: StateName;
  /** Words in place of the state's own, such as "in 9 days". */
  children?: ReactNode;
  /** False where the bead already stands elsewhere in the row, as on the dot axis. */
  bead?: boolean;
  className?: string;
}

/** Bead and word of a state, at the size of the text around it. */
export function StateText({ state, children, bead = true, className }: StateTextProps) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.text, className)}>
      {bead && <Bead state={state} />}
      <span className={classNames(styles.word, styles[`${state}Word`])}>{children ?? t(stateMessages[state])}</span>
    </span>
  );
}
