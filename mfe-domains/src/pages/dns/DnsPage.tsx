import { ApiError } from '@storefront/shared/api';
import { toAscii, toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { DnsEditor } from '../../features/dns-records/components/DnsEditor';
import { DnssecPanel } from '../../features/dnssec/DnssecPanel';
import { useZone } from '../../features/dns-records/api/use-zone';
import { DomainFrame } from '../../features/own-domain/DomainFrame';
import { ArrivingDomain } from '../../features/own-domain/absent/ArrivingDomain';
import { NoSuchDomain } from '../../features/own-domain/absent/NoSuchDomain';
import { useArriving } from '../../features/own-domain/absent/use-arriving';
import { Breadcrumbs } from '../../features/own-domain/Breadcrumbs';
import * as messages from './messages';

/** `/domain/dns?name=`: the records of a zone (RT-32). */
export function DnsPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const name = toAscii(search.get('name') ?? '') ?? '';
  const shown = toUnicode(name);
  usePageTitle(name ? t(messages.titleOf, { domain: shown }) : t(messages.title));
  if (!name) {
    return (
      <Page title={t(messages.noName)} heading="list" above={<Breadcrumbs />}>
        <NoSuchDomain title={t(messages.namesNone)} line={t(messages.choose)} />
      </Page>
    );
  }
  return (
    <DomainFrame name={name} current="dns">
      <Zone key={name} name={name} />
    </DomainFrame>
  );
}

function Zone({ name }: { readonly name: string }) {
  const t = useTranslate();
  const query = useZone(name);
  const { data, error, code } = query;
  const shown = toUnicode(name);
  if (data) {
    return (
      <DnsEditor domain={name} zone={data}>
        <DnssecPanel domain={name} />
      </DnsEditor>
    );
  }
  if (!error) return <SkeletonRows rows={12} cells={5} label={t(messages.loadingRecords, { domain: shown })} />;
  if (code === 'zone_elsewhere') {
    return (
      <>
        <EmptyState
          title={t(messages.elsewhere)}
          line={failureCause(error, t)}
          action={
            <ButtonLink as={PageLink} to={paths.domains.nameservers(name)} variant="filled">
              {t(messages.nameservers)}
            </ButtonLink>
          }
        />
        <DnssecPanel domain={name} />
      </>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <AbsentZone name={name} />;
  }
  return (
    <QueryFailure
      query={query}
      title={t(messages.notLoaded, { domain: shown })}
      line={(cause) => t(messages.unharmed, { cause })}
      retrying={t(messages.loading)}
    />
  );
}

function AbsentZone({ name }: { readonly name: string }) {
  const t = useTranslate();
  const isArriving = useArriving(name);
  const shown = toUnicode(name);
  if (isArriving === undefined)
    return <SkeletonRows rows={2} cells={1} label={t(messages.loadingRecords, { domain: shown })} />;
  if (isArriving) return <ArrivingDomain name={shown} />;
  return <NoSuchDomain title={t(messages.notYours)} line={t(messages.perhapsMoved)} />;
}
