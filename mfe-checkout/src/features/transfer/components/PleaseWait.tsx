import { SkeletonRows } from '@storefront/shared/ui/feedback';
import styles from './transfer.module.css';

/** The loading state of the transfer pages, in the words of the specification (GD-05), with one row for each name. */
export function PleaseWait({ rows }: { rows: number }) {
  return (
    <div>
      <p role="status" className={styles.wait}>
        Please wait...
      </p>
      <SkeletonRows rows={Math.min(rows, 12)} label="Asking the registries" />
    </div>
  );
}
