import type { Receipt } from '@storefront/shared/contract';
import {
  findStandardTax,
  lineKind,
  methodTitle,
  REVERSE_CHARGE,
  subtractMinor,
  toMinor,
  toUnicode,
} from '@storefront/shared/domain';
import { addOnName } from '../../core/add-on-names';
import type { Locale } from '../../core/locale';
import { itemSays } from '../orders';
import * as messages from './messages';
import { isolateLabels, PdfText, type TextStyle } from './pdf-text';
import type { WrittenReceipt } from './view-receipt';

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

/** Creates a receipt as a PDF: usually one A4 or Letter page, more if the lines need them. */
export async function receiptPdf(written: WrittenReceipt, shopName: string): Promise<Buffer> {
  const { receipt, locale } = written;
  // Loaded on demand because it reads tables of every script.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: LETTER.has(receipt.buyer.country) ? 'LETTER' : 'A4',
    margin: 0,
    lang: locale.language,
    displayTitle: true,
    info: {
      Title: getTitle(receipt, locale),
      Author: receipt.seller.name,
      CreationDate: new Date(receipt.issued_at ?? receipt.ordered_at),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    new ReceiptPages(doc, written, shopName).draw();
    doc.end();
  });
}

const getTitle = ({ number, order_id }: Receipt, { t }: Locale): string =>
  number ? t(messages.receiptTitle, { number }) : t(messages.orderTitle, { number: order_id });

class ReceiptPages {
  readonly #text: PdfText;
  readonly #left = MARGIN;
  readonly #right: number;
  readonly #bottom: number;
  #y = MARGIN;
  readonly receipt: Receipt;
  readonly locale: Locale;
  readonly consent: readonly string[];

  constructor(
    readonly doc: PDFKit.PDFDocument,
    { receipt, locale, consent }: WrittenReceipt,
    readonly shopName: string,
  ) {
    this.receipt = receipt;
    this.locale = locale;
    this.consent = consent;
    this.#text = new PdfText(doc, locale);
    this.#right = doc.page.width - MARGIN;
    this.#bottom = doc.page.height - MARGIN - 16;
  }

  draw(): void {
    this.#head();
    this.#parties();
    this.#lines();
    this.#sums();
    for (const paragraph of this.consent) this.#paragraph(paragraph);
    this.#footer();
  }

  #money(wire: number): string {
    return this.locale.money(toMinor(wire, this.receipt.currency_code), this.receipt.currency_code);
  }

  /** Splits the price of a renewal with a fee into years and fee. */
  #parts({ type, period, cost, fee }: Receipt['lines'][number]): string[] {
    if (type !== 'renew' || !fee) return [];
    const { t, money } = this.locale;
    const { currency_code } = this.receipt;
    const paid = toMinor(fee.amount, currency_code);
    const years = subtractMinor(toMinor(cost, currency_code), paid);
    return [
      t(messages.yearsIncluded, { years: period, amount: money(years, currency_code) }),
      t(messages.feeIncluded, { fee: fee.kind, amount: money(paid, currency_code) }),
    ];
  }

  #describe(line: Receipt['lines'][number]): string {
    return this.locale.t(messages.line, {
      kind: lineKind(line),
      hasYears: line.type !== 'transfer' && line.period > 0,
      years: line.period,
      hasEnd: Boolean(line.expiry_date),
      date: line.expiry_date ? this.locale.date(line.expiry_date) : '',
    });
  }

  /** Explains a line that was refunded or not charged; empty for others. */
  #moneyNotes(line: Receipt['lines'][number]): string[] {
    const { money, code } = line;
    if (money === 'open' || money === 'charged') return [];
    const { t } = this.locale;
    return [code ? t(messages.moneyWhy, { money, reason: itemSays(line, this.locale) }) : t(messages.money, { money })];
  }

  #row(label: string, value: string, style: TextStyle = BODY): void {
    this.#ensureRoom(16);
    this.#text.line(label, this.#right - SUMS_WIDTH, this.#y, style);
    this.#text.line(value, this.#right, this.#y, style, 'end');
    this.#y += 16;
  }

  #rule(): void {
    this.doc.moveTo(this.#left, this.#y).lineTo(this.#right, this.#y).lineWidth(0.75).strokeColor(RULE).stroke();
    this.#y += 8;
  }

  /** Starts a new page if fewer than `points` are left. */
  #ensureRoom(points: number): void {
    if (this.#y + points <= this.#bottom) return;
    this.#footer();
    this.doc.addPage();
    this.#y = MARGIN;
    this.#text.line(getTitle(this.receipt, this.locale), this.#left, this.#y, STRONG);
    this.#y += 24;
  }

  #head(): void {
    const { receipt } = this;
    const { t, date } = this.locale;
    this.#text.line(this.shopName, this.#left, this.#y, { size: 14, weight: 'bold', color: INK });
    this.#y += 28;
    this.#text.line(t(receipt.number ? messages.receipt : messages.order), this.#left, this.#y, TITLE);
    this.#y += 32;
    const facts = [
      [t(messages.number), receipt.number ?? t(messages.noNumber)],
      [t(messages.issued), date(receipt.issued_at ?? receipt.ordered_at)],
      [t(messages.ordered), date(receipt.ordered_at)],
      [t(messages.paidWith), methodTitle(receipt.card)],
    ] as const;
    const width = (this.#right - this.#left) / facts.length;
    facts.forEach(([label, value], index) => {
      this.#text.line(label, this.#left + index * width, this.#y, LABEL);
      this.#text.line(value, this.#left + index * width, this.#y + 14, STRONG);
    });
    this.#y += 42;
  }

  #parties(): void {
    const { seller, buyer } = this.receipt;
    const { t, country } = this.locale;
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

  #lines(): void {
    const { t } = this.locale;
    const width = this.#right - this.#left - 110;
    this.#text.line(t(messages.name), this.#left, this.#y, LABEL);
    this.#text.line(
      t(messages.amountHead, { currency: this.receipt.currency_code }),
      this.#right,
      this.#y,
      LABEL,
      'end',
    );
    this.#y += 16;
    this.#rule();
    for (const line of this.receipt.lines) {
      const name = toUnicode(line.domain_name);
      const names = this.#text.wrap(isolateLabels(name), width, STRONG);
      const details = [
        this.#describe(line),
        ...(name === line.domain_name ? [] : [line.domain_name]),
        ...this.#parts(line),
        ...line.sub_items.map((addOn) =>
          t(messages.addOnIncluded, {
            addOn: addOnName(this.locale, addOn, lineKind(line)),
            amount: this.#money(addOn.cost),
          }),
        ),
        ...this.#moneyNotes(line),
      ].flatMap((detail) => this.#text.wrap(detail, width, SMALL));
      this.#ensureRoom(names.length * 14 + details.length * 12 + 8);
      this.#text.line(
        line.money === 'not_charged' ? this.#money(0) : this.#money(line.amount),
        this.#right,
        this.#y,
        BODY,
        'end',
      );
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

  #taxTitle(tax: Receipt['taxes'][number]): string {
    const { t, language, country } = this.locale;
    const standard = findStandardTax(tax);
    const name = standard
      ? t(messages.standardTax, { kind: standard.kind, country: country(standard.country) })
      : tax.tax_rule_name;
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
    return t(messages.tax, { tax: name, rate: percent.format(tax.tax_rate / 100) });
  }

  #sums(): void {
    const { receipt } = this;
    const { t, date } = this.locale;
    const isReverse = ({ tax_id }: { readonly tax_id: string }): boolean => tax_id === REVERSE_CHARGE.tax_id;
    this.#y += 4;
    this.#ensureRoom(40 + receipt.taxes.length * 30 + receipt.refunds.length * 16);
    this.#row(t(messages.beforeTax), this.#money(receipt.amount));
    for (const tax of receipt.taxes)
      this.#row(isReverse(tax) ? t(messages.reverseCharge) : this.#taxTitle(tax), this.#money(tax.tax_amount));
    this.#row(t(messages.total, { currency: receipt.currency_code }), this.#money(receipt.total), {
      ...STRONG,
      size: 12,
    });
    this.#y += 8;
    this.#row(t(messages.charged), this.#money(receipt.captured));
    if (receipt.voided > 0) this.#row(t(messages.released), this.#money(receipt.voided));
    for (const { number, issued_at, amount, failed } of receipt.refunds)
      if (failed) this.#row(t(messages.refundFailed, { number, date: date(issued_at) }), this.#money(amount));
      else this.#row(t(messages.refund, { number, date: date(issued_at) }), `−${this.#money(amount)}`);
    if (receipt.refunds.length > 0) {
      const kept = Math.round((receipt.captured - receipt.refunded) * 100) / 100;
      this.#row(t(messages.paidEnd), this.#money(kept), STRONG);
    }
    if (receipt.taxes.some(isReverse)) this.#paragraph(t(messages.reverseNote));
  }

  #paragraph(text: string): void {
    const lines = this.#text.wrap(text, this.#right - this.#left, BODY);
    this.#y += 8;
    this.#ensureRoom(lines.length * 14);
    for (const line of lines) {
      this.#text.line(line, this.#left, this.#y, BODY);
      this.#y += 14;
    }
  }

  #footer(): void {
    const { order_id, seller } = this.receipt;
    const y = this.doc.page.height - MARGIN - 10;
    const { t } = this.locale;
    this.#text.line(t(messages.orderTitle, { number: order_id }), this.#left, y, SMALL);
    this.#text.line(t(messages.questions, { email: seller.email }), this.#right, y, SMALL, 'end');
  }
}
