import { prepareDatabase } from './empty-database';
import { ShopKeeper } from './shop-keeper';

declare global {
  // Jest runs what comes before all files and what comes after them in one realm, and hands nothing over.
  var shopKeeper: ShopKeeper | undefined;
}

/** Before the workers of Jest start, which take their environment from this process. */
export default async function beforeAllFiles(): Promise<void> {
  await prepareDatabase();
  globalThis.shopKeeper = new ShopKeeper(Number(process.env.SHARING_FILES));
  process.env.SHOP_KEEPER = await globalThis.shopKeeper.listen();
}
