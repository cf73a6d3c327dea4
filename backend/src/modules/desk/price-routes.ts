import {
  deskComparePrices,
  deskPreviewPrices,
  deskPriceFile,
  deskPrices,
  deskPriceVersion,
  deskPriceVersions,
  deskPublishPrices,
  LONGEST_FILE,
} from '@storefront/shared/contract/desk';
import type { FastifyInstance } from 'fastify';
import { staffRoute } from '../../http/route';
import { PricePublications, type SellingDeps } from '../price-list';
import {
  comparePriceDraft,
  listPriceVersions,
  previewPriceDraft,
  publishPriceDraft,
  readPriceFile,
  viewPrices,
  viewPriceVersion,
} from './price-desk';

/** Body limit for files, which are sent as JSON, where a character may take more than a byte. */
const LARGE = { bodyLimit: 4 * LONGEST_FILE };

/** Prices, add-ons, exchange rates and taxes, drafted and published as versions (BO-04). Finance can try drafts, administrators publish. */
export async function priceRoutes(app: FastifyInstance, deps: SellingDeps): Promise<void> {
  const desk = { ...deps, publications: new PricePublications(deps) };

  staffRoute(app, deskPrices, 'finance', () => viewPrices(desk));
  staffRoute(app, deskComparePrices, 'finance', ({ input }) => comparePriceDraft(desk, input), LARGE);
  staffRoute(app, deskPreviewPrices, 'finance', ({ input }) => previewPriceDraft(desk, input), LARGE);
  staffRoute(
    app,
    deskPublishPrices,
    'admin',
    ({ input, staff, request }) =>
      publishPriceDraft(desk, input, { actor: `staff:${staff.id}`, requestId: request.id }),
    LARGE,
  );
  staffRoute(app, deskPriceVersions, 'finance', ({ input }) => listPriceVersions(desk, input.page));
  staffRoute(app, deskPriceVersion, 'finance', ({ input }) => viewPriceVersion(desk, input.version));
  staffRoute(app, deskPriceFile, 'finance', ({ input }) => readPriceFile(desk, input));
}
