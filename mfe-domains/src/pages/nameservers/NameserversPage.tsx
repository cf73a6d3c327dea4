import { useSearchParams } from '@storefront/shared/routing';
import { DnssecHold } from '../../features/dnssec/DnssecHold';
import { DomainPage } from '../../features/own-domain/DomainPage';
import { NameserversEditor } from '../../features/nameservers/NameserversEditor';

export function NameserversPage() {
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  return (
    <DomainPage key={name} name={name} current="nameservers" title="Nameservers">
      {(domain) => <NameserversEditor domain={domain} hold={<DnssecHold domain={domain.domain} />} />}
    </DomainPage>
  );
}
