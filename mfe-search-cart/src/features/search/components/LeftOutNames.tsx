import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import type { LeftOut } from '../model/left-out';
import styles from './many-names.module.css';

interface LeftOutNamesProps extends LeftOut {
  /** Names whose extension is not on sale here. */
  readonly notSold: readonly string[];
}

const lines = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What of a pasted list is not among the results, and why. Nothing where all of it is. */
export function LeftOutNames({ repeated, refused, beyond, notSold }: LeftOutNamesProps) {
  if (repeated.length + refused.length + beyond.length + notSold.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      {refused.length > 0 && (
        <details>
          <summary>{lines(refused.length, 'entry is no name', 'entries are no names')}</summary>
          <ul>
            {refused.map(({ text, reason }, index) => (
              <li key={index}>
                <bdi>{text}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {notSold.length > 0 && (
        <Names
          title={lines(
            notSold.length,
            'name has an extension that is not sold here',
            'names have extensions that are not sold here',
          )}
          names={notSold}
        />
      )}
      {repeated.length > 0 && (
        <Names
          title={lines(repeated.length, 'name came more than once', 'names came more than once')}
          names={[...new Set(repeated)]}
        />
      )}
      {beyond.length > 0 && (
        <Names
          title={`${lines(beyond.length, 'name is', 'names are')} beyond the ${NAMES_AT_ONCE} that are checked at once`}
          names={beyond}
        />
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
