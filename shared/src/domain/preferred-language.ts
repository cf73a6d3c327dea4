import type { Language } from '../contract/languages';

/** Lists the languages of an `Accept-Language` header by preference, without those refused with q=0 (RFC 9110, section 12.5.4). */
function listWantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
      return { tag, quality: Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Returns the first supported language of an `Accept-Language` header, ignoring regions; English if there is none. */
export function preferredLanguage(header: string | undefined, spoken: readonly Language[]): Language {
  for (const wanted of listWantedLanguages(header ?? '')) {
    const found = spoken.find((language) => wanted === language.toLowerCase());
    const near = found ?? spoken.find((language) => wanted.split('-')[0] === language);
    if (near) return near;
  }
  return 'en';
}
