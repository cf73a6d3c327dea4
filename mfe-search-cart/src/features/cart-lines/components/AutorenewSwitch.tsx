import { setAutorenew, type CartItem } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { Switch } from '@storefront/shared/ui/field';
import { renewalText } from '../model/renewal-text';

/** Whether the name renews itself; what that means is said with date and amount before anything is bought (LG-04). */
export function AutorenewSwitch({ item }: { item: CartItem }) {
  if (item.type === 'transfer') return null;
  return (
    <Switch
      label={
        <>
          Auto-renew<span className="sf-visually-hidden"> {toUnicode(item.domain)}</span>
        </>
      }
      hint={`${renewalText(item, new Date())}${item.autorenew ? ' Turn it off at any time.' : ''}${item.type === 'renew' ? ' This applies once the renewal is paid and done.' : ''}`}
      checked={item.autorenew}
      onCheckedChange={(on) => setAutorenew(item.domain, on)}
    />
  );
}
