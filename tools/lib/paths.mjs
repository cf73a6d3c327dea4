import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Loads the CommonJS half of the tools and the packages that tools depend on. */
export const requireTool = createRequire(new URL('../package.json', import.meta.url));

export const fromRoot = (...parts) => path.join(ROOT, ...parts);
