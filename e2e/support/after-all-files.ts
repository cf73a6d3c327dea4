import './before-all-files';

export default async function afterAllFiles(): Promise<void> {
  await globalThis.shopKeeper?.close();
}
