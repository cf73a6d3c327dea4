import { ShopKeeper } from './shop-keeper';
import { prepareStacks } from './stack';

declare global {
  // Jest runs global setup and teardown in the same realm but passes nothing between them.
  var shopKeeper: ShopKeeper | undefined;
}

/** Runs before Jest starts its workers, which inherit the environment of this process. */
export default async function beforeAllFiles(): Promise<void> {
  await prepareStacks();
  globalThis.shopKeeper = new ShopKeeper(Number(process.env.SHARING_FILES));
  process.env.SHOP_KEEPER = await globalThis.shopKeeper.listen();
}
