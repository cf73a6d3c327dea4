import { ApiError } from '@storefront/shared/api';
import { toAscii, toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { DnsEditor } from '../../features/dns-records/components/DnsEditor';
import { DnssecPanel } from '../../features/dnssec/DnssecPanel';
import { useZone } from '../../features/dns-records/api/use-zone';
import { DomainFrame } from '../../features/own-domain/DomainFrame';
import { NoSuchDomain } from '../../features/own-domain/NoSuchDomain';
import { Breadcrumbs } from '../../features/own-domain/Breadcrumbs';

/** `/domain/dns?name=`: the records of one zone (RT-32). */
export function DnsPage() {
  const [search] = useSearchParams();
  const name = toAscii(search.get('name') ?? '') ?? '';
  const shown = toUnicode(name);
  usePageTitle(name ? `DNS · ${shown}` : 'DNS');
  if (!name) {
    return (
      <Page title="No name was given" heading="list" above={<Breadcrumbs />}>
        <NoSuchDomain title="The address names no domain" line="Choose one from your list to see its DNS." />
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
  const { data, error, code, isFetching, refetch } = useZone(name);
  const shown = toUnicode(name);
  if (data) {
    return (
      <DnsEditor domain={name} zone={data}>
        <DnssecPanel domain={name} />
      </DnsEditor>
    );
  }
  if (!error) return <SkeletonRows rows={12} cells={5} label={`Loading the records of ${shown}`} />;
  if (code === 'zone_elsewhere') {
    return (
      <>
        <EmptyState
          title="The DNS of this name is kept elsewhere"
          line={failureCause(error, t)}
          action={
            <ButtonLink as={PageLink} to={paths.domains.nameservers(name)} variant="filled">
              Change the nameservers
            </ButtonLink>
          }
        />
        <DnssecPanel domain={name} />
      </>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <NoSuchDomain
        title="This name is not among your domains"
        line="It may be held by another account, or have been moved or released."
      />
    );
  }
  return (
    <FailurePanel
      title={`The records of ${shown} did not load`}
      cause={error}
      line={`${failureCause(error, t)} Nothing happened to them, and what you staged is kept.`}
      onRetry={() => void refetch()}
      retrying={isFetching && 'Loading'}
    />
  );
}
