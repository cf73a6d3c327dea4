import type { ReactNode } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Accordion, AccordionItem } from '@storefront/shared/ui/accordion';
import { SearchField } from '@storefront/shared/ui/field';
import { Page } from '@storefront/shared/ui/layout';
import { TabLinks } from '@storefront/shared/ui/tabs';
import { useBrand, useBrandPage } from '../../brand/in-language';
import english from '../../brand/pages/help.json';
import { DocumentLanguage } from '../info/DocumentLanguage';
import { InfoBlocks } from '../info/InfoBlocks';
import { findHelp, type HelpText } from './help-text';
import styles from './help-page.module.css';
import * as messages from './messages';
import { useHelpAddress } from './use-help-address';

/** Questions by topic, with a search over all of them. The address contains the current view (RT-24). */
export function HelpPage() {
  const { text, language } = useBrandPage<HelpText>('help', english);
  return (
    <DocumentLanguage language={language}>
      <Help {...text} />
    </DocumentLanguage>
  );
}

function Help({ title, topics }: HelpText) {
  const t = useTranslate();
  const brand = useBrand();
  const { tab, query, item, tabPath, setQuery, setItem } = useHelpAddress();
  // An address may name only an item; the page then shows the item's topic.
  const current =
    topics.find(({ id }) => id === tab) ?? topics.find(({ items }) => items.some(({ id }) => id === item)) ?? topics[0];
  const searching = query.trim() !== '';
  const shown = searching ? findHelp(topics, query, t) : topics.filter((topic) => topic === current);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const contact = {
    hours: brand.support.hours,
    mail: () => <a href={`mailto:${brand.support.mail}`}>{brand.support.mail}</a>,
    link: (words: ReactNode) => <PageLink to={paths.contact()}>{words}</PageLink>,
  };

  return (
    <Page title={title} width="text">
      <form role="search" method="get" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t(messages.question)}
          labelHidden={false}
          size="lg"
          name="q"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <noscript>
          <button type="submit">{t(messages.search)}</button>
        </noscript>
        <p className={styles.count} role="status">
          {searching && t(messages.answers, { count })}
        </p>
      </form>
      {!searching && (
        <TabLinks
          label={t(messages.topics)}
          linkAs={PageLink}
          tabs={topics.map(({ id, label }) => ({ href: tabPath(id), label, current: id === current?.id }))}
        />
      )}
      {shown.map(({ id, label, items }) => (
        <section key={id} aria-label={label}>
          {searching && <h2 className={styles.topic}>{label}</h2>}
          <Accordion>
            {items.map(({ id: itemId, question, answer }) => (
              <AccordionItem
                key={itemId}
                id={itemId}
                title={question}
                level={searching ? 3 : 2}
                open={item === itemId}
                onOpenChange={(open) => setItem(itemId, open)}
              >
                <InfoBlocks blocks={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
      <p className={styles.more}>
        {searching && count === 0
          ? t(messages.noResults, { query: query.trim(), ...contact })
          : t(messages.more, contact)}
      </p>
    </Page>
  );
}
