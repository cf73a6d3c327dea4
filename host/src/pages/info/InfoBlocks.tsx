import type { InfoBlock } from './info-text';
import styles from './info-blocks.module.css';
import { RichText } from './RichText';

/** The blocks of a section or an answer. */
export function InfoBlocks({ blocks }: { blocks: readonly InfoBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: InfoBlock }) {
  if ('text' in block) {
    return (
      <p>
        <RichText text={block.text} />
      </p>
    );
  }
  if ('facts' in block) {
    return (
      <dl>
        {block.facts.map(({ term, fact }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <RichText text={fact} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.list;
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}
