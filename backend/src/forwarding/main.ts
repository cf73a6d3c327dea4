import pino from 'pino';
import { startForwarding } from './service';
import { readSettings } from './settings';

try {
  const settings = readSettings(process.env);
  const service = await startForwarding(settings, pino({ level: settings.logLevel }));
  const stop = (): void => void service.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
