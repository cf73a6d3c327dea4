import { addToDomains, hasAddOn, holderOf, type RegistrarItemKind } from './item-kind';

/** A name that nobody has. */
export const registration: RegistrarItemKind = {
  toRegistrar: (item) => ({
    kind: 'new',
    reference: item.id,
    domain: item.domain_name,
    ...holderOf(item),
    years: item.period,
    privacy: hasAddOn(item, 'contact_privacy'),
    autoRenew: item.auto_renew,
    premium: item.premium,
  }),
  own: addToDomains,
};
