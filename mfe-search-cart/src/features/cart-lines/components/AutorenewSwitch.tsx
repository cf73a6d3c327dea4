import { setAutorenew, type CartItem } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Switch } from '@storefront/shared/ui/field';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { renewalText } from '../model/renewal-text';

/** Switch for auto-renew. Date and amount are stated before the purchase (LG-04). */
export function AutorenewSwitch({ item }: { item: CartItem }) {
  const t = useTranslate();
  if (item.type === 'transfer') return null;
  return (
    <Switch
      label={t(messages.autoRenew, { name: toUnicode(item.domain), spoken })}
      hint={t(messages.renewalHint, { renewal: renewalText(item, new Date(), t), on: item.autorenew, kind: item.type })}
      checked={item.autorenew}
      onCheckedChange={(on) => setAutorenew(item.domain, on)}
    />
  );
}
