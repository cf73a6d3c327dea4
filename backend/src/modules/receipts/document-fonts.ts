import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type FontWeight = 'regular' | 'bold';

interface Face {
  readonly name: string;
  readonly covers: RegExp;
  readonly files: Readonly<Record<FontWeight, string>>;
}

const { resolve } = createRequire(import.meta.url);
/** The font files of these packages lie beside their code, which exports only their names. */
const beside = (entry: string, file: string): string => join(dirname(dirname(entry)), file);

/** One file for both weights, for scripts whose bold is not worth its size. */
const same = (file: string): Record<FontWeight, string> => ({ regular: file, bold: file });

const JAPANESE: Face = {
  name: 'japanese',
  covers: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  files: {
    regular: beside(resolve('@embedpdf/fonts-jp'), 'fonts/NotoSansJP-Regular.otf'),
    bold: beside(resolve('@embedpdf/fonts-jp'), 'fonts/NotoSansJP-Bold.otf'),
  },
};

/** Characters shared by Japanese and Chinese, but drawn differently. */
const SHARED_WITH_CHINESE = /[\p{Script=Han}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/**
 * Faces by script; the first that covers a character is used. All are under the SIL Open Font Licence or Bitstream Vera's. The last one
 * shows scripts that none covers as empty boxes.
 */
const faces: readonly Face[] = [
  {
    name: 'sans',
    covers:
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\u0020-\u007e\u00a0-\u00bf\u00d7\u00f7\u0300-\u036f\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122]/u,
    files: {
      regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    },
  },
  {
    name: 'thai',
    covers: /\p{Script=Thai}/u,
    files: {
      regular: resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
      bold: resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
    },
  },
  {
    name: 'korean',
    covers: /\p{Script=Hangul}/u,
    files: same(beside(resolve('@embedpdf/fonts-kr'), 'fonts/NotoSansKR-Regular.otf')),
  },
  JAPANESE,
  {
    name: 'han',
    covers: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
    files: same(beside(resolve('@embedpdf/fonts-sc'), 'fonts/NotoSansHans-Regular.otf')),
  },
  // Arabic, Hebrew, Armenian, Georgian and all other scripts.
  {
    name: 'rest',
    covers: /./su,
    files: {
      regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    },
  },
];

/** Returns the font file for a character. @param language of the document, BCP 47: decides how Han characters are drawn */
export function fontFileFor(character: string, weight: FontWeight, language: string): string {
  const isJapanese = language === 'ja' && SHARED_WITH_CHINESE.test(character);
  const face = isJapanese ? JAPANESE : faces.find(({ covers }) => covers.test(character));
  if (!face) throw new Error('The last face covers everything');
  return face.files[weight];
}
