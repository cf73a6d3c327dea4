import type { HostPageId } from './route-table';

/**
 * The descriptions of the host's pages for search results and shared links, translated like their titles. Separate from the route table,
 * which every browser loads. Search engines list no page without a description.
 */
export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<HostPageId, string>>> = {
  home: 'Search for a domain and see what it costs in the first year and in every later year before you buy. No add-on is chosen for you.',
  about:
    'Who runs this shop, how it sells domains and what it promises, which registrar registers them, and how accessible the site is.',
  contact:
    'How to reach us by email and phone, where to report abuse or a security issue, and whom to ask about your personal data.',
  privacy:
    'What we know about you and why, what stays in your browser, who else gets it, how long we keep it, and which rights you have.',
  services:
    'Registration, renewal and transfer of domains, DNS and add-ons: what each service includes, and how to leave whenever you want.',
  tac: 'Our agreement with you in plain words: prices and payment, renewal and expiry, transfers, withdrawal and refunds, and your rights.',
  help: 'Answers about domains, cart and payment, transfers, DNS, renewal and your account. Browse them by topic or search for a word.',
  embed:
    'Put domain search with a cart on your own site with one script and one element. Choose the colours and try it before you embed it.',
};
