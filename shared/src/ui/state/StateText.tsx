import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTranslate } from '../../i18n';
import { StateIcon } from './StateIcon';
import { stateMessages } from './state-messages';
import type { StateName } from './states';
import styles from './state.module.css';

export interface StateTextProps {
  state: StateName;
  /** Replaces the default text of the state, such as "in 9 days". */
  children?: ReactNode;
  /** False if the icon is elsewhere in the row, as on the dot axis. */
  hasIcon?: boolean;
  className?: string;
}

/** StateIcon and text of a state, at the size of the surrounding text. */
export function StateText({ state, children, hasIcon = true, className }: StateTextProps) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.text, className)}>
      {hasIcon && <StateIcon state={state} />}
      <span className={classNames(styles.word, styles[`${state}Word`])}>{children ?? t(stateMessages[state])}</span>
    </span>
  );
}
