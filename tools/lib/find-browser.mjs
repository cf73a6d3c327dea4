import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findOrInstall } from '../../backend/scripts/debian-packages.mjs';
import { fromRoot } from './paths.mjs';

const PLACES = [
  // Renders the same with a seventh less work, because it has no windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing, or not executable for us.
    return false;
  }
}

const playwright = createRequire(fromRoot('e2e/package.json'));

/** The browser that Playwright has installed, if any. */
function playwrightBrowser() {
  const file = playwright('playwright-core').chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const find = () =>
  (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : PLACES).find(isExecutable) ?? playwrightBrowser();

/** Playwright's program, which its package names but does not export. */
export const playwrightProgram = () =>
  path.join(
    path.dirname(playwright.resolve('playwright-core/package.json')),
    playwright('playwright-core/package.json').bin['playwright-core'],
  );

/**
 * Finds the Chromium or Chrome of this machine, or installs one.
 * @returns {string} path of the program
 * @throws if none is found and none could be installed
 */
export function findBrowser(say = console.log) {
  const found = find();
  if (found) return found;
  say('No Chromium on this machine; installing one');
  const debian = findOrInstall('Chromium', ['chromium-headless-shell'], find);
  if (debian.found) return debian.found;
  say(`${debian.unavailable}; installing Playwright's`);
  spawnSync(process.execPath, [playwrightProgram(), 'install', 'chromium'], { stdio: 'inherit' });
  const installed = find();
  if (!installed)
    throw new Error('No Chromium or Chrome was found, and none could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
