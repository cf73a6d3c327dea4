import type { Translate } from '../../i18n';
import * as messages from './messages';

type Known<Word> = readonly (readonly [pattern: RegExp, word: Word])[];

/** The order matters, because most browsers also name those that they are derived from. */
const browsers: Known<string> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac(?:intosh| OS X)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
] as const satisfies Known<string>;

const find = <Word>(known: Known<Word>, text: string): Word | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Describes a browser by its user agent, as "Firefox on Linux". Programs keep their own name. */
export function describeDevice(userAgent: string | null, t: Translate): string {
  if (!userAgent?.trim()) return t(messages.unknownDevice);
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser) return system ? t(messages.browserOn, { browser, system }) : browser;
  if (system) return t(messages.someBrowser, { system });
  return /^[^\s/(]{1,40}/.exec(userAgent.trim())?.[0] ?? t(messages.unknownDevice);
}
