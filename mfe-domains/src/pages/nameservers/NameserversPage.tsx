import type { DomainInfo } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { useDnssecHold } from '../../features/dnssec/use-dnssec-hold';
import { DomainPage } from '../../features/own-domain/DomainPage';
import { NameserversEditor } from '../../features/nameservers/NameserversEditor';
import * as messages from './messages';

export function NameserversPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  return (
    <DomainPage key={name} name={name} current="nameservers" title={t(messages.nameservers)}>
      {(domain) => <Editor domain={domain} />}
    </DomainPage>
  );
}

function Editor({ domain }: { readonly domain: DomainInfo }) {
  return <NameserversEditor domain={domain} hold={useDnssecHold(domain.domain)} />;
}
