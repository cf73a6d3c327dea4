import type { PaymentProvider } from '../../src/ports/payment-provider';
import type { ListedName, Registrar } from '../../src/ports/registrar';

/** All pages of a list; `unknown` if one of them is. */
async function readPages<Page extends { readonly next: string | null }>(
  ask: (after: string | null) => Promise<Page | 'unknown'>,
): Promise<Page[] | 'unknown'> {
  const pages: Page[] = [];
  for (let after: string | null = null; ;) {
    const page: Page | 'unknown' = await ask(after);
    if (page === 'unknown') return page;
    pages.push(page);
    if (page.next === null) return pages;
    after = page.next;
  }
}

/** All domains listed by the registrar. */
export async function listNames(registrar: Registrar): Promise<readonly ListedName[] | 'unknown'> {
  const pages = await readPages((after) => registrar.registeredDomains(after));
  return pages === 'unknown' ? pages : pages.flatMap(({ names }) => names);
}

/** All payments listed by the provider, with the sums that it lists separately. */
export async function listPayments(provider: PaymentProvider) {
  const pages = await readPages((after) => provider.list(after));
  if (pages === 'unknown') return pages;
  const reversals = pages.flatMap((page) => page.reversals);
  return pages
    .flatMap(({ payments }) => payments)
    .map((payment) => {
      const apart = reversals.filter(({ ref }) => ref === payment.ref);
      const refunds = apart.flatMap((each) => (each.kind === 'refund' ? [each.refund] : []));
      return {
        ...payment,
        refunded: refunds
          .filter(({ status }) => status === 'succeeded')
          .reduce((sum: number, { amount }) => sum + amount, payment.refunded),
        refunds: [...payment.refunds, ...refunds],
        disputes: [...payment.disputes, ...apart.flatMap((each) => (each.kind === 'dispute' ? [each.dispute] : []))],
      };
    });
}
