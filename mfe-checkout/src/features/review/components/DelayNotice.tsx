import { Banner } from '@storefront/shared/ui/feedback';

/** Said before paying while the registrar does not answer (R6). */
export function DelayNotice() {
  return (
    <Banner tone="warning">
      Our registrar does not answer at the moment, often for maintenance, so this order may take hours instead of a
      minute. You can pay now: your card is authorised, the names are ordered in turn once it answers, and what it then
      refuses is not charged. Or come back later; your cart is kept.
    </Banner>
  );
}
