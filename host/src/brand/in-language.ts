import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { brand, type Brand } from './brand';

/** The parts of `brand.json` that are text, and so can be translated in `languages/<language>/brand.json`. */
export interface BrandTexts {
  readonly tagline?: string;
  readonly support?: Partial<Pick<Brand['support'], 'hours'>>;
  readonly legal?: Partial<Pick<Brand['legal'], 'law'>>;
}

/** A text of the brand, and the language that it turned out to be in. */
export interface BrandDocument<Text> {
  readonly text: Text;
  /** BCP 47: that of the page, or `en` where the text has no translation. */
  readonly language: string;
}

/** The brand, with its texts translated as far as possible. */
export function brandIn(t: Translate): Brand {
  const words = t.document<BrandTexts>('brand/brand', {});
  return {
    ...brand,
    ...words,
    support: { ...brand.support, ...words.support },
    legal: { ...brand.legal, ...words.legal },
  };
}

/** The brand in the language of the page. */
export const useBrand = (): Brand => brandIn(useTranslate());

/** A text of `pages` in the language of the page. @param page its file, without the extension @param english its content in English */
export function useBrandPage<Text extends object>(page: string, english: Text): BrandDocument<Text> {
  const t = useTranslate();
  const text = t.document(`brand/${page}`, english);
  return { text, language: text === english ? 'en' : t.language };
}
