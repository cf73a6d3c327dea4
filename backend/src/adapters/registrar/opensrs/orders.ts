import { millisecondsInDay } from 'date-fns/constants';
import { splitDomain } from '@storefront/shared/domain';
import type { Logger } from 'pino';
import type {
  FoundOrder,
  RegisteredDomain,
  OrderLookup,
  OrderOutcome,
  RefusalReason,
  RegistrarOrder,
  Registration,
  Renewal,
} from '../../../ports/registrar';
import { contactSet, type ContactStyle } from './contact-set';
import { findLanguageCode } from './language-codes';
import type { RegisteredDomains } from './registered-domains';
import type { NameChanges } from './name-changes';
import type { BookedOrder, OrderFinder } from './order-finder';
import { createMarker, profilePassword, type PendingActions } from './order-marker';
import { canBePremium, fetchCost, salePrice, type Cost } from './premium-price';
import { registryAttributes } from './registry-answers';
import { parseReplyCode } from './reply-codes';
import { refusalReason } from './refusals';
import type { Transfers } from './transfers';
import type { XcpAnswer, XcpClient, XcpCommand, XcpReply } from './xcp-client';
import { flag, textAt, xcpObject, type XcpValue } from './xcp-value';

interface OrderContext {
  readonly client: XcpClient;
  readonly finder: OrderFinder;
  readonly domains: RegisteredDomains;
  readonly changes: NameChanges;
  readonly transfers: Transfers;
  readonly log: Logger;
  readonly nameservers: readonly string[];
  readonly contacts: ContactStyle;
  readonly markupPercent: number;
  /** Secret from which profile passwords are derived. */
  readonly secret: string;
}

/** Returns the language of an internationalised name, by which its registry validates the letters. */
const getEncoding = (languageTag: string | null): Record<string, string> => {
  const code = languageTag === null ? undefined : findLanguageCode(languageTag);
  return code === undefined ? {} : { encoding_type: code };
};

/** `cost`: the reseller's total cost of a premium order, which OpenSRS compares. */
type Priced = { readonly kind: 'priced'; readonly cost?: string };
type Unknown = Extract<OrderOutcome, { kind: 'unknown' }>;
type Refused = Extract<OrderOutcome, { kind: 'refused' }>;

/** The agreed price that applies to each kind of order, and OpenSRS's name for it. */
const agreedPrices = { new: 'register', renew: 'renew', transfer: 'transfer' } as const;
const priceKinds = { new: 'new', renew: 'renewal', transfer: 'transfer' } as const;

const unknown = (cause: string): Unknown => ({ kind: 'unknown', cause });
const refused = (reason: RefusalReason): Refused => ({ kind: 'refused', reason, message: messages[reason] });

/** Milliseconds by which two expiries of the same term may differ: registries and OpenSRS store them to the second, some to the day. */
const SAME_TERM_MS = 2 * millisecondsInDay;

/** For logs and stored outcomes; customers see the shop's own texts. */
const messages: Record<RefusalReason, string> = {
  taken: 'The domain is taken.',
  price_changed: 'The registry asks for a different price now.',
  not_sold: 'The registry does not sell this name.',
  data: 'The registry does not accept the registrant data.',
  auth_code: 'The current registrar does not accept the auth code.',
  locked: 'Locked at its current registrar.',
  transfer_hold: 'The domain cannot be transferred at present.',
  denied: 'The current registrar has denied the transfer.',
  withdrawn: 'The transfer was withdrawn.',
  cancelled: 'The transfer was cancelled.',
  expiry_differs: 'The domain was renewed in the meantime.',
  in_redemption: 'The domain is in redemption and has to be restored.',
  not_renewable: 'The domain cannot be renewed.',
  not_found: 'The domain is not in the registrar account.',
};

/**
 * Orders at OpenSRS, which has no idempotency keys. Each is saved with a marker derived from our reference, which charges nothing, and then
 * processed by its order number; a saved order can be processed only once. Any later process finds it by its marker and continues from its
 * status (docs/adr/0019).
 */
export class Orders {
  readonly #context: OrderContext;

  constructor(context: OrderContext) {
    this.#context = context;
  }

  async order(order: RegistrarOrder): Promise<OrderOutcome> {
    const booked = await this.#context.finder.find(order);
    if (booked && 'kind' in booked) return booked;
    if (booked) return this.#follow(order, booked);
    const price = (await this.#obstacle(order)) ?? (await this.#price(order));
    if (price.kind !== 'priced') return price;
    const answer = await this.#context.client.call(this.#saveCommand(order, price));
    const id =
      answer.kind === 'reply' ? (textAt(answer.attributes, 'id') ?? textAt(answer.attributes, 'order_id')) : undefined;
    const isSaved = answer.kind === 'reply' && ['done', 'accepted'].includes(parseReplyCode(answer.code, answer.text));
    if (!isSaved || !id) return this.#refusedOrUnknown(order, answer);
    // Another process may have saved one at the same time: all continue with the oldest.
    const counts = await this.#context.finder.find(order);
    if (counts && 'kind' in counts) return counts;
    if (!counts) return unknown('saved order not listed yet');
    if (counts.id !== id) await this.#drop(id);
    // The price of this one was checked a moment ago.
    else if (counts.status === 'saved' && order.kind !== 'transfer') return this.#process(order, counts);
    return this.#follow(order, counts);
  }

  async findOrder(lookup: OrderLookup): Promise<FoundOrder> {
    const booked = await this.#context.finder.find(lookup);
    if (booked && 'kind' in booked) return booked;
    return booked ? this.#follow(lookup, booked) : { kind: 'none' };
  }

  /** Returns what prevents an order before anything is sent; null if nothing does. */
  async #obstacle(order: RegistrarOrder): Promise<Refused | Unknown | null> {
    if (order.kind === 'renew') return this.#renewalObstacle(order);
    if (order.kind === 'transfer') {
      const facts = await this.#context.transfers.facts(order.domain);
      if (facts === 'unknown') return unknown('transfer eligibility unknown');
      if (facts.status === 'free') return refused('not_found');
      if (facts.locked) return refused('locked');
      if (facts.status !== 'ok') return refused('transfer_hold');
    }
    return null;
  }

  /** A premium domain is ordered at the price that the customer agreed to, and at its present cost; never one at a list price (PR-03). */
  async #price(order: RegistrarOrder): Promise<Refused | Unknown | Priced> {
    const yearly = await this.#getAgreedCost(order);
    if (yearly === null) return { kind: 'priced' };
    if ('kind' in yearly) return yearly;
    const years = order.kind === 'transfer' ? 1 : order.years;
    const whole =
      years === 1 ? yearly : await fetchCost(this.#context.client, order.domain, priceKinds[order.kind], years);
    return whole === 'unknown' ? unknown('price of the domain unknown') : { kind: 'priced', cost: whole.text };
  }

  /** Returns the yearly cost of a premium domain if its price is what the customer agreed to; null for a domain at the list price. */
  async #getAgreedCost({ domain, kind, premium }: OrderLookup): Promise<Refused | Unknown | Cost | null> {
    const agreed = premium?.[agreedPrices[kind]] ?? null;
    if (!canBePremium(splitDomain(domain).tld)) return agreed === null ? null : refused('price_changed');
    const yearly = await fetchCost(this.#context.client, domain, priceKinds[kind]);
    if (yearly === 'unknown') return unknown('price of the domain unknown');
    const currentPrice = yearly.isPremium ? salePrice(yearly.minor, this.#context.markupPercent) : null;
    if (agreed !== currentPrice) return refused('price_changed');
    return yearly.isPremium ? yearly : null;
  }

  async #renewalObstacle({ domain, currentExpiry, restore }: Renewal): Promise<Refused | Unknown | null> {
    const held = await this.#context.domains.info(domain);
    if (held === 'unknown') return unknown('status of the domain unknown');
    if (!held) return refused('not_found');
    if (Math.abs(held.expiresAt.getTime() - currentExpiry.getTime()) > SAME_TERM_MS) return refused('expiry_differs');
    const { stage } = held.life;
    if (stage === 'pending_delete' || stage === 'released') return refused('not_renewable');
    if (stage === 'redemption') return restore ? null : refused('in_redemption');
    return restore ? refused('price_changed') : null;
  }

  #saveCommand(order: RegistrarOrder, { cost }: Priced): XcpCommand {
    const pendingActions: PendingActions = {
      privacy: order.kind === 'renew' && order.privacy,
      restore: order.kind === 'renew' && order.restore,
    };
    const marker = createMarker(order.reference, pendingActions);
    const common = {
      domain: order.domain,
      handle: 'save',
      affiliate_id: marker,
      auto_renew: '0',
      ...(cost !== undefined && { premium_price_to_verify: cost }),
    };
    if (order.kind === 'renew') {
      const attributes = {
        ...common,
        period: String(order.years),
        currentexpirationyear: String(order.currentExpiry.getUTCFullYear()),
      };
      return { action: 'renew', object: 'domain', attributes };
    }
    const password = profilePassword(order.reference, this.#context.secret);
    const { tld } = splitDomain(order.domain);
    const attributes = {
      ...common,
      reg_type: order.kind,
      reg_username: marker,
      reg_password: password,
      contact_set: contactSet(order.registrant, tld, {}, this.#context.contacts),
      custom_tech_contact: '1',
      ...registryAttributes(tld, order.registrant, order.tldData),
      ...getEncoding(order.languageTag),
      ...(order.kind === 'new'
        ? this.#registrationAttributes(order)
        : { auth_info: order.authCode, custom_transfer_nameservers: '0', change_contact: '1' }),
    };
    return {
      action: 'sw_register',
      object: 'domain',
      attributes,
      secrets: [password, ...(order.kind === 'transfer' ? [order.authCode] : [])],
    };
  }

  #registrationAttributes({ years, privacy }: Registration): Record<string, XcpValue> {
    const servers = this.#context.nameservers.map((name, index) =>
      xcpObject([
        ['sortorder', String(index + 1)],
        ['name', name],
      ]),
    );
    return {
      period: String(years),
      f_whois_privacy: flag(privacy),
      f_lock_domain: '1',
      f_parkp: 'N',
      custom_nameservers: '1',
      nameserver_list: servers,
    };
  }

  async #follow(lookup: OrderLookup, booked: BookedOrder): Promise<OrderOutcome> {
    if (lookup.kind === 'transfer') return this.#followTransfer(lookup, booked);
    switch (booked.status) {
      case 'done':
        return this.#getDone(lookup, booked.pendingActions);
      case 'running':
        return { kind: 'pending' };
      case 'saved':
        return this.#processLater(lookup, booked);
      case 'ended':
        return this.#whyEnded(lookup);
    }
  }

  async #followTransfer(lookup: OrderLookup, booked: BookedOrder): Promise<OrderOutcome> {
    const course = await this.#context.transfers.course(lookup.domain);
    if (course.kind === 'unknown') return course;
    if (course.kind === 'running') return { kind: 'pending', transfer: course.progress };
    if (course.kind === 'arrived' || booked.status === 'done') {
      const held = await this.#context.domains.info(lookup.domain);
      if (held === 'unknown') return unknown('arrival of the transfer unknown');
      return held ? { kind: 'done', held } : { kind: 'pending', transfer: { stage: 'registrar', until: null } };
    }
    if (booked.status === 'saved') return this.#processLater(lookup, booked);
    if (course.kind === 'ended' || booked.status === 'ended')
      return refused(course.kind === 'ended' ? course.reason : 'cancelled');
    return { kind: 'pending', transfer: { stage: 'registrar', until: null } };
  }

  /** Processes an order saved some time ago, for which the registry charges its present price (PR-03). */
  async #processLater(lookup: OrderLookup, booked: BookedOrder): Promise<OrderOutcome> {
    const cost = await this.#getAgreedCost(lookup);
    if (cost === null || !('kind' in cost)) return this.#process(lookup, booked);
    if (cost.kind === 'unknown') return cost;
    await this.#drop(booked.id);
    // An earlier request may have been processed late.
    const counts = await this.#context.finder.find(lookup);
    if (counts && 'kind' in counts) return counts;
    return counts?.status === 'done' || counts?.status === 'running' ? this.#follow(lookup, counts) : cost;
  }

  async #process(lookup: OrderLookup, booked: BookedOrder): Promise<OrderOutcome> {
    const obstacle = booked.pendingActions.restore ? await this.#restore(lookup, booked) : null;
    if (obstacle) return obstacle;
    // The reply to a transfer may repeat its code, which is not available here for redaction.
    const secrets = lookup.kind === 'transfer' ? 'all' : [];
    const answer = await this.#context.client.call({
      action: 'process_pending',
      object: 'domain',
      attributes: { order_id: booked.id },
      secrets,
    });
    if (answer.kind === 'unknown') return answer;
    switch (parseReplyCode(answer.code, answer.text)) {
      case 'done':
        if (isForcedPending(answer)) return this.#reportHeld(lookup, booked);
        return lookup.kind === 'transfer'
          ? this.#followTransfer(lookup, { ...booked, status: 'running' })
          : this.#getDone(lookup, booked.pendingActions);
      case 'renewed':
        return this.#getDone(lookup, booked.pendingActions);
      case 'accepted':
        return lookup.kind === 'transfer'
          ? this.#followTransfer(lookup, { ...booked, status: 'running' })
          : { kind: 'pending' };
      case 'no_funds':
        return this.#reportHeld(lookup, booked);
      default:
        return this.#refusedOrUnknown(lookup, answer, booked);
    }
  }

  /** Restores a domain from redemption; one that is no longer there was restored already. */
  async #restore({ domain }: OrderLookup, booked: BookedOrder): Promise<Refused | Unknown | null> {
    const held = await this.#context.domains.info(domain);
    if (held === 'unknown' || held === null) return unknown('status of the domain unknown');
    if (held.life.stage !== 'redemption') return null;
    const answer = await this.#context.client.call({ action: 'redeem', object: 'domain', attributes: { domain } });
    if (answer.kind === 'unknown') return answer;
    const meaning = parseReplyCode(answer.code, answer.text);
    if (meaning === 'done') return null;
    if (meaning !== 'data' && meaning !== 'not_ours') return unknown(`code ${answer.code}`);
    await this.#drop(booked.id);
    return refused('not_renewable');
  }

  /** Handles an order for lack of funds: it waits at OpenSRS and is retried at every check until the account is topped up. */
  #reportHeld({ reference, domain, kind }: OrderLookup, { id }: BookedOrder): OrderOutcome {
    this.#context.log.error(
      { event: 'opensrs.order_held', reference, domain, order: id },
      'OpenSRS is holding an order, usually for lack of funds; it resumes once the account is topped up',
    );
    return kind === 'transfer'
      ? { kind: 'pending', transfer: { stage: 'registrar', until: null } }
      : { kind: 'pending' };
  }

  async #getDone({ domain }: OrderLookup, pendingActions: PendingActions): Promise<OrderOutcome> {
    const held = await this.#context.domains.info(domain);
    if (held === 'unknown') return unknown('order placed, status of the domain unknown');
    if (!held) return unknown('order completed, but the domain is not in the account yet');
    if (!pendingActions.privacy || held.privacy) return { kind: 'done', held };
    const change = await this.#context.changes.change(domain, { privacy: true });
    if (change.kind === 'unknown') return change;
    if (change.kind === 'refused')
      this.#context.log.error(
        { event: 'opensrs.privacy_failed', domain, message: change.message },
        'Could not enable the privacy service that was paid for',
      );
    return { kind: 'done', held: { ...held, privacy: change.kind === 'done' } satisfies RegisteredDomain };
  }

  /** Interprets a refusal: it does not count if another process has carried the order out with the same reference in the meantime. */
  async #refusedOrUnknown(lookup: OrderLookup, answer: XcpAnswer, saved?: BookedOrder): Promise<OrderOutcome> {
    if (answer.kind === 'unknown') return answer;
    const reason = refusalReason(lookup.kind, answer);
    if (reason === null) return unknown(`code ${answer.code}`);
    const booked = await this.#context.finder.find(lookup);
    if (booked && 'kind' in booked) return booked;
    if (booked && (booked.status === 'done' || booked.status === 'running')) return this.#follow(lookup, booked);
    if (saved) await this.#drop(saved.id);
    this.#context.log.info(
      {
        event: 'opensrs.order_rejected',
        reference: lookup.reference,
        domain: lookup.domain,
        code: answer.code,
        text: answer.loggable,
        reason,
      },
      'OpenSRS rejected an order',
    );
    return refused(reason);
  }

  /** Determines why an order ended at the registrar without a notification to us. */
  async #whyEnded(lookup: OrderLookup): Promise<OrderOutcome> {
    const { domain, kind } = lookup;
    if (kind === 'new') {
      const answer = await this.#context.client.call({ action: 'lookup', object: 'domain', attributes: { domain } });
      if (answer.kind === 'unknown') return answer;
      if (parseReplyCode(answer.code, answer.text) === 'taken') return refused('taken');
    } else {
      const held = await this.#context.domains.info(domain);
      if (held === 'unknown') return unknown('status of the domain unknown');
      if (held?.life.stage === 'redemption') return refused('in_redemption');
    }
    // May have been cancelled because of its price, by a process that then crashed.
    const cost = await this.#getAgreedCost(lookup);
    if (cost !== null && 'kind' in cost) return cost;
    return refused(kind === 'new' ? 'not_sold' : 'not_renewable');
  }

  /** Cancels a saved order. It was never charged and does no harm if this fails. */
  async #drop(id: string): Promise<void> {
    const answer = await this.#context.client.call({
      action: 'process_pending',
      object: 'domain',
      attributes: { order_id: id, command: 'cancel' },
    });
    if (answer.kind === 'unknown')
      this.#context.log.warn(
        { event: 'opensrs.order_cancel_failed', order: id, cause: answer.cause },
        'Could not cancel a saved order at OpenSRS',
      );
  }
}

/** Whether an order is on hold despite a successful reply; the field contains the order number or a flag. */
const isForcedPending = ({ attributes }: XcpReply): boolean =>
  !['', '0'].includes(textAt(attributes, 'forced_pending') ?? '');
