/**
 * What a field means, and an example of it, wherever no comment at the field itself says more. A field has the same name in every call, and so
 * the document of the API describes it once.
 */
export interface Fields {
  /** Whether the order is taken though it may take longer. */
  accepts_delay: unknown;
  /** What was done, as a code, such as `saved`. */
  action: unknown;
  /** Domains that have not expired. */
  active_names: unknown;
  /** Who has to act next. */
  actor: unknown;
  /** What is added. */
  add: unknown;
  /** The add-on. */
  add_on: unknown;
  /** Add-ons of the domain, each with its quantity. */
  add_ons: unknown;
  /** How many were added, such as `2`. */
  added: unknown;
  /** The address, such as `["12 Wharf Road","Bergen"]`. */
  address: unknown;
  /** Street and number, such as `12 Wharf Road`. */
  address1: unknown;
  /** Further lines of the address, such as `Floor 3`. */
  address2: unknown;
  /** The value after the change, such as `on`. */
  after: unknown;
  /** The number of the DNSSEC algorithm, such as `13`. */
  algorithm: unknown;
  /** What stands before the @ at the domain, such as `sales`. */
  alias: unknown;
  /** Before tax, such as `12.99`. */
  amount: unknown;
  /** What the browser gave out for the passkey. */
  answer: unknown;
  /** The API key. */
  api_key: unknown;
  /** API keys of the account. */
  api_keys: unknown;
  /** Authenticator apps of the account. */
  app_codes: unknown;
  /** When it was asked for. */
  asked_at: unknown;
  /** When it happened. */
  at: unknown;
  /** How many attempts were made, such as `1`. */
  attempts: unknown;
  /** As the browser gave it, in base64url, such as `o2NmbXRkbm9uZQ`. */
  attestationObject: unknown;
  /** The code with which another registrar takes the domain over, such as `Xk7-pL2m-9Qrs`. */
  auth_code: unknown;
  /** The transfer code of the domain, or its sealed form from a check, such as `Xk7-pL2m-9Qrs`. */
  auth_info: unknown;
  /** As the browser gave it, in base64url, such as `SZYN5YgOjGh0NBcP`. */
  authenticatorData: unknown;
  /** Whether the domain renews itself before it expires. */
  auto_renew: unknown;
  /** Whether the domain is to renew itself before it expires. */
  autorenew: unknown;
  /** Announced automatic renewals. */
  autorenewals: unknown;
  /** The value before the change, such as `off`. */
  before: unknown;
  /** Billing details. */
  billing: unknown;
  /** The brand of the card, such as `visa`. */
  brand: unknown;
  /** Whom the receipt is for. */
  buyer: unknown;
  /** Who did it: the customer, or the shop. */
  by: unknown;
  /** Whether it can be cancelled now. */
  can_cancel: unknown;
  /** Whether the email to the owner can be sent again. */
  can_resend: unknown;
  /** When its cancellation was asked for. */
  cancel_asked_at: unknown;
  /** What was taken from the card, such as `12.99`. */
  captured: unknown;
  /** The card. */
  card: unknown;
  /** The id of the card, such as `9a1d2c4e-5b6f-4a7b-8c9d-0e1f2a3b4c5d`. */
  card_id: unknown;
  /** Cards of the account. */
  cards: unknown;
  /** The cart of the account. */
  cart: unknown;
  /** The id of the cart, such as `5b1f8a4e-0c0e-4a6e-9a77-3a4f7f0f2b11`. */
  cart_id: unknown;
  /** Categories of the TLD. */
  categories: unknown;
  /** A category of TLDs. */
  category: unknown;
  /** What is in the way. */
  cause: unknown;
  /** The certificate data of a TLSA record in hexadecimal, such as `0c72ac70b745ac19998811b131d662c9`. */
  certificate: unknown;
  /** When it was changed. */
  changed_at: unknown;
  /** The changes, one for each thing that changed. */
  changes: unknown;
  /** When the card is charged. */
  charge_at: unknown;
  /** What was chosen; null says that the name was taken out. */
  choice: unknown;
  /** What was chosen, a line for each name. */
  choices: unknown;
  /** The town or city, such as `Bergen`. */
  city: unknown;
  /** As the browser gave it, in base64url, such as `eyJ0eXBlIjoid2ViYXV0aG4ifQ`. */
  clientDataJSON: unknown;
  /** What the card fields confirm the intent with, such as `seti_secret_8d21`. */
  client_secret: unknown;
  /** What it is about, for programs, such as `registry_silent`. */
  code: unknown;
  /** The company, such as `Wharf Trading AS`. */
  company: unknown;
  /** Says that this is meant. */
  confirm: unknown;
  /** When it was confirmed. */
  confirmed_at: unknown;
  /** That the customer agrees, or agreed. */
  consent: unknown;
  /** When the customer agreed to its being kept. */
  consented_at: unknown;
  /** The contact. */
  contact: unknown;
  /** Which contact of the domain. */
  contact_role: unknown;
  /** Saved contacts. */
  contacts: unknown;
  /** When the zone was copied. */
  copied_at: unknown;
  /** For the whole period, before tax, such as `12.99`. */
  cost: unknown;
  /** How many there are, such as `2`. */
  count: unknown;
  /** The country. */
  country: unknown;
  /** When it was made. */
  created_at: unknown;
  /** Codes of the currencies on sale. */
  currencies: unknown;
  /** The currency of the amounts. */
  currency_code: unknown;
  /** Codes of the currencies, the preferred one first. */
  currency_priority: unknown;
  /** The expiry that the renewal starts from. */
  current_expiry: unknown;
  /** The expiry that the renewal starts from; a renewal that was made meanwhile is noticed by it. */
  current_expiry_date: unknown;
  /** The data of the record, in presentation format, such as `203.0.113.10`. */
  data: unknown;
  /** Days before the expiry; below zero after it, such as `30`. */
  day: unknown;
  /** A number of days, such as `60`. */
  days: unknown;
  /** Whether its last payment was declined. */
  declined: unknown;
  /** When its bank last declined it. */
  declined_at: unknown;
  /** The currency that is used where none was chosen. */
  default_currency: unknown;
  /** The nameservers of the shop, such as `["ns1.example.net","ns2.example.net"]`. */
  default_nameservers: unknown;
  /** Where the member of staff came from, such as `https://desk.example/customers/3f0c2b1a`. */
  desk_url: unknown;
  /** Which parts of the request are meant, and why, such as `order_items.0.period`. */
  detail: unknown;
  /** What the browser said of itself, such as `Mozilla/5.0 (X11; Linux x86_64)`. */
  device: unknown;
  /** Record sets that differ from what was saved. */
  differences: unknown;
  /** The digest in hexadecimal, such as `49fd46e6c4b45c55d4ac69cbd3cd34ac1afe51de49fd46e6c4b45c55d4ac69cb`. */
  digest: unknown;
  /** The number of the digest's algorithm, such as `2`. */
  digest_type: unknown;
  /** Records of the zones. */
  dns_records: unknown;
  /** DNSSEC of the domain. */
  dnssec: unknown;
  /** The domain. */
  domain: unknown;
  /** The domain. */
  domainName: unknown;
  /** Whether Domain Forwarding is bought, or free. */
  domain_forwarding: unknown;
  /** The domain. */
  domain_name: unknown;
  /** Domains in the order, in A-labels, such as `alder-quay.com`. */
  domain_names: unknown;
  /** The domains. */
  domains: unknown;
  /** DS records. */
  ds_records: unknown;
  /** An email address, such as `mara@example.com`. */
  email: unknown;
  /** Whether Email Forwarding is bought, or free. */
  email_forwarding: unknown;
  /** Addresses at the domain whose mail goes on. */
  email_forwards: unknown;
  /** How many addresses can be set, such as `3`. */
  email_forwards_max: unknown;
  /** Whether the address is confirmed. */
  email_verified: unknown;
  /** Whether contact data is kept out of public directories. */
  enable_privacy: unknown;
  /** When it ended. */
  ended_at: unknown;
  /** When it ends. */
  ends_at: unknown;
  /** The entries, newest first. */
  entries: unknown;
  /** What is wrong, where `detail` does not say it, such as `invalid`. */
  error: unknown;
  /** The month in which the card expires, such as `12`. */
  exp_month: unknown;
  /** The year in which the card expires, such as `2030`. */
  exp_year: unknown;
  /** How many domains have expired and could be had back, such as `0`. */
  expired_names: unknown;
  /** When it ends. */
  expires_at: unknown;
  /** When the term of the domain ends. */
  expiry_date: unknown;
  /** Notices of expiries that were sent. */
  expiry_notices: unknown;
  /** When the export was made. */
  exported_at: unknown;
  /** Further words about what is wrong, such as `invalid`. */
  extra: unknown;
  /** True where the note says that an earlier refund of this amount did not reach the card; otherwise missing. */
  failed: unknown;
  /** A fee within the cost. */
  fee: unknown;
  /** The first of them. */
  first: unknown;
  /** Given name, such as `Mara`. */
  first_name: unknown;
  /** Whether the price is for the first year only. */
  first_year_only: unknown;
  /** The flags of the DNSKEY, such as `257`. */
  flags: unknown;
  /** Whether path and query of what was asked for go along. */
  forwarding_keeps_path: unknown;
  /** Whether visitors are sent on with 301, which browsers remember, in place of 302. */
  forwarding_permanent: unknown;
  /** Where visitors are sent, such as `https://www.example.com/`. */
  forwarding_url: unknown;
  /** The full name of the TXT record, such as `_acme-challenge.alder-quay.com`. */
  fqdn: unknown;
  /** Whose page it comes from. */
  from: unknown;
  /** When it was given, such as `2026-03-01T09:30:00.000Z`. */
  given_at: unknown;
  /** Days after the expiry in which a renewal is still possible, such as `30`. */
  grace_days: unknown;
  /** Which group of results. */
  group: unknown;
  /** Whether contact data is kept out of public directories. */
  has_whois_privacy: unknown;
  /** What was done to it. */
  history: unknown;
  /** Whether the card will still be valid, and paid when it was last charged. */
  holds: unknown;
  /** Whether visitors can come by HTTPS. */
  https: unknown;
  /** Its id, such as `3f0c2b1a-6d4e-4f5a-8b7c-9d0e1f2a3b4c`. */
  id: unknown;
  /** One attempt to buy, such as `order-7f3a91c2d4e5b608`. */
  idempotency_key: unknown;
  /** That the order is to be carried out at once. */
  immediate_performance: unknown;
  /** Records that stand in the way. */
  in_the_way: unknown;
  /** Fields that are not valid, such as `order_items.0.period`. */
  'invalid-params': unknown;
  /** The address that it came from, such as `203.0.113.7`. */
  ip_address: unknown;
  /** Whether the shop keeps the record, so that it cannot be changed. */
  isInternalRecord: unknown;
  /** Whether somebody is signed in. */
  is_authenticated: unknown;
  /** Whether the domain renews itself before it expires. */
  is_auto_renew: unknown;
  /** Whether the customer buys as a business, with a VAT number. */
  is_business: unknown;
  /** Whether it is the one that asks. */
  is_current: unknown;
  /** Whether it is the default. */
  is_default: unknown;
  /** Whether the least that a card can be charged is asked for. */
  is_least: unknown;
  /** Whether the domain is locked against transfers away. */
  is_locked: unknown;
  /** Whether it can be done now. */
  is_possible: unknown;
  /** Whether its registry asks a price of its own for this name. */
  is_premium: unknown;
  /** Whether all answers are there. */
  is_search_completed: unknown;
  /** When it was issued. */
  issued_at: unknown;
  /** How many items the order has, such as `2`. */
  item_count: unknown;
  /** The lines that are asked for. */
  items: unknown;
  /** Further settings of a record that the shop keeps. */
  json_data: unknown;
  /** The key, such as `k3J9xQ2mV7bN4tR8`. */
  key: unknown;
  /** The tag of the key, such as `2371`. */
  key_tag: unknown;
  /** The tag of the key, such as `2371`. */
  keytag: unknown;
  /** Which kind. */
  kind: unknown;
  /** Code and name of the currency, such as `USD - US Dollar`. */
  label: unknown;
  /** The language of emails, such as `en`. */
  language: unknown;
  /** The last four digits of the card, such as `4242`. */
  last4: unknown;
  /** When the last email was sent. */
  last_mail_at: unknown;
  /** Family name, such as `Okafor`. */
  last_name: unknown;
  /** When it was last used. */
  last_used_at: unknown;
  /** Emails to the address of the account. */
  letters: unknown;
  /** At most how many, such as `20`. */
  limit: unknown;
  /** The lines. */
  lines: unknown;
  /** Where in the request, such as `order_items.0.period`. */
  loc: unknown;
  /** Whether the domain is to be locked against transfers away. */
  locked: unknown;
  /** Whether it becomes the default. */
  make_default: unknown;
  /** The matching type of a TLSA record, such as `1`. */
  matching_type: unknown;
  /** Seconds to wait for registries, such as `1`. */
  max_wait: unknown;
  /** The most years in one term. */
  max_year: unknown;
  /** The most years in one term, such as `10`. */
  max_years: unknown;
  /** Whether the registrar does not answer at the moment, so that it may take longer. */
  may_take_longer: unknown;
  /** What there is to say to a person, in English, such as `The registry is not responding.`. */
  message: unknown;
  /** The fewest years of a first term, such as `1`. */
  min_years: unknown;
  /** What became of the money. */
  money: unknown;
  /** A number of months, such as `12`. */
  months: unknown;
  /** Milliseconds, such as `41`. */
  ms: unknown;
  /** What is wrong, in words, such as `Enter a given name`. */
  msg: unknown;
  /** Its name, such as `Wharf`. */
  name: unknown;
  /** The names that are asked for. */
  names: unknown;
  /** Addresses of nameservers inside the domain (glue), by host, such as `{"ns1.alder-quay.com":["203.0.113.53"]}`. */
  nameserver_addresses: unknown;
  /** Hosts of the nameservers, such as `["ns1.example.net","ns2.example.net"]`. */
  nameservers: unknown;
  /** What comes next. */
  next: unknown;
  /** Names whose extension is not sold here, such as `alder.invalid`. */
  not_sold: unknown;
  /** The amount now; null where there is no such price. */
  now: unknown;
  /** The number of the receipt, such as `R-000042`. */
  number: unknown;
  /** How many rows to leave out before the first, such as `0`. */
  offset: unknown;
  /** Whether DNSSEC is to be on. */
  on: unknown;
  /** What the browser is asked with (WebAuthn), such as `{"challenge":"r8cG3vQ2","timeout":60000}`. */
  options: unknown;
  /** The order of rows: `column.asc` or `column.desc`, several with commas, each with `.nullsfirst` or `.nullslast`, such as `created_at.desc`. */
  order: unknown;
  /** The id of the order, such as `7c2e4b6a-1d3f-4a5b-9c8d-2e4f6a8b0c1d`. */
  order_id: unknown;
  /** The id of the item, such as `0b9a8c7d-6e5f-4d3c-8b1a-9f8e7d6c5b4a`. */
  order_item_id: unknown;
  /** The items of the order. */
  order_items: unknown;
  /** The status of the order that is meant, such as `pending`. */
  order_status: unknown;
  /** When it was ordered. */
  ordered_at: unknown;
  /** Orders. */
  orders: unknown;
  /** The organisation; where it is given, it holds the domain, such as `Wharf Trading AS`. */
  org_name: unknown;
  /** The sum before tax, such as `12.99`. */
  original_amount: unknown;
  /** The tax as it was shown, only compared with the shop's own sum, such as `3.25`. */
  original_tax: unknown;
  /** Origins of the partner's pages, such as `https://partner.example`. */
  origins: unknown;
  /** What the link did. */
  outcome: unknown;
  /** The parameters of the code, such as `{"domain":"alder-quay.com"}`. */
  params: unknown;
  /** The partner, such as `tidewater`. */
  partner_id: unknown;
  /** The public key of the partner, such as `pk_playground`. */
  partner_key: unknown;
  /** The passkey. */
  passkey: unknown;
  /** Passkeys of the account. */
  passkeys: unknown;
  /** The password, such as `a long and quiet sentence`. */
  password: unknown;
  /** What is paid with, and how that stands. */
  payment: unknown;
  /** The id of the card, such as `default`. */
  payment_method_id: unknown;
  /** The origin of the card fields, such as `https://pay.example`. */
  payment_origin: unknown;
  /** Years, such as `1`. */
  period: unknown;
  /** The phone number. */
  phone: unknown;
  /** Whether auto-renew placed it. */
  placed_by_shop: unknown;
  /** The port of the service, such as `5060`. */
  port: unknown;
  /** The postal code, such as `5003`. */
  postal_code: unknown;
  /** The first characters of the key, such as `sfk_9fQ2`. */
  prefix: unknown;
  /** For one year, before tax, such as `12.99`. */
  price: unknown;
  /** Lower numbers are tried first, such as `10`. */
  priority: unknown;
  /** Whether contact data is to be kept out of public directories. */
  privacy: unknown;
  /** Whether the registry allows the privacy service. */
  privacy_allowed: unknown;
  /** What is sold; there are domains only. */
  product: unknown;
  /** The profile. */
  profile: unknown;
  /** Who holds the card fields. */
  provider: unknown;
  /** The public key in base64, such as `mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==`. */
  public_key: unknown;
  /** The key to start the provider's script with, such as `pk_test_51H`. */
  publishable_key: unknown;
  /** How many, such as `1`. */
  quantity: unknown;
  /** Which page asks, such as `reset`. */
  queue: unknown;
  /** The shop's signature over a price, from a price check, such as `q1.eyJkIjoiYWxkZXIifQ.c2ln`. */
  quote: unknown;
  /** Until when the price is honoured. */
  quote_expires_at: unknown;
  /** The data of the record in presentation format, such as `203.0.113.10`. */
  rdata: unknown;
  /** Why, such as `invalid`. */
  reason: unknown;
  /** Receipts and notes of refunds. */
  receipts: unknown;
  /** The records. */
  records: unknown;
  /** New recovery codes, each for one use; null where there were some already, such as `k7m2p-9xq4r`. */
  recovery_codes: unknown;
  /** Days after that in which the domain can be restored, such as `30`. */
  redemption_days: unknown;
  /** Where the record sends visitors, such as `https://www.example.com/`. */
  redirect: unknown;
  /** The shop's signature of the partner whom the names came from, such as `tidewater.1789000000.c2ln`. */
  referral: unknown;
  /** What is refunded with it; null for nothing, such as `12.99`. */
  refund: unknown;
  /** What was given back, such as `0`. */
  refunded: unknown;
  /** The first year, such as `12.99`. */
  register: unknown;
  /** When the domain was registered. */
  registered_at: unknown;
  /** The owner of the domain. */
  registrant: unknown;
  /** Owners of domains whose addresses had to be confirmed. */
  registrants: unknown;
  /** The registrar, such as `Tidewater Domains`. */
  registrar: unknown;
  /** Years for which the registry sells the name, such as `[1,2,5,10]`. */
  registry_years: unknown;
  /** Ids of records to remove, such as `3f0c2b1a-6d4e-4f5a-8b7c-9d0e1f2a3b4c`. */
  remove: unknown;
  /** How many were removed, such as `1`. */
  removed: unknown;
  /** When it was removed. */
  removed_at: unknown;
  /** Each further year, such as `14.99`. */
  renew: unknown;
  /** Each further year, before tax, such as `14.99`. */
  renewal_price: unknown;
  /** Whether renewed domains go on renewing themselves. */
  renewal_settings: unknown;
  /** Whether records of the customer's that stand in the way may go. */
  replace_records: unknown;
  /** The id under which the log has this request, such as `req-1f4`. */
  request_id: unknown;
  /** What the browser gave out. */
  response: unknown;
  /** What it costs to bring a domain back from redemption, beside the renewal, such as `80`. */
  restore: unknown;
  /** What it costs to bring the domain back from redemption, beside the renewal, such as `80`. */
  restore_price: unknown;
  /** The results. */
  results: unknown;
  /** Whether the buyer accounts for the tax, so that none is charged. */
  reverse_charge: unknown;
  /** Whether the card is kept for later. */
  save: unknown;
  /** What the key may do, such as `dns`. */
  scopes: unknown;
  /** The key of an earlier answer, which fetches what has come since, such as `s_7Qm2x9`. */
  search_key: unknown;
  /** What is asked for besides the password. */
  second_factor: unknown;
  /** The secret for an app that cannot read the QR code, such as `JBSWY3DPEHPK3PXP`. */
  secret: unknown;
  /** What the shopper saw it cost on the partner's page. */
  seen: unknown;
  /** Columns to answer, with commas, each with its own name before a colon if wanted, such as `name,expires:expiry_date`. */
  select: unknown;
  /** The selector of a TLSA record, such as `1`. */
  selector: unknown;
  /** Who sells. */
  seller: unknown;
  /** When it was sent. */
  sent_at: unknown;
  /** The host of the nameserver, such as `ns1.example.net`. */
  server: unknown;
  /** What each nameserver says. */
  servers: unknown;
  /** Which service. */
  service: unknown;
  /** Where the account is signed in. */
  sessions: unknown;
  /** The id of the confirmed setup intent, such as `seti_8d21f0`. */
  setup_intent_id: unknown;
  /** The name of the shop, such as `Storefront`. */
  shop_name: unknown;
  /** As the browser gave it, in base64url, such as `MEUCIQDx0a`. */
  signature: unknown;
  /** Since when. */
  since: unknown;
  /** Who of the staff of the shop, such as `Ines Okafor`. */
  staff: unknown;
  /** Where the domain stands in its life, such as `active`. */
  stage: unknown;
  /** When the stage ends by itself. */
  stage_ends: unknown;
  /** Until when the stage lasts at most. */
  stage_until: unknown;
  /** How it stands, such as `active`. */
  state: unknown;
  /** How it stands, such as `ok`. */
  status: unknown;
  /** How the order stands. */
  status_name: unknown;
  /** The steps, in their order. */
  steps: unknown;
  /** Add-ons, each with its quantity. */
  sub_items: unknown;
  /** Prices of add-ons. */
  sub_products: unknown;
  /** What it is about, such as `alder-quay.com`. */
  subject: unknown;
  /** Who of the staff acts for the customer, such as `Ines Okafor`. */
  support: unknown;
  /** Where customers write to, such as `help@example.com`. */
  support_email: unknown;
  /** The symbol of the currency, such as `$`. */
  symbol: unknown;
  /** The property of a CAA record, such as `issue`. */
  tag: unknown;
  /** Whether the code of an app is taken. */
  takes_app_code: unknown;
  /** Where mail goes on to, such as `mara@example.org`. */
  target: unknown;
  /** The tax, such as `3.25`. */
  tax: unknown;
  /** The tax in money, such as `3.25`. */
  tax_amount: unknown;
  /** The country whose tax rules were applied. */
  tax_country: unknown;
  /** Which tax, such as `no-vat`. */
  tax_id: unknown;
  /** The number under which the seller pays tax, such as `NO 999 999 999 MVA`. */
  tax_number: unknown;
  /** In percent, such as `25`. */
  tax_rate: unknown;
  /** Taxes on it. */
  tax_rates: unknown;
  /** The name of the tax, such as `VAT`. */
  tax_rule_name: unknown;
  /** Taxes, by `tax_id`. */
  taxes: unknown;
  /** The version of the words that were agreed to, such as `2026-01`. */
  text_version: unknown;
  /** Names this attempt until it is completed, such as `tk_5m1Zq8Rw7Bn3Xc0V`. */
  ticket: unknown;
  /** The extension without its dot, such as `com`. */
  tld: unknown;
  /** What registries ask beyond the contact. */
  tld_data: unknown;
  /** Years for which the domain can be renewed. */
  tld_renewal_years: unknown;
  /** The recipient, such as `mara@example.com`. */
  to: unknown;
  /** The token of the link in the email, such as `v1.9mQ2xK7c`. */
  token: unknown;
  /** When the customer was told. */
  told_at: unknown;
  /** The most that the customer was told, with tax, such as `18.74`. */
  told_total: unknown;
  /** With tax, such as `16.24`. */
  total: unknown;
  /** What a transfer in costs, such as `12.99`. */
  transfer: unknown;
  /** What a transfer in costs, before tax, such as `12.99`. */
  transfer_price: unknown;
  /** From when the registry lets the domain move to another registrar; missing where it does already. */
  transferable_from: unknown;
  /** Transfers. */
  transfers: unknown;
  /** How the passkey can be reached, such as `internal`. */
  transports: unknown;
  /** Seconds for which resolvers may keep the record, such as `3600`. */
  ttl: unknown;
  /** Which type, such as `A`. */
  type: unknown;
  /** Types of records that can be kept, such as `A`. */
  types: unknown;
  /** Domains whose owner keeps other details at the registry than those saved. */
  unchanged_owners: unknown;
  /** The name in its own script, such as `alder-quay.com`. */
  unicode: unknown;
  /** The name in its own script, such as `alder-quay.com`. */
  unicode_name: unknown;
  /** Lines without a price, each with the reason. */
  unpriced: unknown;
  /** Until when; null where it does not end by itself. */
  until: unknown;
  /** What is changed, by id. */
  update: unknown;
  /** When it was last changed. */
  updated_at: unknown;
  /** The address that the QR code holds, such as `otpauth://totp/Storefront:mara@example.com?secret=JBSWY3DPEHPK3PXP`. */
  uri: unknown;
  /** The address, such as `https://shop.example/site/cart`. */
  url: unknown;
  /** The certificate usage of a TLSA record, such as `3`. */
  usage: unknown;
  /** How many are used, such as `1`. */
  used: unknown;
  /** The email address of the account, such as `mara@example.com`. */
  username: unknown;
  /** The value, such as `gfj9Xq2Rg8`. */
  value: unknown;
  /** What is known of the VAT number. */
  vat: unknown;
  /** Under which number the register confirmed the VAT number, such as `WAPIAAAAX1`. */
  vat_consultation_number: unknown;
  /** The VAT number, such as `DE123456789`. */
  vat_number: unknown;
  /** What the register said of the VAT number. */
  vat_status: unknown;
  /** When it was confirmed. */
  verified_at: unknown;
  /** Until when the address has to be confirmed. */
  verify_by: unknown;
  /** The version, such as `42`. */
  version: unknown;
  /** Versions of the zone, newest first. */
  versions: unknown;
  /** What was held on the card and released, such as `0`. */
  voided: unknown;
  /** What is waited for. */
  waits_for: unknown;
  /** Whether the domain is to go on with it. */
  wanted: unknown;
  /** The amount before; null where there was no such price. */
  was: unknown;
  /** How often among those of one priority, such as `5`. */
  weight: unknown;
  /** What it is about, in English, such as `with a password`. */
  what: unknown;
  /** Whether prices of add-ons are answered too. */
  with_add_ons: unknown;
  /** When the customer withdrew from it. */
  withdrawn_at: unknown;
  /** A word, a name or a sentence to find names for, such as `alder quay`. */
  word: unknown;
  /** Years that it adds, such as `1`. */
  years_added: unknown;
  /** The zone as it was copied. */
  zone: unknown;
}
