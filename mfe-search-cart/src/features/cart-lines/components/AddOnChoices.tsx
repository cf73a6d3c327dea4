import { deselectAddOn, selectAddOn, type CartItem, type SubProduct } from '@storefront/shared/cart';
import {
  ADD_ON_QUANTITY_MAX,
  ADD_ONS,
  listEndingAddOns,
  formatDate,
  lineKind,
  selectedAddOns,
  timesMinor,
  toUnicode,
  type Minor,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { CheckboxField, Stepper } from '@storefront/shared/ui/field';
import { Money } from '@storefront/shared/ui/price';
import { addOnDescription, addOnName } from '@storefront/shared/words';
import { spoken } from '../../../components/spoken';
import { linePriceState } from '../../../model/line-price';
import * as messages from '../messages';
import styles from './add-on-choices.module.css';

interface AddOnChoicesProps {
  readonly item: CartItem;
  /** Removes the line, when the last add-on of an add-ons-only line is deselected. */
  readonly onRemove: () => void;
}

/** Checkboxes for the add-ons that the registry of a line allows. None is preselected (LG-04). */
export function AddOnChoices({ item, onRemove }: AddOnChoicesProps) {
  const t = useTranslate();
  if (item.sub_products.length === 0) return null;
  const isOnly = lineKind(item) === 'add_ons' && selectedAddOns(item).length === 1;
  return (
    <fieldset className={styles.addOns}>
      <legend className={styles.legend}>{t(messages.addOns, { name: toUnicode(item.domain), spoken })}</legend>
      {item.sub_products.map((addOn) => (
        <AddOnChoice
          key={addOn.type}
          domain={item.domain}
          period={item.period}
          addOn={addOn}
          known={linePriceState(item) === 'known'}
          addressesNow={lineKind(item) === 'renew' ? item.email_addresses_now : undefined}
          renewedFrom={item.date}
          endsAt={listEndingAddOns(item).includes(addOn.type) ? item.date : undefined}
          onRemove={isOnly && addOn.is_selected ? onRemove : undefined}
        />
      ))}
    </fieldset>
  );
}

interface AddOnChoiceProps {
  readonly domain: string;
  readonly period: number;
  readonly addOn: SubProduct;
  /** Whether its price for this term is known. */
  readonly known: boolean;
  /** When the add-on ends, if the domain has it and the renewal leaves it out. */
  readonly endsAt: string | undefined;
  /** For a renewal: how many email addresses the domain has, and until when they are paid for. */
  readonly addressesNow: number | undefined;
  readonly renewedFrom: string | undefined;
  /** Removes the line, if this is its only add-on. */
  readonly onRemove: (() => void) | undefined;
}

function AddOnChoice({
  domain,
  period,
  addOn,
  known,
  endsAt,
  addressesNow = 0,
  renewedFrom,
  onRemove,
}: AddOnChoiceProps) {
  const t = useTranslate();
  const { type, is_selected, quantity, costPerYear, cost, currency_code, service_prorated: isProrated } = addOn;
  const { repeatable } = ADD_ONS[type];
  const label = addOnName(type, t);
  const description = addOnDescription(type, t);
  const isFewer = repeatable && is_selected && quantity < addressesNow && renewedFrom !== undefined;
  const hint = isFewer
    ? t(messages.fewerAddresses, { description, renewed: quantity, now: addressesNow, date: formatDate(renewedFrom) })
    : endsAt === undefined
      ? description
      : t(messages.notRenewed, { description, date: formatDate(endsAt) });
  const money =
    (minor: Minor, strong = false) =>
    () => <Money minor={minor} currency={currency_code} strong={strong} />;

  /** Calls the cart once for each step, because it counts by one (CT-07). */
  function setQuantity(next: number) {
    for (let count = quantity; count < next; count += 1) selectAddOn(domain, type);
    for (let count = quantity; count > next; count -= 1) deselectAddOn(domain, type);
  }

  function toggle() {
    if (!is_selected) selectAddOn(domain, type);
    else if (onRemove) onRemove();
    else setQuantity(0);
  }

  return (
    <div className={styles.addOn}>
      <CheckboxField label={label} hint={hint} checked={is_selected} onChange={toggle} />
      {known && (
        <p className={styles.price}>
          {costPerYear === 0
            ? t(messages.free)
            : is_selected
              ? t(messages.priceForYears, {
                  price: money(timesMinor(cost, quantity), true),
                  term: (words) => period > 1 && <span className={styles.each}>{words}</span>,
                  years: period,
                })
              : t(messages.addOnPrice, {
                  price: money(isProrated ? cost : costPerYear),
                  prorated: isProrated,
                  repeatable,
                })}
        </p>
      )}
      {repeatable && is_selected && (
        <div className={styles.quantity}>
          <Stepper
            label={t(messages.quantity, { addOn: label })}
            labelHidden
            value={quantity}
            min={1}
            max={ADD_ON_QUANTITY_MAX}
            onValueChange={setQuantity}
          />
        </div>
      )}
    </div>
  );
}
