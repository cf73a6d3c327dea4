import { useTranslate } from '@storefront/shared/i18n';
import type { BrandDocument } from '../../brand/in-language';
import { DocumentLanguage } from './DocumentLanguage';
import { InfoBlocks } from './InfoBlocks';
import styles from './info-page.module.css';
import type { InfoText } from './info-text';
import * as messages from './messages';
import { RichText } from './RichText';

/** A page with at least this many sections gets a table of contents. */
const CONTENTS_FROM = 4;

/** An information page of the brand: a header area, then sections that each have an address (RT-02). */
export function InfoPage({ text, language }: BrandDocument<InfoText>) {
  return (
    <DocumentLanguage language={language}>
      <InfoArticle {...text} />
    </DocumentLanguage>
  );
}

function InfoArticle({ title, lead, sections }: InfoText) {
  const t = useTranslate();
  return (
    <article>
      <div className={styles.head}>
        <div className={styles.inner}>
          <h1 className={styles.title} data-page-heading="">
            <RichText text={title} />
          </h1>
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
        </div>
      </div>
      <div className={styles.body}>
        {sections.length >= CONTENTS_FROM && (
          <nav className={styles.contents} aria-label={t(messages.contents)}>
            <ul className={styles.places}>
              {sections.map(({ id, title: section }) => (
                <li key={id}>
                  <a className={styles.place} href={`#${id}`}>
                    {section}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.sections}>
          {sections.map(({ id, title: section, blocks }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.heading}>
                {section}
              </h2>
              <InfoBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
