import type { ReactNode } from 'react';
import type { WebhookEndpoint } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { StateText } from '@storefront/shared/ui/state';
import * as messages from './messages';
import styles from './webhooks.module.css';

/** An address or the type of an event: never translated, and wrapped anywhere. */
export function Mono({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.mono} translate="no">
      {children}
    </span>
  );
}

/** Returns what staff call an endpoint: its description or, without one, its host. */
export const getName = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description || new URL(url).host;

const markers = { active: 'active', failing: 'expiring', staff: 'taken', gone: 'failed', broken: 'failed' } as const;

export function WebhookStatus({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const t = useTranslate();
  const { disabled_because: because, failing_since } = endpoint;
  const status = because === 'failing' ? 'broken' : (because ?? (failing_since === null ? 'active' : 'failing'));
  return <StateText state={markers[status]}>{t(messages.statusName, { status })}</StateText>;
}
