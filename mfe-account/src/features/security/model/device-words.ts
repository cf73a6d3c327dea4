type Known = readonly (readonly [pattern: RegExp, word: string])[];

/** In this order: most browsers name those that they descend from, too. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: Known = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (known: Known, text: string): string | undefined => known.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser said of itself (its User-Agent), as somebody would name it: "Firefox on Linux". Programs are named as they name themselves. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'Unknown device';
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `A browser on ${system}`;
  return /^[^\s/(]{1,40}/.exec(userAgent.trim())?.[0] ?? 'Unknown device';
}
