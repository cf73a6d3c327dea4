import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import type { LeftOut } from '../model/left-out';
import styles from './many-names.module.css';
import * as messages from './messages';

interface LeftOutNamesProps extends LeftOut {
  /** Domains whose extension is not sold here. */
  readonly notSold: readonly string[];
}

/** Lists the parts of a pasted list that are not among the results, and why. Renders nothing if there are none. */
export function LeftOutNames({ repeated, refused, beyond, notSold }: LeftOutNamesProps) {
  const t = useTranslate();
  if (repeated.length + refused.length + beyond.length + notSold.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      {refused.length > 0 && (
        <details>
          <summary>{t(messages.refused, { count: refused.length })}</summary>
          <ul>
            {refused.map(({ text, code = '', reason }, index) => (
              <li key={index}>{t(messages.refusedEntry, { entry: () => <bdi>{text}</bdi>, code, reason })}</li>
            ))}
          </ul>
        </details>
      )}
      {notSold.length > 0 && <Names title={t(messages.notSold, { count: notSold.length })} names={notSold} />}
      {repeated.length > 0 && (
        <Names title={t(messages.repeated, { count: repeated.length })} names={[...new Set(repeated)]} />
      )}
      {beyond.length > 0 && (
        <Names title={t(messages.beyond, { count: beyond.length, most: NAMES_AT_ONCE })} names={beyond} />
      )}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
