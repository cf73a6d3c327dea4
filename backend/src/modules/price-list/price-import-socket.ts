import type { Logger } from 'pino';
import { commandSocketPath, isNotListening, listenForCommands, sendCommand } from '../../core/command-socket';
import type { ImportOrder, ImportOutcome, PriceImportService } from './price-import-service';
import { TABLE_NAMES } from './tables';

/** The socket on which the process that has a data folder open accepts price imports. */
export const importSocketPath = (dataDir: string): string => commandSocketPath(dataDir, 'desk');

const isTableName = (text: string): text is (typeof TABLE_NAMES)[number] =>
  (TABLE_NAMES as readonly string[]).includes(text);

/**
 * Accepts price imports from the command line on the same machine.
 * @returns a function that closes the socket
 */
export const listenForImports = (
  imports: PriceImportService,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> =>
  listenForCommands(
    importSocketPath(dataDir),
    async ({ method, path, body }) => {
      if (method === 'POST') return JSON.stringify(await imports.import(JSON.parse(body) as ImportOrder));
      if (!isTableName(path)) throw new Error(`Unknown table ${path}`);
      return imports.export(path);
    },
    (error) => log.error({ event: 'prices.command_failed', err: error }, 'Price list import or export failed'),
  );

/** Connects to the import service of the process that has a data folder open; null if none listens. */
export async function connectToImports(dataDir: string): Promise<PriceImportService | null> {
  const address = importSocketPath(dataDir);
  try {
    await sendCommand(address, { method: 'GET', path: 'taxes' });
  } catch (error) {
    if (isNotListening(error)) return null;
    throw error;
  }
  return {
    import: async (order) =>
      JSON.parse(
        await sendCommand(address, { method: 'POST', path: '', body: JSON.stringify(order) }),
      ) as ImportOutcome,
    export: (table) => sendCommand(address, { method: 'GET', path: table }),
  };
}
