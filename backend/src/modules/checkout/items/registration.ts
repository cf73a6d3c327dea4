import { arrangeArrival, ownArrival } from './arrival';
import { hasAddOn, getHolder, type RegistrarItemKind } from './item-kind';

export const registration: RegistrarItemKind = {
  toRegistrar: (item) => ({
    kind: 'new',
    reference: item.id,
    domain: item.domain_name,
    ...getHolder(item),
    years: item.period,
    privacy: hasAddOn(item, 'contact_privacy'),
    autoRenew: item.auto_renew,
    premium: item.premium,
  }),
  arrange: arrangeArrival,
  own: ownArrival,
};
