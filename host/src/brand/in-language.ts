import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { brand, type Brand } from './brand';

/** The texts in `brand.json`, which `languages/<language>/brand.json` can translate. */
interface BrandTexts {
  readonly tagline?: string;
  readonly support?: Partial<Pick<Brand['support'], 'hours'>>;
  readonly legal?: Partial<Pick<Brand['legal'], 'law'>>;
}

/** A text of the brand with the language that it is actually in. */
export interface BrandDocument<Text> {
  readonly text: Text;
  /** BCP 47: the language of the page, or `en` if the text is not translated. */
  readonly language: string;
}

/** The brand with its texts translated, as far as translations exist. */
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

/**
 * Returns a document of `pages` in the language of the page.
 * @param page its file name without the extension
 * @param english its English content
 */
export function useBrandPage<Text extends object>(page: string, english: Text): BrandDocument<Text> {
  const t = useTranslate();
  const text = t.document(`brand/${page}`, english);
  return { text, language: text === english ? 'en' : t.language };
}
