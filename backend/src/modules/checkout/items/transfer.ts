import { beginTransfer, followTransfer, keptCode } from '../../transfers';
import { arrangeArrival, ownArrival } from './arrival';
import { getHolder, required, type RegistrarItemKind } from './item-kind';

/** A domain transferred from another registrar. */
export const transfer: RegistrarItemKind = {
  toRegistrar: (item, deps) => ({
    kind: 'transfer',
    reference: item.id,
    domain: item.domain_name,
    ...getHolder(item),
    authCode: keptCode(deps, item.domain_name, required(item, 'auth_info')),
    premium: item.premium,
  }),
  begin: beginTransfer,
  async follow(deps, item, { transfer: progress }) {
    if (progress) await followTransfer(deps, item, progress);
  },
  arrange: arrangeArrival,
  own: ownArrival,
};
