import type { TransferBlock } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { StateIcon } from '@storefront/shared/ui/state';
import { transferBlockText } from '../blocks/transfer-blocks';
import styles from './transfer.module.css';

/** Lists everything that prevents a transfer, and how to resolve it (TR-02). */
export function BlockList({ blocks }: { blocks: readonly TransferBlock[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => {
        const { sentence, remedy } = transferBlockText(block, t);
        return (
          <li key={block.cause} className={styles.block}>
            <StateIcon state="failed" className={styles.icon} />
            <strong className={styles.fact}>{sentence}</strong>
            <span className={styles.remedy}>{remedy}</span>
          </li>
        );
      })}
    </ul>
  );
}
