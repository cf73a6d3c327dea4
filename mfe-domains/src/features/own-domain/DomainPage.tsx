import type { DomainInfo } from '@storefront/shared/contract';
import { toAscii, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { usePageTitle } from '@storefront/shared/routing';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, type ReactNode } from 'react';
import * as messages from './messages';
import styles from './domain-page.module.css';
import { DomainFrame } from './DomainFrame';
import type { DomainTab } from './DomainTabs';
import { useOwnDomain } from '../../api/use-own-domain';
import { isBeingDeleted } from '../../api/being-deleted';
import { Unsettled } from '../../components/unsettled/Unsettled';

// Loaded separately, since only mistyped or old URLs lead there.
const AbsentDomain = lazy(() => import('./absent/AbsentDomain').then((m) => ({ default: m.AbsentDomain })));

interface DomainPageProps {
  /** Domain from the URL. */
  name: string;
  current: DomainTab;
  /** The page's own title before the name, such as "Nameservers". */
  title?: string;
  /** Renders the line below the tabs, also while the domain is loading. */
  state?: (domain: DomainInfo | undefined) => ReactNode;
  actions?: (domain: DomainInfo) => ReactNode;
  children: (domain: DomainInfo) => ReactNode;
}

/** Frame of the pages of a domain: name and tabs immediately, and help if the domain cannot be shown. */
export function DomainPage({ name: text, current, title, state, actions, children }: DomainPageProps) {
  const t = useTranslate();
  const name = toAscii(text) ?? '';
  const query = useOwnDomain(name);
  const { data, error, isAbsent } = query;
  const shown = toUnicode(name);
  const standing = state?.(data);
  usePageTitle([title, shown || t(messages.domain)].filter(Boolean).join(' · '));

  const frame = (content: ReactNode) => (
    <DomainFrame name={name} status={data?.status} current={current}>
      {content}
    </DomainFrame>
  );
  const loading = <SkeletonRows rows={6} cells={2} label={t(messages.loadingDomain, { domain: shown })} />;
  if (isAbsent) {
    return (
      <Suspense fallback={name && frame(loading)}>
        <AbsentDomain name={shown} />
      </Suspense>
    );
  }
  return frame(
    <>
      {(standing || (data && actions)) && (
        <div className={styles.standing}>
          {standing && <p className={styles.state}>{standing}</p>}
          {data && !isBeingDeleted(data) && actions?.(data)}
        </div>
      )}
      {data && <Unsettled domain={data} />}
      {data && children(data)}
      {!data && error && (
        <QueryFailure
          query={query}
          title={t(messages.notLoaded, { domain: shown })}
          line={(cause) => t(messages.unharmed, { cause })}
          retrying={t(messages.loading)}
        />
      )}
      {!data && !error && loading}
    </>,
  );
}
