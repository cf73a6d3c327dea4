import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../backend/scripts/debian-packages.mjs';

const inPath = (name) =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const findFirefox = () => process.env.FIREFOX_PATH ?? inPath('firefox-esr');

/** Debian keeps the browser beside the libraries of its version. */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder))
    : [];
  return libraries
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => path.join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

function findWebKit() {
  const [driver, browser, display] = [inPath('WebKitWebDriver'), findMiniBrowser(), inPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}

function foundOrInstalled(find, name, packages) {
  const found = find();
  if (found) return { found };
  const unavailable = installPackages(name, packages);
  if (unavailable) return { unavailable };
  const installed = find();
  return installed ? { found: installed } : { unavailable: `${name} was installed but is not where Debian keeps it` };
}

/**
 * Firefox and the browser of WebKitGTK on this machine, installed where they are missing and can be.
 * @returns {{ firefox?: string, webkit?: { driver: string, browser: string, display: string }, unavailable: string[] }} with the reason for each that is not there
 */
export function findOtherBrowsers() {
  const firefox = foundOrInstalled(findFirefox, 'Firefox', ['firefox-esr']);
  const webkit = foundOrInstalled(findWebKit, 'WebKitGTK', ['webkit2gtk-driver', 'xvfb']);
  return {
    firefox: firefox.found,
    webkit: webkit.found,
    unavailable: [firefox.unavailable, webkit.unavailable].filter(Boolean),
  };
}
