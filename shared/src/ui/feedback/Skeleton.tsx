import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the full width by default. */
  width?: string;
  /** The kind of content that it stands for. */
  shape?: 'text' | 'heading' | 'control';
  className?: string;
}

/** A grey placeholder of the content's size. It pulses; nothing shimmers. */
export function Skeleton({ width, shape = 'text', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={width ? { inlineSize: width } : undefined}
      aria-hidden="true"
    />
  );
}

export interface SkeletonRowsProps {
  /** The expected number of rows. */
  rows: number;
  /** What is being loaded, for screen readers, such as "Loading your domains". */
  label: string;
  /** The height of the real rows. */
  row?: 'normal' | 'compact' | 'result';
  /** Grey cells in each row. */
  cells?: number;
}

/** Placeholder rows of the real height. Visible after 150 ms, so that a fast response shows no grey. */
export function SkeletonRows({ rows, label, row = 'normal', cells = 4 }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} role="status">
      <span className="sf-visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classNames(styles.row, styles[row])} aria-hidden="true">
          {Array.from({ length: cells }, (_cell, cell) => (
            <Skeleton key={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
