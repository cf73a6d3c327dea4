import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { DnssecHold } from '../../features/dnssec/DnssecHold';
import { DomainPage } from '../../features/own-domain/DomainPage';
import { NameserversEditor } from '../../features/nameservers/NameserversEditor';
import * as messages from './messages';

export function NameserversPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  return (
    <DomainPage key={name} name={name} current="nameservers" title={t(messages.nameservers)}>
      {(domain) => <NameserversEditor domain={domain} hold={<DnssecHold domain={domain.domain} />} />}
    </DomainPage>
  );
}
