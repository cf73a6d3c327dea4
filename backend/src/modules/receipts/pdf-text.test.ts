import { assertMinor, formatMoney } from '@storefront/shared/domain';
import { basename } from 'node:path';
import { getLocale } from '../../core/locale';
import { isolateLabels, PdfText } from './pdf-text';

/** A fake page that records what is drawn; every character is one point wide. */
function page(language: 'en' | 'ar' | 'ja' = 'en') {
  let font = '';
  const drawn: { text: string; x: number; font: string }[] = [];
  const doc = {
    page: { width: 600 },
    font(file: string) {
      font = basename(file);
      return doc;
    },
    fontSize: () => doc,
    fillColor: () => doc,
    widthOfString: (text: string) => [...text].length,
    text(text: string, x: number) {
      drawn.push({ text, x, font });
      return doc;
    },
  };
  return { text: new PdfText(doc as unknown as PDFKit.PDFDocument, getLocale(language)), drawn };
}

const fromLeft = (text: string): string[] => {
  const { text: pen, drawn } = page();
  pen.line(text, 0, 0, { size: 10 });
  return [...drawn].sort((a, b) => a.x - b.x).map((run) => run.text);
};

describe('[OR-09b] text of any script on a receipt', () => {
  test.each([
    ['Łódź Ørsted', ['NotoSans_400Regular.ttf']],
    ['Νίκος Юлия अर्जुन', ['NotoSans_400Regular.ttf']],
    ['田中 太郎', ['NotoSansHans-Regular.otf', 'NotoSans_400Regular.ttf', 'NotoSansHans-Regular.otf']],
    ['たなか', ['NotoSansJP-Regular.otf']],
    ['김민수', ['NotoSansKR-Regular.otf']],
    ['สมชาย', ['NotoSansThai_400Regular.ttf']],
    ['გიორგი Գևորգ', ['DejaVuSans.ttf', 'NotoSans_400Regular.ttf', 'DejaVuSans.ttf']],
  ])('draws %s with fonts that cover it', (text, fonts) => {
    const { text: pen, drawn } = page();
    pen.line(text, 0, 0, { size: 10 });
    expect(drawn.map(({ font }) => font)).toEqual(fonts);
  });

  test('draws Han characters in a Japanese document with the Japanese font', () => {
    const { text: pen, drawn } = page('ja');
    pen.line('領収書。', 0, 0, { size: 10, weight: 'bold' });
    expect(drawn.map(({ text, font }) => [text, font])).toEqual([['領収書。', 'NotoSansJP-Bold.otf']]);
  });

  test('starts a right-to-left name at the right and mirrors its brackets', () => {
    expect(fromLeft('שרה (Sara)')).toEqual(['(', 'Sara', ') ', 'שרה']);
  });

  test('does not draw the direction marks of an Arabic percentage', () => {
    expect(fromLeft('25\u200e%\u200e').join('')).toBe('25%');
  });

  test('keeps the labels of a domain in their order', () => {
    expect(fromLeft(isolateLabels('مثال.إختبار'))).toEqual(['مثال', '.', 'إختبار']);
    expect(fromLeft(isolateLabels('مثال.com'))).toEqual(['مثال', '.', 'com']);
  });

  test('aligns the end of a line in any direction', () => {
    const { text: pen, drawn } = page();
    pen.line('דוד', 100, 0, { size: 10 }, 'end');
    expect(drawn[0]?.x).toBe(97);
  });

  test('mirrors a right-to-left page, with sentences from right to left and Latin names unchanged', () => {
    const { text: pen, drawn } = page('ar');
    pen.line('Visa', 40, 0, { size: 10 });
    pen.line('$9.99', 560, 0, { size: 10 }, 'end');
    pen.line('Ltd.', 40, 0, { size: 10 });
    expect(drawn.map(({ text, x }) => [text, x])).toEqual([
      ['Visa', 556],
      ['$9.99', 40],
      ['Ltd.', 556],
    ]);
    drawn.length = 0;
    pen.line('a.com تم', 40, 0, { size: 10 });
    const order = [...drawn].sort((a, b) => a.x - b.x).map((run) => run.text.trim());
    expect(order.filter(Boolean)).toEqual(['تم', 'a.com']);
  });

  test('breaks lines at spaces, dots and hyphens, and long words anywhere', () => {
    const { text: pen } = page();
    expect(pen.wrap('one two-three', 8, { size: 10 })).toEqual(['one two-', 'three']);
    expect(pen.wrap('abcdefghij', 4, { size: 10 })).toEqual(['abcd', 'efgh', 'ij']);
    expect(pen.wrap('', 4, { size: 10 })).toEqual(['']);
  });
});

test('[RT-39h] an amount keeps its currency as it is written, within a line from right to left', () => {
  const { text: pen, drawn } = page('ar');
  pen.line(`المبلغ ${formatMoney(assertMinor(1290), 'USD', 'ar')}`, 0, 0, { size: 10 });
  const line = [...drawn].sort((a, b) => a.x - b.x).map((run) => run.text);
  expect(line.join('|')).toContain('US$');
  expect(line.join('|')).toContain('12.90');
});
