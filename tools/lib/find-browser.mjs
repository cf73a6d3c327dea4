import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { createRequire } from 'node:module';

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

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function install(say) {
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianRoot) {
    say('No Chromium on this machine; installing Debian’s headless one');
    if (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
    )
      return;
  }
  say("No Chromium on this machine; installing Playwright's");
  run(process.execPath, playwright.resolve('playwright-core/cli.js'), 'install', 'chromium');
}

/**
 * Finds the Chromium or Chrome of this machine, or installs one.
 * @returns {string} path of the program
 * @throws if none is found and none could be installed
 */
export function findBrowser(say = console.log) {
  const found = find();
  if (found) return found;
  install(say);
  const installed = find();
  if (!installed)
    throw new Error('No Chromium or Chrome was found, and none could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
