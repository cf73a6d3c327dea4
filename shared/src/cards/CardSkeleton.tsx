import { Skeleton } from '@storefront/shared/ui/feedback';
import styles from './card.module.css';

function FieldSkeleton() {
  return (
    <div className={styles.fieldSkeleton}>
      <Skeleton width="6rem" />
      <Skeleton className={styles.control} />
    </div>
  );
}

/** Skeleton of the three card fields, in their real size. */
export function CardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <FieldSkeleton />
      <div className={styles.two}>
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </div>
  );
}
