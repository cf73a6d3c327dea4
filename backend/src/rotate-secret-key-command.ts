import { inspect } from 'node:util';
import { ConfigError, loadConfig } from './config/config';
import { openDatabase } from './db/client';
import { DataFolderInUse } from './db/data-folder-lock';
import { resealAll, rotationText } from './modules/secret-rotation';

try {
  const config = loadConfig(process.env);
  if (config.secrets.accepted('totp').length === 1)
    throw new ConfigError(['SECOND_SECRET_KEY: is required, as the key that SECRET_KEY has taken the place of']);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const all = await resealAll({ db: database.orm, secrets: config.secrets });
    process.stdout.write(`${rotationText(all)}\n`);
    process.exitCode = all.some(({ unreadable }) => unreadable.length > 0) ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(`${isForPeople ? error.message : inspect(error)}\n`);
  process.exitCode = 2;
}
