import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './length-ruler.module.css';

export interface LengthRulerProps {
  /** The current number of letters; by default that of `value`. */
  length?: number;
  value?: string;
  /** The last mark: 63 letters for a label (RFC 1035). */
  max?: number;
  /** `hero` is for the coloured background of the home page. */
  tone?: 'page' | 'hero';
  className?: string;
}

const LONG_EACH = 5;
const NUMBER_EACH = 10;

/** The ruler that measures a label. The drawing is hidden from screen readers, for which "12 of 63" says the same. */
export function LengthRuler({ length, value = '', max = 63, tone = 'page', className }: LengthRulerProps) {
  const t = useTranslate();
  const letters = length ?? [...value].length;
  const over = letters > max;
  const at = (mark: number) => `${(mark / max) * 100}%`;
  const marks = Array.from({ length: max + 1 }, (_, mark) => mark);
  return (
    <div className={classNames(styles.ruler, styles[tone], className)} dir="ltr">
      <svg className={styles.drawing} aria-hidden="true" focusable="false">
        <line className={styles.line} x1="0" x2="100%" y1="6" y2="6" />
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark % LONG_EACH ? styles.tick : styles.tickLong}
            x1={at(mark)}
            x2={at(mark)}
            y1="6"
            y2={mark % LONG_EACH ? 13 : 20}
          />
        ))}
        <g className={styles.marker} style={{ transform: `translateX(${at(Math.min(letters, max))})` }}>
          {over ? <rect className={styles.over} x="-6" y="0" width="12" height="12" /> : <circle cx="0" cy="6" r="6" />}
        </g>
      </svg>
      <div className={styles.numbers} aria-hidden="true">
        {marks
          .filter(
            (mark) =>
              mark > 0 &&
              mark % NUMBER_EACH === 0 &&
              Math.abs(mark - letters) > LONG_EACH &&
              !(over && mark > max - 2 * NUMBER_EACH),
          )
          .map((mark) => (
            <span key={mark} className={styles.number} style={{ insetInlineStart: at(mark) }}>
              {mark}
            </span>
          ))}
      </div>
      <p
        className={classNames(styles.count, over && styles.countOver)}
        style={{ '--at': Math.min(letters, max) / max } as CSSProperties}
      >
        {/* The ruler runs from left to right in every language, but its text does not. */}
        <bdi>
          {t(messages.letters, {
            count: letters,
            max,
            over: Math.max(0, letters - max),
            spoken: (words) => <span className="sf-visually-hidden">{words}</span>,
          })}
        </bdi>
      </p>
    </div>
  );
}
