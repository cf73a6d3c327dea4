import type { DomainInfo } from '@storefront/shared/contract';
import type { SessionUser } from '@storefront/shared/session';
import { domainInfo, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import type { ReactNode } from 'react';
import { useOwnDomain } from '../api/use-own-domain';

export const NAME = 'brindlewharf.com';

/** Provides a feature with the domain as its page does: fetched, and refetched after each change. */
function WithDomain({ name, children }: { name: string; children: (domain: DomainInfo) => ReactNode }) {
  const { data } = useOwnDomain(name);
  return data && children(data);
}

/** Renders a single feature of a domain, signed in as its customer. */
export const renderForDomain = (
  feature: (domain: DomainInfo) => ReactNode,
  api: Handlers = {},
  name = NAME,
  session: Partial<SessionUser> = {},
) =>
  renderWithProviders(<WithDomain name={name}>{feature}</WithDomain>, {
    session,
    api: { getDomainInfo: () => domainInfo({ domain: name }), ...api },
  });
