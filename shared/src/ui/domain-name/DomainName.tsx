import { Fragment } from 'react';
import { mixesScripts, splitDomain, toAscii, toUnicode } from '../../domain';
import { classNames } from '../class-names';
import type { StateName } from '../state';
import { getFit } from './fit';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './domain-name.module.css';

export interface DomainNameProps {
  /** The full domain, in its own script or as Punycode. */
  name: string;
  /** Which part is bold: the extension if the label is the same in each row, the label in a list of own domains. */
  emphasis?: 'sld' | 'tld';
  /** Colours the dot, from 24 px up. */
  state?: StateName;
  /** `sm` takes the size of the surrounding text; the others are 24, 36 and 48 px, one step smaller on phones. */
  size?: 'sm' | 'md' | 'lg' | 'hero';
  /** False if the Punycode of an international domain is shown elsewhere. */
  punycode?: boolean;
  className?: string;
}

/**
 * A domain: label, dot, extension. Always complete: it gets narrower before it wraps, and wraps after dots and hyphens first. The
 * direction is fixed and each label isolated, so that a right-to-left label cannot reorder the domain.
 */
export function DomainName({
  name,
  emphasis = 'sld',
  state,
  size = 'sm',
  punycode = true,
  className,
}: DomainNameProps) {
  const t = useTranslate();
  const unicode = toUnicode(name.toLowerCase());
  const ascii = toAscii(unicode) ?? unicode;
  const { sld, tld } = splitDomain(unicode);
  const international = ascii !== unicode;
  const mixed = international && unicode.split('.').some(mixesScripts);
  const length = [...unicode].length;

  const drawn = (
    <bdi
      dir="ltr"
      className={classNames(styles.name, styles[size], emphasis === 'tld' && styles.byEnding)}
      data-fit={getFit(length, 'wide')}
      data-fit-narrow={getFit(length, 'narrow')}
    >
      <span className={styles.word}>
        <Labels text={sld} />
      </span>
      {tld && (
        <>
          <span className={classNames(styles.dot, state && size !== 'sm' && styles[state])}>.</span>
          <wbr />
          <span className={styles.ending}>
            <Labels text={tld} />
          </span>
        </>
      )}
    </bdi>
  );
  const code = international && punycode && (
    <span dir="ltr" className={styles.punycode} translate="no">
      {ascii}
    </span>
  );

  if (!code && !mixed)
    return (
      <span className={className} translate="no">
        {drawn}
      </span>
    );
  return (
    <span className={classNames(styles.group, className)} translate="no">
      {/* A look-alike shows its unambiguous Punycode first. */}
      {mixed && code}
      {drawn}
      {!mixed && code}
      {mixed && <span className={styles.warning}>{t(messages.mixedAlphabets)}</span>}
    </span>
  );
}

/** The labels of a domain, each isolated, with line breaks allowed after dots and hyphens. */
function Labels({ text }: { text: string }) {
  const labels = text.split('.');
  return labels.map((label, index) => (
    <Fragment key={index}>
      <bdi>
        {label.split('-').map((part, at) => (
          <Fragment key={at}>
            {at > 0 && (
              <>
                -<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </bdi>
      {index < labels.length - 1 && (
        <>
          .<wbr />
        </>
      )}
    </Fragment>
  ));
}
