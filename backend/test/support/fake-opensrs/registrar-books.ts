import { createMarker } from '../../../src/adapters/registrar/opensrs/order-marker';
import { textAt } from '../../../src/adapters/registrar/opensrs/xcp-value';
import type { RegistrarBooks } from '../../invariants';
import type { FakeBooks } from './books';

/** The digits of a marker, which pending actions keep unchanged. */
const digits = (marker: string): string => marker.slice(1);

/** The fake's books for the invariants. Saved and cancelled orders do not count as carried out. */
export const opensrsBooks = (books: FakeBooks): RegistrarBooks => ({
  orders: (references) => {
    const known = new Map(
      references.map((reference) => [digits(createMarker(reference, { privacy: false, restore: false })), reference]),
    );
    const carried = books.orders.filter(({ status }) => status === 'completed' || status === 'waiting');
    return Promise.resolve(
      carried.map(({ id, domain, attributes }) => ({
        reference: known.get(digits(textAt(attributes, 'affiliate_id') ?? '')) ?? `order ${id}`,
        name: domain,
      })),
    );
  },
  names: () => Promise.resolve([...books.names.keys()]),
});
