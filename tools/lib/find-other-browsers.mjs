import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstall, findProgram } from '../../backend/scripts/debian-packages.mjs';

const findFirefox = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr');

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
  const [driver, browser, display] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/**
 * Finds or installs Firefox and the browser of WebKitGTK.
 * @returns {{ firefox?: string, webkit?: { driver: string, browser: string, display: string }, unavailable: string[] }} `unavailable` has a reason for each missing one
 */
export function findOtherBrowsers() {
  const firefox = findOrInstall('Firefox', ['firefox-esr'], findFirefox);
  const webkit = findOrInstall('WebKitGTK', ['webkit2gtk-driver', 'xvfb'], findWebKit);
  return {
    firefox: firefox.found,
    webkit: webkit.found,
    unavailable: [firefox.unavailable, webkit.unavailable].filter(Boolean),
  };
}
