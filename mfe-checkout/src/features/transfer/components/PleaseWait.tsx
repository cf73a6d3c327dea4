import { useTranslate } from '@storefront/shared/i18n';
import { NeedsScripts, SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';
import styles from './transfer.module.css';

/** The loading state of the transfer pages, with the text of the specification (GD-05) and one row for each domain. */
export function PleaseWait({ rows }: { rows: number }) {
  const t = useTranslate();
  return (
    <div>
      <NeedsScripts />
      <p role="status" className={styles.wait}>
        {t(messages.wait)}
      </p>
      <SkeletonRows rows={Math.min(rows, 12)} label={t(messages.askingRegistries)} />
    </div>
  );
}
