import { useCurrency } from '@storefront/shared/currency';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Navigate, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, useState } from 'react';
import { SearchFilters } from '../../features/search/components/SearchFilters';
import { SearchForm } from '../../features/search/components/SearchForm';
import { SearchResults } from '../../features/search/components/SearchResults';
import { readLeftOut } from '../../features/search/model/left-out';
import { findLeftOutSigns } from '../../features/search/model/left-out-signs';
import { finerFilters } from '../../features/search/model/result-filter';
import { WORD_PROBLEMS } from '../../model/search-word';
import * as messages from './messages';
import styles from './availability-page.module.css';
import { useSearchInUrl } from './use-search-in-url';

/** Loaded only if characters were ignored. */
const LeftOutSigns = lazy(() =>
  import('../../features/search/left-out-signs/LeftOutSigns').then((m) => ({ default: m.LeftOutSigns })),
);

/** Loaded with the first list of domains; most visits search for one word. The server never renders either. */
const loadForm = () => import('../../features/search/names/ManyNamesForm').then((m) => ({ default: m.ManyNamesForm }));
const ManyNamesForm = lazy(loadForm);
const ManyNames = lazy(() => import('../../features/search/names/ManyNames').then((m) => ({ default: m.ManyNames })));

/** Fetches the form for a list as soon as its button gets the pointer or the focus. */
const prepareForm = (): void => {
  // Opening the form fetches it again and shows the failure.
  loadForm().catch(() => undefined);
};

/** `/site/availability/{word}`: the results of a search (RT-06). */
export function AvailabilityPage() {
  const t = useTranslate();
  const { code } = useCurrency();
  const inUrl = useSearchInUrl();
  const { names, field, filter } = inUrl;
  const [opened, setOpened] = useState<'filters' | 'names' | null>(finerFilters(filter) > 0 ? 'filters' : null);
  const word = field.live.shown;
  const hasResults = names !== undefined || field.live.problem === undefined;
  const title = word ? t(messages.resultsOf, { word }) : t(messages.results);
  usePageTitle(names ? t(messages.resultsNames, { count: names.length }) : title);
  if (inUrl.redirect) return <Navigate replace {...inUrl.redirect} />;

  const checkList = (text: string) => {
    inUrl.checkList(text);
    setOpened(null);
  };
  const heading = names ? t(messages.headingNames, { count: names.length }) : t(messages.heading, { word });
  return (
    <div className={styles.page}>
      <h1 className="sf-visually-hidden" tabIndex={-1} data-page-heading="">
        {hasResults ? heading : t(messages.search)}
      </h1>
      <div className={styles.head} data-above-cart={hasResults ? '' : undefined}>
        <SearchForm
          text={field.text}
          problem={field.problem && t(WORD_PROBLEMS[field.problem])}
          onText={field.onText}
          onSubmit={field.onSubmit}
          onList={checkList}
        />
        <LeftOut inUrl={inUrl} />
      </div>
      {!hasResults ? (
        <EmptyState title={t(messages.nothing)} line={t(messages.nothingLine)} />
      ) : (
        <>
          <SearchFilters
            filter={filter}
            onChange={inUrl.show}
            currency={{ code }}
            open={opened === 'filters'}
            onOpenChange={(open) => setOpened(open ? 'filters' : null)}
            end={
              <Button
                variant="plain"
                aria-expanded={opened === 'names'}
                onPointerEnter={prepareForm}
                onFocus={prepareForm}
                onClick={() => setOpened(opened === 'names' ? null : 'names')}
              >
                {t(names ? messages.changeList : messages.manyNames)}
              </Button>
            }
          />
          {opened === 'names' && (
            <Suspense>
              <ManyNamesForm initial={names?.map(toUnicode).join('\n') ?? ''} onList={checkList} />
            </Suspense>
          )}
          <Results inUrl={inUrl} currency={code} />
        </>
      )}
    </div>
  );
}

interface InUrlProps {
  readonly inUrl: ReturnType<typeof useSearchInUrl>;
}

/** Says which typed characters were ignored. */
function LeftOut({ inUrl: { names, field } }: InUrlProps) {
  const leftOut = names || field.live.problem ? null : findLeftOutSigns(field.searched);
  return (
    <p className={styles.leftOut} role="status">
      {leftOut && (
        <Suspense>
          <LeftOutSigns {...leftOut} />
        </Suspense>
      )}
    </p>
  );
}

/** The results of a bulk search or of a word. */
function Results({ inUrl, currency }: InUrlProps & { readonly currency: string }) {
  const { names, search, field, filter, showAll } = inUrl;
  const { live } = field;
  if (names)
    return (
      <Suspense>
        <ManyNames
          key={currency}
          names={names}
          leftOut={readLeftOut(inUrl.state)}
          currency={currency}
          filter={filter}
          onShowAll={showAll}
        />
      </Suspense>
    );
  if (live.problem !== undefined) return null;
  return (
    <SearchResults
      key={`${live.word} ${currency}`}
      search={live}
      currency={currency}
      filter={filter}
      onShowAll={showAll}
      paused={field.paused}
      settled={live.word === search.word}
    />
  );
}
