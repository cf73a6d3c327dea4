import type { Receipt } from '@storefront/shared/contract';
import {
  addOnInWords,
  costParts,
  formatDate,
  formatMoney,
  lineKind,
  methodTitle,
  REVERSE_CHARGE,
  REVERSE_CHARGE_NOTE,
  taxTitle,
  toMinor,
  toUnicode,
  type LineKind,
} from '@storefront/shared/domain';
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

const what = {
  new: 'Registration',
  renew: 'Renewal',
  transfer: 'Transfer',
  add_ons: 'Add-ons',
} as const satisfies Record<LineKind, string>;
const moneyWords = {
  open: '',
  charged: '',
  not_charged: 'Not charged',
  refund_pending: 'Charged; a refund is on its way',
  refunded: 'Charged, then refunded',
} as const;

/** A receipt as a PDF: one page of A4 or Letter for a usual order, more where the lines need them. */
export async function receiptPdf(receipt: Receipt, shopName: string): Promise<Buffer> {
  // Loaded with the first document: it reads tables of every script.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: LETTER.has(receipt.buyer.country) ? 'LETTER' : 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: titleOf(receipt),
      Author: receipt.seller.name,
      CreationDate: new Date(receipt.issued_at ?? receipt.ordered_at),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    new ReceiptPages(doc, receipt, shopName).draw();
    doc.end();
  });
}

const titleOf = ({ number, order_id }: Receipt): string => (number ? `Receipt ${number}` : `Order ${order_id}`);

class ReceiptPages {
  readonly #text: PdfText;
  readonly #left = MARGIN;
  readonly #right: number;
  readonly #bottom: number;
  #y = MARGIN;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly receipt: Receipt,
    readonly shopName: string,
  ) {
    this.#text = new PdfText(doc);
    this.#right = doc.page.width - MARGIN;
    this.#bottom = doc.page.height - MARGIN - 16;
  }

  draw(): void {
    this.#head();
    this.#parties();
    this.#lines();
    this.#sums();
    this.#footer();
  }

  #money(wire: number): string {
    return formatMoney(toMinor(wire, this.receipt.currency_code), this.receipt.currency_code);
  }

  /** What the name itself consists of, where that is more than its years. */
  #parts({ type, period, cost, fee }: Receipt['lines'][number]): ReturnType<typeof costParts> {
    const minor = (wire: number): number => toMinor(wire, this.receipt.currency_code);
    return costParts({ type, period, cost: minor(cost), fee: fee && { kind: fee.kind, amount: minor(fee.amount) } });
  }

  #row(label: string, value: string, style: TextStyle = BODY): void {
    this.#room(16);
    this.#text.line(label, this.#right - SUMS_WIDTH, this.#y, style);
    this.#text.line(value, this.#right, this.#y, style, 'end');
    this.#y += 16;
  }

  #rule(): void {
    this.doc.moveTo(this.#left, this.#y).lineTo(this.#right, this.#y).lineWidth(0.75).strokeColor(RULE).stroke();
    this.#y += 8;
  }

  /** Goes to a new page where less than so many points are left. */
  #room(points: number): void {
    if (this.#y + points <= this.#bottom) return;
    this.#footer();
    this.doc.addPage();
    this.#y = MARGIN;
    this.#text.line(titleOf(this.receipt), this.#left, this.#y, STRONG);
    this.#y += 24;
  }

  #head(): void {
    const { receipt } = this;
    this.#text.line(this.shopName, this.#left, this.#y, { size: 14, weight: 'bold', color: INK });
    this.#y += 28;
    this.#text.line(titleOf(receipt).split(' ')[0] ?? '', this.#left, this.#y, TITLE);
    this.#y += 32;
    const facts = [
      ['Number', receipt.number ?? 'None: nothing was charged'],
      ['Issued', formatDate(receipt.issued_at ?? receipt.ordered_at)],
      ['Ordered', formatDate(receipt.ordered_at)],
      ['Paid with', methodTitle(receipt.card)],
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
    const width = (this.#right - this.#left) / 2 - 12;
    const columns = [
      [
        'Seller',
        seller.name,
        [...seller.address, ...(seller.tax_number ? [`Tax number ${seller.tax_number}`] : []), seller.email],
      ],
      [
        'Buyer',
        buyer.company ?? buyer.name,
        [
          ...(buyer.company ? [buyer.name] : []),
          ...(buyer.address ?? []),
          new Intl.DisplayNames(['en'], { type: 'region' }).of(buyer.country) ?? buyer.country,
          ...(buyer.vat_number ? [`VAT number ${buyer.vat_number}`] : []),
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
    const width = this.#right - this.#left - 110;
    this.#text.line('Name', this.#left, this.#y, LABEL);
    this.#text.line(`Amount before tax, ${this.receipt.currency_code}`, this.#right, this.#y, LABEL, 'end');
    this.#y += 16;
    this.#rule();
    for (const line of this.receipt.lines) {
      const name = toUnicode(line.domain_name);
      const names = this.#text.wrap(isolateLabels(name), width, STRONG);
      const years =
        line.type === 'transfer' || line.period === 0 ? '' : `, ${line.period} ${line.period === 1 ? 'year' : 'years'}`;
      const details = [
        `${what[lineKind(line)]}${years}${line.expiry_date ? `, until ${formatDate(line.expiry_date)}` : ''}`,
        ...(name === line.domain_name ? [] : [line.domain_name]),
        ...this.#parts(line).map(
          ({ label, amount }) => `${label}, included: ${formatMoney(amount, this.receipt.currency_code)}`,
        ),
        ...line.sub_items.map(
          (addOn) => `${addOnInWords(addOn, lineKind(line))}, included: ${this.#money(addOn.cost)}`,
        ),
        ...(moneyWords[line.money] ? [`${moneyWords[line.money]}${line.code ? `: ${line.message}` : ''}`] : []),
      ].flatMap((detail) => this.#text.wrap(detail, width, SMALL));
      this.#room(names.length * 14 + details.length * 12 + 8);
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

  #sums(): void {
    const { receipt } = this;
    this.#y += 4;
    this.#room(40 + receipt.taxes.length * 30 + receipt.refunds.length * 16);
    this.#row('Before tax', this.#money(receipt.amount));
    for (const tax of receipt.taxes) this.#row(taxTitle(tax), this.#money(tax.tax_amount));
    this.#row(`Total ${receipt.currency_code}`, this.#money(receipt.total), { ...STRONG, size: 12 });
    this.#y += 8;
    this.#row('Charged', this.#money(receipt.captured));
    if (receipt.voided > 0) this.#row('Released, never charged', this.#money(receipt.voided));
    for (const refund of receipt.refunds)
      this.#row(`${refund.number}, ${formatDate(refund.issued_at)}: refunded`, `−${this.#money(refund.amount)}`);
    if (receipt.refunded > 0)
      this.#row('Paid in the end', this.#money(Math.round((receipt.captured - receipt.refunded) * 100) / 100), STRONG);
    if (receipt.taxes.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id)) this.#note(REVERSE_CHARGE_NOTE);
  }

  /** A sentence that the law asks for, under the sums. */
  #note(text: string): void {
    const lines = this.#text.wrap(text, this.#right - this.#left, BODY);
    this.#y += 8;
    this.#room(lines.length * 14);
    for (const line of lines) {
      this.#text.line(line, this.#left, this.#y, BODY);
      this.#y += 14;
    }
  }

  #footer(): void {
    const { order_id, seller } = this.receipt;
    const y = this.doc.page.height - MARGIN - 10;
    this.#text.line(`Order ${order_id}`, this.#left, y, SMALL);
    this.#text.line(`Questions: ${seller.email}`, this.#right, y, SMALL, 'end');
  }
}
