import { renderEmail, type Message } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Config } from '../../config/config';
import { toHost } from './endpoint-view';
import type { EndpointRow } from './queries';

/** Tells staff that an endpoint gets nothing any more. */
export function endpointDisabledEmail(
  { supportEmail, shopName, desk }: Pick<Config, 'supportEmail' | 'shopName' | 'desk'>,
  endpoint: Pick<EndpointRow, 'url' | 'description'>,
  because: 'gone' | 'failing',
): Message {
  const host = toHost(endpoint);
  return renderEmail({
    locale: ENGLISH_LOCALE,
    to: supportEmail,
    subject: `Webhooks to ${host} are disabled`,
    paragraphs: [
      because === 'gone'
        ? `${host} answered 410: it wants no more events.`
        : `Every delivery to ${host} has failed for five days.`,
      `So the shop has disabled this endpoint${endpoint.description ? ` (${endpoint.description})` : ''}. Its events wait for up to 30 days and are sent once you enable it. If it is no longer used, delete it.`,
    ],
    action: { label: 'Open the webhooks', url: `${desk.url}/webhooks` },
    from: shopName,
  });
}
