import type { Receipt } from '@storefront/shared/contract';
import { findStandardTax, REVERSE_CHARGE, toMinor } from '@storefront/shared/domain';
import type { Locale } from '../../core/locale';
import * as messages from './messages';
import { isolateLabels, PdfText, type TextStyle } from './pdf-text';

/** Points. */
const MARGIN = 44;
const SUMS_WIDTH = 240;
const INK = '#11181b';
const QUIET = '#465157';
const RULE = '#d3d9d4';

const BODY: TextStyle = { size: 10, color: INK };
const SMALL: TextStyle = { size: 9, color: QUIET };
const LABEL: TextStyle = { size: 9, color: QUIET };
const STRONG: TextStyle = { size: 10, weight: 'bold', color: INK };
const TITLE: TextStyle = { size: 20, weight: 'bold', color: INK };

/** Countries that print on Letter paper (CLDR, `paperSize` US-Letter). */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE', 'BZ']);

/** Properties of every document of the shop. */
interface DocumentFacts {
  readonly title: string;
  readonly shopName: string;
  readonly parties: Pick<Receipt, 'seller' | 'buyer'>;
  readonly orderId: string;
  readonly currency: string;
  readonly at: Date;
  readonly locale: Locale;
}

/** A document with the function that draws its pages. */
export interface DrawableDocument {
  readonly issued: DocumentFacts;
  readonly draw: (pages: DocumentPages) => void;
}

/** Renders documents as one PDF, each starting on a new page. Paper, language and title are those of the first. */
export async function makePdf(documents: readonly [DrawableDocument, ...DrawableDocument[]]): Promise<Buffer> {
  // Loaded with the first document: it reads tables of every script.
  const { default: PDFDocument } = await import('pdfkit');
  const [{ issued }] = documents;
  const doc = new PDFDocument({
    size: LETTER.has(issued.parties.buyer.country) ? 'LETTER' : 'A4',
    margin: 0,
    lang: issued.locale.language,
    displayTitle: true,
    info: { Title: issued.title, Author: issued.parties.seller.name, CreationDate: issued.at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    documents.forEach(({ issued: each, draw }, index) => {
      if (index > 0) doc.addPage();
      draw(new DocumentPages(doc, each));
    });
    doc.end();
  });
}

/** One row of a document's table. */
interface DrawnLine {
  /** A domain in Unicode, or a description if the row is not about a domain. */
  readonly name: string;
  readonly details: readonly string[];
  /** A wire decimal. */
  readonly amount: number;
}

/** Draws the parts that receipts and refund notes have in common. */
export class DocumentPages {
  readonly #doc: PDFKit.PDFDocument;
  readonly #issued: DocumentFacts;
  readonly #text: PdfText;
  readonly #left = MARGIN;
  readonly #right: number;
  readonly #bottom: number;
  #y = MARGIN;

  constructor(doc: PDFKit.PDFDocument, issued: DocumentFacts) {
    this.#doc = doc;
    this.#issued = issued;
    this.#text = new PdfText(doc, issued.locale);
    this.#right = doc.page.width - MARGIN;
    this.#bottom = doc.page.height - MARGIN - 16;
  }

  /** @param wire a wire decimal */
  money(wire: number): string {
    const { locale, currency } = this.#issued;
    return locale.money(toMinor(wire, currency), currency);
  }

  /** Draws the shop, the title and facts side by side, and below them the parties. */
  head(facts: readonly (readonly [label: string, value: string])[]): void {
    const { shopName, title } = this.#issued;
    this.#text.line(shopName, this.#left, this.#y, { size: 14, weight: 'bold', color: INK });
    this.#y += 28;
    this.#text.line(title, this.#left, this.#y, TITLE);
    this.#y += 32;
    const width = (this.#right - this.#left) / facts.length;
    facts.forEach(([label, value], index) => {
      this.#text.line(label, this.#left + index * width, this.#y, LABEL);
      this.#text.line(value, this.#left + index * width, this.#y + 14, STRONG);
    });
    this.#y += 42;
    this.#parties();
  }

  /** Draws the table, each row with its amount before tax. */
  lines(lines: readonly DrawnLine[]): void {
    const { t } = this.#issued.locale;
    const width = this.#right - this.#left - 110;
    this.#text.line(t(messages.name), this.#left, this.#y, LABEL);
    this.#text.line(t(messages.amountHead, { currency: this.#issued.currency }), this.#right, this.#y, LABEL, 'end');
    this.#y += 16;
    this.#rule();
    for (const { name, details: texts, amount } of lines) {
      const names = this.#text.wrap(isolateLabels(name), width, STRONG);
      const details = texts.flatMap((detail) => this.#text.wrap(detail, width, SMALL));
      this.room(names.length * 14 + details.length * 12 + 8);
      this.#text.line(this.money(amount), this.#right, this.#y, BODY, 'end');
      for (const each of names) {
        this.#text.line(each, this.#left, this.#y, STRONG);
        this.#y += 14;
      }
      for (const each of details) {
        this.#text.line(each, this.#left, this.#y, SMALL);
        this.#y += 12;
      }
      this.#y += 3;
      this.#rule();
    }
  }

  /** Draws the sums: before tax, tax by rate, and total. */
  sums({ amount, taxes, total }: Pick<Receipt, 'amount' | 'taxes' | 'total'>): void {
    const { locale, currency } = this.#issued;
    const { t } = locale;
    this.#y += 4;
    this.room(40 + taxes.length * 30);
    this.row(t(messages.beforeTax), this.money(amount));
    for (const tax of taxes)
      this.row(isReverse(tax) ? t(messages.reverseCharge) : this.#taxTitle(tax), this.money(tax.tax_amount));
    this.row(t(messages.total, { currency }), this.money(total), { ...STRONG, size: 12 });
    this.#y += 8;
  }

  /** Draws a row below the sums. */
  row(label: string, value: string, style: TextStyle = BODY): void {
    this.room(16);
    this.#text.line(label, this.#right - SUMS_WIDTH, this.#y, style);
    this.#text.line(value, this.#right, this.#y, style, 'end');
    this.#y += 16;
  }

  /** Draws a statement required by law, below the sums. */
  paragraph(text: string): void {
    const lines = this.#text.wrap(text, this.#right - this.#left, BODY);
    this.#y += 8;
    this.room(lines.length * 14);
    for (const line of lines) {
      this.#text.line(line, this.#left, this.#y, BODY);
      this.#y += 14;
    }
  }

  /** States that the recipient accounts for the tax, if reverse charge applies. */
  reverseNote(taxes: Receipt['taxes']): void {
    if (taxes.some(isReverse)) this.paragraph(this.#issued.locale.t(messages.reverseNote));
  }

  /** Starts a new page if fewer points than this are left. */
  room(points: number): void {
    if (this.#y + points <= this.#bottom) return;
    this.footer();
    this.#doc.addPage();
    this.#y = MARGIN;
    this.#text.line(this.#issued.title, this.#left, this.#y, STRONG);
    this.#y += 24;
  }

  footer(): void {
    const { orderId, parties, locale } = this.#issued;
    const y = this.#doc.page.height - MARGIN - 10;
    this.#text.line(locale.t(messages.orderTitle, { number: orderId }), this.#left, y, SMALL);
    this.#text.line(locale.t(messages.questions, { email: parties.seller.email }), this.#right, y, SMALL, 'end');
  }

  #rule(): void {
    this.#doc.moveTo(this.#left, this.#y).lineTo(this.#right, this.#y).lineWidth(0.75).strokeColor(RULE).stroke();
    this.#y += 8;
  }

  #parties(): void {
    const { parties, locale } = this.#issued;
    const { seller, buyer } = parties;
    const { t, country } = locale;
    const width = (this.#right - this.#left) / 2 - 12;
    const columns = [
      [
        t(messages.seller),
        seller.name,
        [
          ...seller.address,
          ...(seller.tax_number ? [t(messages.taxNumber, { number: seller.tax_number })] : []),
          seller.email,
        ],
      ],
      [
        t(messages.buyer),
        buyer.company ?? buyer.name,
        [
          ...(buyer.company ? [buyer.name] : []),
          ...(buyer.address ?? []),
          country(buyer.country),
          ...(buyer.vat_number ? [t(messages.vatNumber, { number: buyer.vat_number })] : []),
          buyer.email,
        ],
      ],
    ] as const;
    const top = this.#y;
    let lowest = top;
    columns.forEach(([label, name, details], index) => {
      const x = this.#left + index * (width + 24);
      let y = top;
      this.#text.line(label, x, y, LABEL);
      y += 14;
      for (const line of this.#text.wrap(name, width, STRONG)) {
        this.#text.line(line, x, y, STRONG);
        y += 14;
      }
      for (const detail of details) {
        for (const line of this.#text.wrap(detail, width, BODY)) {
          this.#text.line(line, x, y, BODY);
          y += 14;
        }
      }
      lowest = Math.max(lowest, y);
    });
    this.#y = lowest + 16;
  }

  #taxTitle(tax: Receipt['taxes'][number]): string {
    const { t, language, country } = this.#issued.locale;
    const standard = findStandardTax(tax);
    const name = standard
      ? t(messages.standardTax, { kind: standard.kind, country: country(standard.country) })
      : tax.tax_rule_name;
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
    return t(messages.tax, { tax: name, rate: percent.format(tax.tax_rate / 100) });
  }
}

const isReverse = ({ tax_id }: { readonly tax_id: string }): boolean => tax_id === REVERSE_CHARGE.tax_id;
