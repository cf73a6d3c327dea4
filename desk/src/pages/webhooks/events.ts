import type { WebhookDelivery, WebhookEventType } from '@storefront/shared/contract/desk';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

/** What staff read instead of the type of an event. */
export const eventNames: Readonly<Record<WebhookEventType, Message>> = {
  'order.completed': messages.orderCompleted,
  'order.failed': messages.orderFailed,
  'order.refunded': messages.orderRefunded,
  'order.refund_failed': messages.refundFailed,
  'domain.registered': messages.domainRegistered,
  'domain.renewed': messages.domainRenewed,
  'domain.transferred_in': messages.domainTransferred,
  'domain.moved_away': messages.domainMoved,
  'domain.deleted': messages.domainDeleted,
  'domain.released': messages.domainReleased,
};

export const getEventName = (event: WebhookDelivery['event']): Message =>
  event === 'webhook.test' ? messages.testEvent : eventNames[event];
