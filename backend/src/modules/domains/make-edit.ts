import type { DomainEdit } from '@storefront/shared/contract';
import { customerCurrency } from '../billing';
import { ownDomain, type OwnDomain } from '../portfolio';
import { type SellingDeps, saleCurrency } from '../price-list';
import type { Sale } from '../prices';
import { refuseWhileRestorable } from '../email-restore';
import { chooseAddOn } from './add-on-choice';
import { isLastingEdit } from './book-change';
import { changeContact } from './domain-contacts';
import { changeRegistrant } from './domain-registrant';
import { editDomain } from './edit-domain';
import type { ChangeDeps, Editor } from './make-change';

export type EditDeps = ChangeDeps & Pick<SellingDeps, 'priceListCache'>;

interface Edited {
  /** The domain as it is now. */
  readonly own: OwnDomain;
  /** Price list and currency of its customer. */
  readonly sale: Pick<Sale, 'priceList' | 'currency'>;
}

/**
 * Makes a customer's edit of a domain, with all checks that apply to single edits and bulk changes.
 * @param prove throws if the edit requires a step-up and there is none
 * @throws HttpError 404 for another customer's domain, and as the kinds of edits do
 */
export async function makeEdit(
  deps: EditDeps,
  editor: Editor & { readonly customer: { readonly defaultCurrency: string | null } },
  name: string,
  edit: DomainEdit,
  prove: () => Promise<void>,
): Promise<Edited> {
  const { id, defaultCurrency } = editor.customer;
  const own = await ownDomain(deps, id, name);
  if (isLastingEdit(edit)) await refuseWhileRestorable(deps.db, id, deps.clock.now());
  await prove();
  const sale = {
    priceList: deps.priceListCache.current(),
    currency: saleCurrency(customerCurrency(deps.config, defaultCurrency).code, deps.config),
  };
  const change = () => {
    if ('registrant' in edit) return changeRegistrant(deps, editor, own, edit);
    if ('contact_role' in edit) return changeContact(deps, editor, own, edit);
    return 'add_on' in edit ? chooseAddOn(deps, editor, own, edit, sale) : editDomain(deps, editor, own, edit, sale);
  };
  return { own: { ...own, domain: await change() }, sale };
}
