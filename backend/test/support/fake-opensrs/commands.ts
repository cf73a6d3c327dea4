import { addYears, toUnicode } from '@storefront/shared/domain';
import {
  listAt,
  objectAt,
  textAt,
  xcpObject,
  type XcpObject,
  type XcpValue,
} from '../../../src/adapters/registrar/opensrs/xcp-value';
import type { FakeBooks, FakeName, FakeOrder } from './books';

/** A reply: its code and text, its `attributes`, and the fields beside them. */
export interface FakeReply {
  readonly code: number;
  readonly text: string;
  readonly attributes?: Readonly<Record<string, XcpValue>>;
  readonly beside?: Readonly<Record<string, XcpValue>>;
}

type Command = (books: FakeBooks, attributes: XcpObject) => FakeReply;

const PAGE = 40;
/** The most domains of one query for contacts. */
const MOST_DOMAINS = 100;
const done = (attributes: Readonly<Record<string, XcpValue>> = {}): FakeReply => ({
  code: 200,
  text: 'Command completed successfully',
  attributes,
});
const notOurs: FakeReply = { code: 415, text: 'Domain does not exist or is not in this account' };
const missing = (field: string): FakeReply => ({ code: 460, text: `Missing field: ${field}` });
const invalid = (what: string): FakeReply => ({ code: 465, text: what });
const instant = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
const object = (entries: Readonly<Record<string, XcpValue>>): XcpObject => xcpObject(Object.entries(entries));

const COOKIE = 'cookie:';
const writeCookie = (domain: string): string => `${COOKIE}${domain}`;
/** The domain of a cookie; undefined if it was not issued. */
export const readCookie = (cookie: string): string | undefined =>
  cookie.startsWith(COOKIE) ? cookie.slice(COOKIE.length) : undefined;

/** The commands by `object` and `action`, as described in the reference. */
export const commands: Readonly<Record<string, Command>> = {
  'domain lookup': (books, attributes) => {
    const domain = textAt(attributes, 'domain') ?? '';
    if (books.reserved.has(domain))
      return { code: 211, text: 'Domain taken', attributes: { status: 'taken', reason: 'Reserved Name' } };
    if (books.isTaken(domain)) return { code: 211, text: 'Domain taken', attributes: { status: 'taken' } };
    return {
      code: 210,
      text: 'Domain available',
      attributes: { status: 'available', ...(books.premium.has(domain) && { reason: 'Premium Name' }) },
    };
  },

  'domain name_suggest': (books, attributes) => {
    const word = textAt(attributes, 'searchstring') ?? '';
    const [service = ''] = listAt(attributes, 'services') as readonly string[];
    const tlds = listAt(attributes, 'tlds') as readonly string[];
    const isSecond = textAt(attributes, 'search_key') !== undefined;
    const labels = service === 'lookup' ? [word] : [word, `${word}s`, `my${word}`];
    const items = labels
      .flatMap((label) => tlds.map((tld) => `${label}${tld}`))
      .map((domain) => {
        const isSlow = !isSecond && books.slowEndings.has(domain.slice(domain.indexOf('.') + 1));
        const status = isSlow
          ? 'undetermined'
          : books.isTaken(domain) || books.reserved.has(domain)
            ? 'taken'
            : 'available';
        return object({ domain, status });
      });
    const listed = items.slice(0, Number(textAt(attributes, 'maximum')));
    const isComplete = !listed.some((item) => item.status === 'undetermined');
    const part = object({
      is_success: '1',
      response_code: '200',
      response_text: 'Command completed successfully.',
      count: String(listed.length),
      items: listed,
    });
    return {
      code: 200,
      text: 'Command completed successfully',
      attributes: { [service]: part },
      beside: { is_search_completed: isComplete ? '1' : '0', ...(!isComplete && { search_key: `key-${word}` }) },
    };
  },

  'domain get_price': (books, attributes) => {
    const [domain, kind] = [
      textAt(attributes, 'domain') ?? '',
      (textAt(attributes, 'reg_type') ?? 'new') as 'new' | 'renewal' | 'transfer',
    ];
    const years = Number(textAt(attributes, 'period') ?? '1');
    const costs = books.premium.get(domain);
    return done({
      price: (Number(costs?.[kind] ?? '9.68') * years).toFixed(2),
      is_registry_premium: costs ? '1' : '0',
    });
  },

  'balance get_balance': (books) => done({ balance: books.balance, hold_balance: '0.00' }),

  // The older way to identify the managed domain, like its owner's login.
  'cookie set': (books, attributes) => {
    const domain = textAt(attributes, 'domain') ?? '';
    const held = books.manageable(domain);
    const isLogin = books.orders.some(
      (order) =>
        order.domain === domain &&
        ['reg_username', 'reg_password'].every(
          (field) => textAt(order.attributes, field) === textAt(attributes, field),
        ),
    );
    if (!held || !isLogin) return { code: 415, text: 'Authentication failed' };
    return done({ cookie: writeCookie(domain), expiredate: instant(held.expiresAt), domain_count: '1', f_owner: '1' });
  },

  'domain sw_register': (books, attributes) => {
    // Without `handle`, the account's setting applies, which is to process at once.
    for (const field of ['domain', 'reg_type', 'reg_username', 'reg_password', 'custom_tech_contact'])
      if (!textAt(attributes, field)) return missing(field);
    for (const field of ['first_name', 'last_name', 'email', 'phone', 'address1', 'city', 'country'])
      if (!textAt(attributes, 'contact_set', 'owner', field)) return missing(`owner ${field}`);
    const lacking = lackingContact(attributes) ?? lackingAnswer(attributes);
    if (lacking) return missing(lacking);
    if (!/^\+\d{1,3}\.\d{1,12}(x\d{1,4})?$/.test(textAt(attributes, 'contact_set', 'owner', 'phone') ?? ''))
      return invalid('Invalid phone number');
    if (
      !/^[a-z0-9]{3,20}$/.test(textAt(attributes, 'reg_username') ?? '') ||
      !/^.{10,20}$/.test(textAt(attributes, 'reg_password') ?? '')
    )
      return invalid('Invalid profile');
    const [domain, type] = [textAt(attributes, 'domain') ?? '', textAt(attributes, 'reg_type')];
    if (type === 'new' && books.isTaken(domain)) return { code: 485, text: 'Domain taken' };
    if (type === 'transfer' && !books.isElsewhere(domain)) return { code: 487, text: 'Domain not transferable' };
    if (type === 'transfer' && !textAt(attributes, 'auth_info')) return missing('auth_info');
    if (!isLanguageValid(books, attributes)) return invalid('encoding_type is not valid for this domain');
    if (!isVerified(books, attributes, type === 'transfer' ? 'transfer' : 'new'))
      return invalid('Premium price does not match');
    return submit(books, books.add({ domain, type: type === 'transfer' ? 'transfer' : 'new', attributes }));
  },

  'domain renew': (books, attributes) => {
    for (const field of ['domain', 'period', 'currentexpirationyear', 'auto_renew', 'handle'])
      if (!textAt(attributes, field)) return missing(field);
    const domain = textAt(attributes, 'domain') ?? '';
    if (!books.names.has(domain)) return { code: 480, text: 'Domain is not owned by this reseller' };
    if (!isVerified(books, attributes, 'renewal')) return invalid('Premium price does not match');
    return submit(books, books.add({ domain, type: 'renewal', attributes }));
  },

  'domain redeem': (books, attributes) => {
    const held = books.names.get(textAt(attributes, 'domain') ?? '');
    if (!held || books.getStage(held) !== 'redemption') return invalid('Domain cannot be redeemed');
    if (books.funds === 'none') return { code: 440, text: 'Insufficient funds' };
    held.redeemedAt = books.now();
    return done();
  },

  'domain process_pending': (books, attributes) => {
    const order = books.orders.find(({ id }) => id === textAt(attributes, 'order_id'));
    if (!order) return invalid('No such order');
    if (textAt(attributes, 'command') === 'cancel') {
      if (order.status !== 'pending') return invalid('The order cannot be cancelled');
      order.status = 'cancelled';
      return done({ order_id: order.id });
    }
    // Processing a cancelled order creates a new one, so only a saved order may be processed.
    if (order.status === 'cancelled' || order.status === 'declined') return carryOut(books, books.add(order));
    return order.status === 'pending' ? carryOut(books, order) : invalid('The order is not pending');
  },

  'domain get_orders_by_domain': (books, attributes) => {
    const all = books.orders.filter(({ domain }) => domain === textAt(attributes, 'domain'));
    const page = Number(textAt(attributes, 'page') ?? '1');
    const listed = all.slice((page - 1) * PAGE, page * PAGE);
    return done({
      orders: listed.map(({ id, status, type, at }) => object({ id, status, type, order_date: instant(at) })),
    });
  },

  'domain get_order_info': (books, attributes) => {
    const order = books.orders.find(({ id }) => id === textAt(attributes, 'order_id'));
    if (!order) return invalid('No such order');
    const hash = {
      domain: order.domain,
      reg_type: order.type,
      status: order.status,
      cost: '9.68',
      affiliate_id: textAt(order.attributes, 'affiliate_id') ?? '',
    };
    return done({ field_hash: object(hash) });
  },

  'domain get': (books, attributes) => {
    const held = books.manageable(textAt(attributes, 'domain') ?? '');
    if (!held) return notOurs;
    switch (textAt(attributes, 'type')) {
      case 'all_info':
        return done(allInfo(held, books.reportsLanguage));
      case 'nameservers':
        return done({ nameserver_list: listNameservers(held) });
      case 'status':
        return done({ lock_state: held.locked ? '1' : '0', can_modify: '1', transfer_away_in_progress: '0' });
      case 'whois_privacy_state':
        return done({ state: held.privacy ? 'enabled' : 'disabled' });
      case 'domain_auth_info':
        return done({ domain_auth_info: `auth-of-${held.domain.replaceAll('.', '-')}#1` });
      case 'tld_data':
        return done(
          Object.fromEntries(
            Object.entries(held.told).filter(
              ([key]) => !['contact_set', 'reg_username', 'reg_password', 'auth_info'].includes(key),
            ),
          ),
        );
      default:
        return invalid('Unknown type');
    }
  },

  'domain get_domains_contacts': (books, attributes) => {
    const domains = listAt(attributes, 'domain_list') as readonly string[];
    if (domains.length === 0) return missing('domain_list');
    if (domains.length > MOST_DOMAINS) return invalid(`domain_list has more than ${MOST_DOMAINS} domains`);
    // The command succeeds even if it fails for each of the domains.
    return done(
      Object.fromEntries(
        domains.map((domain) => {
          const held = books.manageable(domain);
          return [
            domain,
            object(
              held
                ? { contact_set: held.contactSet, status: 'active' }
                : { error: 'Domain does not belong to the reseller' },
            ),
          ];
        }),
      ),
    );
  },

  'domain modify': (books, attributes) => {
    const held = books.manageable(textAt(attributes, 'domain') ?? '');
    if (!held) return notOurs;
    if (textAt(attributes, 'affect_domains') !== '0') return invalid('affect_domains must be 0');
    switch (textAt(attributes, 'data')) {
      case 'expire_action':
        if (textAt(attributes, 'auto_renew') !== '0')
          throw new Error(`${held.domain} would be renewed automatically by OpenSRS`);
        held.letExpire = textAt(attributes, 'let_expire') === '1';
        return done();
      case 'status':
        held.locked = textAt(attributes, 'lock_state') === '1';
        return done();
      case 'whois_privacy_state':
        if (held.domain.endsWith('.us')) return invalid('WHOIS privacy is not available for this TLD');
        held.privacy = textAt(attributes, 'state') === 'enable';
        return done();
      case 'contact_info': {
        const lacking = lackingContact(object({ ...attributes, domain: held.domain }));
        if (lacking) return missing(lacking);
        if (held.domain.endsWith('.ca') && textAt(attributes, 'contact_set', 'billing', 'email'))
          return invalid('There is no billing contact for .ca');
        // The registrant of a .ca domain has a separate call.
        held.contactSet = held.domain.endsWith('.ca')
          ? object({ ...objectAt(attributes, 'contact_set'), owner: objectAt(held.contactSet, 'owner') })
          : objectAt(attributes, 'contact_set');
        return done();
      }
      case 'cira_registrant': {
        if (!held.domain.endsWith('.ca')) return invalid('Not a .ca domain');
        if (!textAt(attributes, 'legal_type')) return missing('legal_type');
        const owner = objectAt(attributes, 'contact_set', 'owner');
        if (!textAt(owner, 'last_name')) return missing('owner last_name');
        held.contactSet = object({ ...held.contactSet, owner });
        return done();
      }
      case 'nexus_info':
        held.told = object({ ...held.told, tld_data: object({ nexus: objectAt(attributes, 'nexus') }) });
        return done();
      default:
        return invalid('Unknown data');
    }
  },

  'domain get_registrant_verification_status': (books, attributes) => {
    const domain = textAt(attributes, 'domain') ?? '';
    if (!books.names.has(domain)) return notOurs;
    return done({ registrant_verification_status: books.verifications.get(domain) ?? 'pending' });
  },
  'domain send_registrant_verification_email': (books, attributes) =>
    books.names.has(textAt(attributes, 'domain') ?? '') ? done() : notOurs,

  'domain revoke': (books, attributes) => {
    const held = books.manageable(textAt(attributes, 'domain') ?? '');
    if (!textAt(attributes, 'reseller')) return missing('reseller');
    if (!held) return notOurs;
    books.names.delete(held.domain);
    // A domain deleted in its add grace period is available at once; later, its registry keeps it in redemption.
    const isFresh = books.now().getTime() - held.registeredAt.getTime() < 5 * 86_400_000;
    if (!isFresh) books.taken.add(held.domain);
    return done({ charge: isFresh ? '0' : '1', price: isFresh ? '0' : '9.68' });
  },

  'domain advanced_update_nameservers': (books, attributes) => {
    const held = books.manageable(textAt(attributes, 'domain') ?? '');
    const servers = listAt(attributes, 'assign_ns') as readonly string[];
    if (!held) return notOurs;
    if (servers.some((server) => server.startsWith('unknown')))
      return invalid('Nameserver does not exist at the registry');
    held.nameservers = servers;
    return done();
  },

  'domain check_transfer': (books, attributes) => {
    const domain = textAt(attributes, 'domain') ?? '';
    const running = books.transfers.get(domain);
    if (running)
      return done({
        transferrable: '0',
        reason: running.reason || 'Transfer in progress',
        status: running.status,
        type: 'reg2reg',
        timestamp: instant(running.since),
      });
    if (books.names.has(domain))
      return done({
        transferrable: '0',
        reason: 'Domain already exists in this account: transfer already completed',
        status: 'undef',
      });
    if (!books.isTaken(domain)) return done({ transferrable: '0', reason: 'Domain not registered', status: 'undef' });
    const facts = books.elsewhere(domain);
    const reason = facts.locked
      ? 'Domain status clientTransferProhibited does not allow for transfer'
      : facts.status === 'redemption'
        ? 'Domain is in redemption period'
        : facts.status === 'pending_delete'
          ? 'Domain is pending delete'
          : facts.status === 'transfer_running'
            ? 'Transfer in progress'
            : facts.transferredAt || facts.holderChangedAt || /^toonew/.test(domain)
              ? 'Domain is within 60 days of creation or of its last transfer'
              : '';
    return done({ transferrable: reason ? '0' : '1', ...(reason && { reason }), status: 'undef' });
  },

  'transfer cancel_transfer': (books, attributes) => {
    const domain = textAt(attributes, 'domain') ?? '';
    if (books.transfers.get(domain)?.status !== 'pending_owner') return invalid('The transfer cannot be cancelled');
    books.moveTransfer(domain, 'cancelled', 'Cancelled by the reseller');
    return done();
  },
  'transfer send_password': (books, attributes) =>
    books.transfers.get(textAt(attributes, 'domain_name') ?? '')?.status === 'pending_owner'
      ? done()
      : invalid('Nothing to approve'),

  'domain get_domains_by_expiredate': (books, attributes) => {
    const [from, to, page] = [
      textAt(attributes, 'exp_from') ?? '',
      textAt(attributes, 'exp_to') ?? '',
      Number(textAt(attributes, 'page') ?? '1'),
    ];
    const limit = Math.min(Number(textAt(attributes, 'limit') ?? PAGE), PAGE);
    const all = [...books.names.values()]
      .filter((held) => books.getStage(held) !== 'released')
      .filter(({ expiresAt }) => instant(expiresAt).slice(0, 10) >= from && instant(expiresAt).slice(0, 10) <= to);
    const listed = all.slice((page - 1) * limit, page * limit);
    return done({
      exp_domains: listed.map(({ domain, expiresAt, letExpire }) =>
        object({
          name: domain,
          expiredate: instant(expiresAt),
          f_auto_renew: 'N',
          f_let_expire: letExpire ? 'Y' : 'N',
        }),
      ),
      page: String(page),
      total: String(all.length),
      remainder: page * limit < all.length ? '1' : '0',
    });
  },
};

/** The first required contact that is incomplete; undefined if none is. */
function lackingContact(attributes: XcpObject): string | undefined {
  const roles = [
    'owner',
    'admin',
    // Otherwise the reseller's own contact is used.
    ...(textAt(attributes, 'custom_tech_contact') === '1' ? ['tech'] : []),
    ...(textAt(attributes, 'domain')?.endsWith('.ca') ? [] : ['billing']),
  ];
  const given = (role: string) => (field: string) => !textAt(attributes, 'contact_set', role, field);
  return roles.flatMap((role) =>
    ['last_name', 'email', 'phone', 'country'].filter(given(role)).map((field) => `${role} ${field}`),
  )[0];
}

/** The registry data that is missing beyond the contacts; undefined if none is. */
function lackingAnswer(attributes: XcpObject): string | undefined {
  const domain = textAt(attributes, 'domain') ?? '';
  const owner = (field: string): string => textAt(attributes, 'contact_set', 'owner', field) ?? '';
  if ((/\.(ca|es|mx|us)$/.test(domain) || ['US', 'CA'].includes(owner('country'))) && !owner('state'))
    return 'owner state';
  if (domain.endsWith('.us'))
    for (const field of ['app_purpose', 'category'])
      if (!textAt(attributes, 'tld_data', 'nexus', field)) return `nexus ${field}`;
  if (domain.endsWith('.ca') && !textAt(attributes, 'legal_type')) return 'legal_type';
  if (domain.startsWith('xn--') && !/^[A-Z]{3}$/.test(textAt(attributes, 'encoding_type') ?? ''))
    return 'encoding_type';
  return undefined;
}

/** The letters of some IDN tables (https://www.iana.org/domains/idn-tables), besides a to z. */
const idnTables: Readonly<Record<string, RegExp>> = {
  GER: /^[äöüß]*$/u,
  FRE: /^[àâæçéèêëîïôœùûüÿ]*$/u,
  SPA: /^[áéíñóúü]*$/u,
  RUS: /^[\u0430-\u044fё]*$/u,
  JPN: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]*$/u,
};

/** Whether the stated language can write a new domain, or is that of a domain registered elsewhere. */
function isLanguageValid(books: FakeBooks, attributes: XcpObject): boolean {
  const [domain, stated] = [textAt(attributes, 'domain') ?? '', textAt(attributes, 'encoding_type')];
  if (!domain.startsWith('xn--')) return true;
  const elsewhere = textAt(attributes, 'reg_type') === 'transfer' ? books.languagesElsewhere.get(domain) : undefined;
  if (elsewhere !== undefined) return stated === elsewhere;
  const letters = [...(toUnicode(domain).split('.')[0] ?? '')].filter((letter) => letter > '\u007f').join('');
  return idnTables[stated ?? '']?.test(letters) ?? false;
}

function allInfo(held: FakeName, reportsLanguage: boolean): Readonly<Record<string, XcpValue>> {
  return {
    expiredate: instant(held.expiresAt),
    registry_createdate: instant(held.registeredAt),
    registry_expiredate: instant(held.expiresAt),
    auto_renew: '0',
    let_expire: held.letExpire ? '1' : '0',
    sponsoring_rsp: '1',
    contact_set: held.contactSet,
    nameserver_list: listNameservers(held),
    ...(reportsLanguage && held.language !== undefined && { encoding_type: held.language }),
  };
}

/** Deliberately out of order: only the numbers define the order. */
const listNameservers = ({ nameservers }: FakeName): XcpObject[] =>
  nameservers.map((name, index) => object({ sortorder: String(index + 1), name, ipaddress: '' })).reverse();

/** Whether an order for a premium domain states its price, and any other order none. */
function isVerified(books: FakeBooks, attributes: XcpObject, kind: 'new' | 'renewal' | 'transfer'): boolean {
  const cost = books.premium.get(textAt(attributes, 'domain') ?? '')?.[kind];
  const due = cost && (Number(cost) * Number(textAt(attributes, 'period') ?? '1')).toFixed(2);
  return textAt(attributes, 'premium_price_to_verify') === due;
}

/** Adds an order: saved, or carried out at once, depending on `handle`. */
function submit(books: FakeBooks, order: FakeOrder): FakeReply {
  if (textAt(order.attributes, 'handle') === 'save')
    return done({
      id: order.id,
      registration_text: 'The order was saved',
      admin_email: textAt(order.attributes, 'contact_set', 'owner', 'email') ?? '',
    });
  return carryOut(books, order);
}

function carryOut(books: FakeBooks, order: FakeOrder): FakeReply {
  if (books.funds === 'none') return { code: 440, text: 'Insufficient funds' };
  if (books.funds === 'forced') return done({ id: order.id, forced_pending: order.id });
  const answer = { id: order.id, order_id: order.id };
  const decline = (reply: FakeReply): FakeReply => {
    order.status = 'declined';
    return reply;
  };
  switch (order.type) {
    case 'new':
      if (books.isTaken(order.domain)) return decline({ code: 485, text: 'Domain taken' });
      if (books.slowEndings.has(order.domain.slice(order.domain.indexOf('.') + 1))) {
        order.status = 'waiting';
        return {
          code: 250,
          text: 'The order waits for its registry',
          attributes: { ...answer, async_reason: 'general' },
        };
      }
      books.register(order);
      return done(answer);
    case 'renewal': {
      const held = books.manageable(order.domain);
      if (!held) return decline({ code: 480, text: 'Domain cannot be renewed at present' });
      const renewed = addYears(held.expiresAt, Number(textAt(order.attributes, 'period')));
      if (String(held.expiresAt.getUTCFullYear()) !== textAt(order.attributes, 'currentexpirationyear'))
        return decline({ code: 541, text: 'Expiration year does not match' });
      if (renewed > addYears(books.now(), 10)) return decline(invalid('Maximum registration period exceeded'));
      held.expiresAt = renewed;
      held.redeemedAt = null;
      order.status = 'completed';
      return done({ ...answer, 'registration expiration date': instant(renewed) });
    }
    case 'transfer':
      if (/^(bad|wrong)/.test(textAt(order.attributes, 'auth_info') ?? ''))
        return decline(invalid(`Invalid domain auth info: ${textAt(order.attributes, 'auth_info')}`));
      order.status = 'waiting';
      books.transfers.set(order.domain, {
        domain: order.domain,
        order,
        since: books.now(),
        status: order.domain.startsWith('sixdays-') ? 'pending_owner' : 'pending_registry',
        reason: '',
      });
      return done({ ...answer, transfer_id: `t${order.id}` });
  }
}
