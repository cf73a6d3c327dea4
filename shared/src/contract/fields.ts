/**
 * The meaning of each field and an example, used unless a comment at the field itself says more. A field has the same name in every call,
 * so the API document describes it once.
 */
export interface Fields {
  /** Whether the order is accepted even though it may take longer. */
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
  /** The part of the address before the `@` sign, such as `sales`. */
  alias: unknown;
  /** Before tax, such as `12.99`. */
  amount: unknown;
  /** The browser's response for the passkey. */
  answer: unknown;
  /** The API key. */
  api_key: unknown;
  /** API keys of the account. */
  api_keys: unknown;
  /** Authenticator apps of the account. */
  app_codes: unknown;
  /** When it was requested. */
  asked_at: unknown;
  /** When it happened. */
  at: unknown;
  /** How many attempts were made, such as `1`. */
  attempts: unknown;
  /** As the browser gave it, in base64url, such as `o2NmbXRkbm9uZQ`. */
  attestationObject: unknown;
  /** The code with which another registrar can transfer the domain, such as `Xk7-pL2m-9Qrs`. */
  auth_code: unknown;
  /** The transfer code of the domain, or its sealed form from a check, such as `Xk7-pL2m-9Qrs`. */
  auth_info: unknown;
  /** As the browser gave it, in base64url, such as `SZYN5YgOjGh0NBcP`. */
  authenticatorData: unknown;
  /** Whether the domain renews automatically before it expires. */
  auto_renew: unknown;
  /** Whether the domain should renew automatically before it expires. */
  autorenew: unknown;
  /** Announced automatic renewals. */
  autorenewals: unknown;
  /** The value before the change, such as `off`. */
  before: unknown;
  /** Billing details. */
  billing: unknown;
  /** The brand of the card, such as `visa`. */
  brand: unknown;
  /** The buyer on the receipt. */
  buyer: unknown;
  /** Who did it: the customer, or the shop. */
  by: unknown;
  /** Whether it can be cancelled now. */
  can_cancel: unknown;
  /** Whether the email to the registrant can be sent again. */
  can_resend: unknown;
  /** When its cancellation was requested. */
  cancel_asked_at: unknown;
  /** What was charged to the card, such as `12.99`. */
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
  /** The choice; null means that the domain was removed. */
  choice: unknown;
  /** The choices, one for each domain. */
  choices: unknown;
  /** The town or city, such as `Bergen`. */
  city: unknown;
  /** As the browser gave it, in base64url, such as `eyJ0eXBlIjoid2ViYXV0aG4ifQ`. */
  clientDataJSON: unknown;
  /** The secret with which the card fields confirm the intent, such as `seti_secret_8d21`. */
  client_secret: unknown;
  /** The code, for programs, such as `registry_silent`. */
  code: unknown;
  /** The company, such as `Wharf Trading AS`. */
  company: unknown;
  /** Confirms that this is intended. */
  confirm: unknown;
  /** When it was confirmed. */
  confirmed_at: unknown;
  /** The customer's consent. */
  consent: unknown;
  /** When the customer agreed to keep it. */
  consented_at: unknown;
  /** The contact. */
  contact: unknown;
  /** The role of the contact. */
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
  /** When it was created. */
  created_at: unknown;
  /** Codes of the currencies on sale. */
  currencies: unknown;
  /** The currency of the amounts. */
  currency_code: unknown;
  /** Codes of the currencies, the preferred one first. */
  currency_priority: unknown;
  /** The expiry that the renewal starts from. */
  current_expiry: unknown;
  /** The expiry that the renewal starts from; detects a renewal made in the meantime. */
  current_expiry_date: unknown;
  /** The data of the record, in presentation format, such as `203.0.113.10`. */
  data: unknown;
  /** Days before the expiry; below zero after it, such as `30`. */
  day: unknown;
  /** A number of days, such as `60`. */
  days: unknown;
  /** Whether its last payment was declined. */
  declined: unknown;
  /** When the bank last declined it. */
  declined_at: unknown;
  /** The currency that is used if none was chosen. */
  default_currency: unknown;
  /** The nameservers of the shop, such as `["ns1.example.net","ns2.example.net"]`. */
  default_nameservers: unknown;
  /** Where the member of staff came from, such as `https://desk.example/customers/3f0c2b1a`. */
  desk_url: unknown;
  /** Which parts of the request are invalid, and why, such as `order_items.0.period`. */
  detail: unknown;
  /** The browser's user agent, such as `Mozilla/5.0 (X11; Linux x86_64)`. */
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
  /** Whether Domain Forwarding is bought or free. */
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
  /** Whether Email Forwarding is bought or free. */
  email_forwarding: unknown;
  /** Addresses at the domain whose mail is forwarded. */
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
  /** What is wrong, if `detail` does not say it, such as `invalid`. */
  error: unknown;
  /** The month in which the card expires, such as `12`. */
  exp_month: unknown;
  /** The year in which the card expires, such as `2030`. */
  exp_year: unknown;
  /** How many domains have expired and could still be kept, such as `0`. */
  expired_names: unknown;
  /** When it ends. */
  expires_at: unknown;
  /** When the term of the domain ends. */
  expiry_date: unknown;
  /** Notices of expiries that were sent. */
  expiry_notices: unknown;
  /** When the export was made. */
  exported_at: unknown;
  /** Further text about what is wrong, such as `invalid`. */
  extra: unknown;
  /** True if the note records that an earlier refund of this amount did not reach the card; otherwise missing. */
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
  /** Whether the path and query of the request are kept. */
  forwarding_keeps_path: unknown;
  /** Whether visitors are redirected with 301, which browsers cache, instead of 302. */
  forwarding_permanent: unknown;
  /** Where visitors are sent, such as `https://www.example.com/`. */
  forwarding_url: unknown;
  /** The full name of the TXT record, such as `_acme-challenge.alder-quay.com`. */
  fqdn: unknown;
  /** The partner whose page it comes from. */
  from: unknown;
  /** When it was given, such as `2026-03-01T09:30:00.000Z`. */
  given_at: unknown;
  /** Days after the expiry in which a renewal is still possible, such as `30`. */
  grace_days: unknown;
  /** Which group of results. */
  group: unknown;
  /** Whether contact data is kept out of public directories. */
  has_whois_privacy: unknown;
  /** The changes made to it. */
  history: unknown;
  /** Whether the card will still be valid, and its last payment succeeded. */
  holds: unknown;
  /** Whether visitors can use HTTPS. */
  https: unknown;
  /** Its id, such as `3f0c2b1a-6d4e-4f5a-8b7c-9d0e1f2a3b4c`. */
  id: unknown;
  /** One attempt to buy, such as `order-7f3a91c2d4e5b608`. */
  idempotency_key: unknown;
  /** The consumer's request to perform the order at once. */
  immediate_performance: unknown;
  /** Records that are in the way. */
  in_the_way: unknown;
  /** Fields that are not valid, such as `order_items.0.period`. */
  'invalid-params': unknown;
  /** The address that it came from, such as `203.0.113.7`. */
  ip_address: unknown;
  /** Whether the shop maintains the record, so that it cannot be changed. */
  isInternalRecord: unknown;
  /** Whether a customer is signed in. */
  is_authenticated: unknown;
  /** Whether the domain renews automatically before it expires. */
  is_auto_renew: unknown;
  /** Whether the customer buys as a business, with a VAT number. */
  is_business: unknown;
  /** Whether it is the one making the request. */
  is_current: unknown;
  /** Whether it is the default. */
  is_default: unknown;
  /** Whether the smallest amount that a card can be charged is charged. */
  is_least: unknown;
  /** Whether the domain is locked against transfers away. */
  is_locked: unknown;
  /** Whether it can be done now. */
  is_possible: unknown;
  /** Whether the registry charges a special price for this domain. */
  is_premium: unknown;
  /** Whether all results are available. */
  is_search_completed: unknown;
  /** When it was issued. */
  issued_at: unknown;
  /** How many items the order has, such as `2`. */
  item_count: unknown;
  /** The requested lines. */
  items: unknown;
  /** Further settings of a record that the shop keeps. */
  json_data: unknown;
  /** The key, such as `k3J9xQ2mV7bN4tR8`. */
  key: unknown;
  /** The tag of the key, such as `2371`. */
  key_tag: unknown;
  /** The tag of the key, such as `2371`. */
  keytag: unknown;
  /** The kind. */
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
  /** The maximum number, such as `20`. */
  limit: unknown;
  /** The lines. */
  lines: unknown;
  /** The location in the request, such as `order_items.0.period`. */
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
  /** Whether the registrar is not responding at the moment, so that it may take longer. */
  may_take_longer: unknown;
  /** A message for a person, in English, such as `The registry is not responding.`. */
  message: unknown;
  /** The fewest years of a first term, such as `1`. */
  min_years: unknown;
  /** What happened to the payment. */
  money: unknown;
  /** A number of months, such as `12`. */
  months: unknown;
  /** Milliseconds, such as `41`. */
  ms: unknown;
  /** What is wrong, as text, such as `Enter a given name`. */
  msg: unknown;
  /** Its name, such as `Wharf`. */
  name: unknown;
  /** The requested names. */
  names: unknown;
  /** Addresses of nameservers inside the domain (glue), by host, such as `{"ns1.alder-quay.com":["203.0.113.53"]}`. */
  nameserver_addresses: unknown;
  /** Hosts of the nameservers, such as `["ns1.example.net","ns2.example.net"]`. */
  nameservers: unknown;
  /** What comes next. */
  next: unknown;
  /** Names whose extension is not sold here, such as `alder.invalid`. */
  not_sold: unknown;
  /** The amount now; null if there is no such price. */
  now: unknown;
  /** The number of the receipt, such as `R-000042`. */
  number: unknown;
  /** How many rows to skip, such as `0`. */
  offset: unknown;
  /** Whether DNSSEC should be on. */
  on: unknown;
  /** The options for requesting the passkey from the browser (WebAuthn), such as `{"challenge":"r8cG3vQ2","timeout":60000}`. */
  options: unknown;
  /** The order of rows: `column.asc` or `column.desc`, several with commas, each with `.nullsfirst` or `.nullslast`, such as `created_at.desc`. */
  order: unknown;
  /** The id of the order, such as `7c2e4b6a-1d3f-4a5b-9c8d-2e4f6a8b0c1d`. */
  order_id: unknown;
  /** The id of the item, such as `0b9a8c7d-6e5f-4d3c-8b1a-9f8e7d6c5b4a`. */
  order_item_id: unknown;
  /** The items of the order. */
  order_items: unknown;
  /** The status of the order, such as `pending`. */
  order_status: unknown;
  /** When it was ordered. */
  ordered_at: unknown;
  /** Orders. */
  orders: unknown;
  /** The organisation; if given, it is the holder of the domain, such as `Wharf Trading AS`. */
  org_name: unknown;
  /** The sum before tax, such as `12.99`. */
  original_amount: unknown;
  /** The tax as it was shown, only compared with the shop's own sum, such as `3.25`. */
  original_tax: unknown;
  /** Origins of the partner's pages, such as `https://partner.example`. */
  origins: unknown;
  /** The result of following the link. */
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
  /** How the order is paid, and the state of the payment. */
  payment: unknown;
  /** The id of the card, such as `default`. */
  payment_method_id: unknown;
  /** The origin of the card fields, such as `https://pay.example`. */
  payment_origin: unknown;
  /** Years, such as `1`. */
  period: unknown;
  /** The phone number. */
  phone: unknown;
  /** Whether auto-renew placed the order. */
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
  /** Whether contact data should be kept out of public directories. */
  privacy: unknown;
  /** Whether the registry allows the privacy service. */
  privacy_allowed: unknown;
  /** The kind of product; always a domain. */
  product: unknown;
  /** The profile. */
  profile: unknown;
  /** The payment provider of the card fields. */
  provider: unknown;
  /** The public key in base64, such as `mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==`. */
  public_key: unknown;
  /** The key to start the provider's script with, such as `pk_test_51H`. */
  publishable_key: unknown;
  /** How many, such as `1`. */
  quantity: unknown;
  /** The page that makes the request, such as `reset`. */
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
  /** New recovery codes, each for one use; null if there already were some, such as `k7m2p-9xq4r`. */
  recovery_codes: unknown;
  /** Days after the grace period in which the domain can be restored, such as `30`. */
  redemption_days: unknown;
  /** The URL to which the record redirects visitors, such as `https://www.example.com/`. */
  redirect: unknown;
  /** The shop's signed statement of the partner from whom the names came, such as `tidewater.1789000000.c2ln`. */
  referral: unknown;
  /** The amount that is refunded; null for nothing, such as `12.99`. */
  refund: unknown;
  /** The amount refunded, such as `0`. */
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
  /** Whether renewed domains keep renewing automatically. */
  renewal_settings: unknown;
  /** Whether the customer's records that are in the way may be deleted. */
  replace_records: unknown;
  /** The id of the request in the log, such as `req-1f4`. */
  request_id: unknown;
  /** The browser's response. */
  response: unknown;
  /** The fee for bringing a domain back from redemption, on top of the renewal, such as `80`. */
  restore: unknown;
  /** The fee for bringing the domain back from redemption, on top of the renewal, such as `80`. */
  restore_price: unknown;
  /** The results. */
  results: unknown;
  /** Whether the buyer accounts for the tax, so that none is charged. */
  reverse_charge: unknown;
  /** Whether the card is kept for later. */
  save: unknown;
  /** What the key may do, such as `dns`. */
  scopes: unknown;
  /** The key from an earlier response, which fetches later results, such as `s_7Qm2x9`. */
  search_key: unknown;
  /** What is required besides the password. */
  second_factor: unknown;
  /** The secret for an app that cannot read the QR code, such as `JBSWY3DPEHPK3PXP`. */
  secret: unknown;
  /** The price that the shopper saw on the partner's page. */
  seen: unknown;
  /** Columns to return, separated by commas, each optionally with its own name before a colon, such as `name,expires:expiry_date`. */
  select: unknown;
  /** The selector of a TLSA record, such as `1`. */
  selector: unknown;
  /** The seller. */
  seller: unknown;
  /** When it was sent. */
  sent_at: unknown;
  /** The host of the nameserver, such as `ns1.example.net`. */
  server: unknown;
  /** The result for each nameserver. */
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
  /** The member of the shop's staff, such as `Ines Okafor`. */
  staff: unknown;
  /** The life stage of the domain, such as `active`. */
  stage: unknown;
  /** When the stage ends automatically. */
  stage_ends: unknown;
  /** The latest time at which the stage ends. */
  stage_until: unknown;
  /** Its state, such as `active`. */
  state: unknown;
  /** Its status, such as `ok`. */
  status: unknown;
  /** The status of the order. */
  status_name: unknown;
  /** The steps, in order. */
  steps: unknown;
  /** Add-ons, each with its quantity. */
  sub_items: unknown;
  /** Prices of add-ons. */
  sub_products: unknown;
  /** The subject, such as `alder-quay.com`. */
  subject: unknown;
  /** The member of staff who acts for the customer, such as `Ines Okafor`. */
  support: unknown;
  /** The address for customers' questions, such as `help@example.com`. */
  support_email: unknown;
  /** The symbol of the currency, such as `$`. */
  symbol: unknown;
  /** The property of a CAA record, such as `issue`. */
  tag: unknown;
  /** Whether the code of an app is accepted. */
  takes_app_code: unknown;
  /** The address that mail is forwarded to, such as `mara@example.org`. */
  target: unknown;
  /** The tax, such as `3.25`. */
  tax: unknown;
  /** The amount of the tax, such as `3.25`. */
  tax_amount: unknown;
  /** The country whose tax rules were applied. */
  tax_country: unknown;
  /** The id of the tax, such as `no-vat`. */
  tax_id: unknown;
  /** The tax number of the seller, such as `NO 999 999 999 MVA`. */
  tax_number: unknown;
  /** In percent, such as `25`. */
  tax_rate: unknown;
  /** Taxes on it. */
  tax_rates: unknown;
  /** The name of the tax, such as `VAT`. */
  tax_rule_name: unknown;
  /** Taxes, by `tax_id`. */
  taxes: unknown;
  /** The version of the text that was agreed to, such as `2026-01`. */
  text_version: unknown;
  /** Identifies this attempt until it is completed, such as `tk_5m1Zq8Rw7Bn3Xc0V`. */
  ticket: unknown;
  /** The extension without its dot, such as `com`. */
  tld: unknown;
  /** What registries require beyond the contact. */
  tld_data: unknown;
  /** Years for which the domain can be renewed. */
  tld_renewal_years: unknown;
  /** The recipient, such as `mara@example.com`. */
  to: unknown;
  /** The token of the link in the email, such as `v1.9mQ2xK7c`. */
  token: unknown;
  /** When the customer was notified. */
  told_at: unknown;
  /** The highest amount announced to the customer, with tax, such as `18.74`. */
  told_total: unknown;
  /** With tax, such as `16.24`. */
  total: unknown;
  /** What a transfer in costs, such as `12.99`. */
  transfer: unknown;
  /** What a transfer in costs, before tax, such as `12.99`. */
  transfer_price: unknown;
  /** From when the registry lets the domain move to another registrar; missing if it already does. */
  transferable_from: unknown;
  /** Transfers. */
  transfers: unknown;
  /** How the passkey can be reached, such as `internal`. */
  transports: unknown;
  /** Seconds for which resolvers may cache the record, such as `3600`. */
  ttl: unknown;
  /** Which type, such as `A`. */
  type: unknown;
  /** Types of records that are supported, such as `A`. */
  types: unknown;
  /** Domains whose registrant at the registry has other details than those saved. */
  unchanged_owners: unknown;
  /** The name in its own script, such as `alder-quay.com`. */
  unicode: unknown;
  /** The name in its own script, such as `alder-quay.com`. */
  unicode_name: unknown;
  /** Lines without a price, each with the reason. */
  unpriced: unknown;
  /** Until when; null if it does not end automatically. */
  until: unknown;
  /** The changed records, by id. */
  update: unknown;
  /** When it was last changed. */
  updated_at: unknown;
  /** The URI in the QR code, such as `otpauth://totp/Storefront:mara@example.com?secret=JBSWY3DPEHPK3PXP`. */
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
  /** The status of the VAT number. */
  vat: unknown;
  /** The consultation number of the VAT register's confirmation, such as `WAPIAAAAX1`. */
  vat_consultation_number: unknown;
  /** The VAT number, such as `DE123456789`. */
  vat_number: unknown;
  /** The VAT register's result for the number. */
  vat_status: unknown;
  /** When it was confirmed. */
  verified_at: unknown;
  /** Until when the address has to be confirmed. */
  verify_by: unknown;
  /** The version, such as `42`. */
  version: unknown;
  /** Versions of the zone, newest first. */
  versions: unknown;
  /** The amount that was authorised and released, such as `0`. */
  voided: unknown;
  /** What it is waiting for. */
  waits_for: unknown;
  /** Whether the domain should keep it. */
  wanted: unknown;
  /** The amount before; null if there was no such price. */
  was: unknown;
  /** The relative weight among services of one priority, such as `5`. */
  weight: unknown;
  /** A description in English, such as `with a password`. */
  what: unknown;
  /** Whether prices of add-ons are returned too. */
  with_add_ons: unknown;
  /** When the customer withdrew from the order. */
  withdrawn_at: unknown;
  /** A word, name or sentence to search domains for, such as `alder quay`. */
  word: unknown;
  /** Years that it adds, such as `1`. */
  years_added: unknown;
  /** The copied zone. */
  zone: unknown;
}
