import { toMinor, type Minor } from '@storefront/shared/domain';
import { isSaleCurrency, SALE_CURRENCIES, type SaleCurrency } from './sale-currency';
import { SMALLEST_CHARGES } from './smallest-charges';
import type { Line, FilePosition, Problem } from './csv-file';

/** Prices above a million are treated as typing errors. */
const MOST = 1_000_000;

/**
 * Reads and validates the cells of one line, and records a message for each invalid one. A method that returns undefined has recorded why.
 */
export class LineReader {
  constructor(
    readonly line: Line,
    private readonly problems: Problem[],
  ) {}

  /** Records a problem at a cell, or at the start of the line if there is no such cell. */
  refuse(column: string, message: string): undefined {
    const { line, column: at } = this.at(column);
    this.problems.push({ line, column: at, message });
    return undefined;
  }

  at(column: string): FilePosition {
    return this.line.cells.get(column) ?? this.line;
  }

  text(column: string): string {
    return this.line.cells.get(column)?.text ?? '';
  }

  required(column: string): string | undefined {
    return this.text(column) || this.refuse(column, `The ${describeColumn(column)} is missing.`);
  }

  /** Reads a price such as 12.90 in minor units; must be over 0. */
  price(column: string, currency: SaleCurrency): Minor | undefined {
    const amount = this.fee(column, currency);
    return amount === 0
      ? this.refuse(column, `The ${describeColumn(column)} is zero. A card cannot be charged nothing.`)
      : amount;
  }

  /** Reads a price that can be all that an order costs, so that a card must be able to pay it. */
  charge(column: string, currency: SaleCurrency): Minor | undefined {
    const amount = this.price(column, currency);
    const least = SMALLEST_CHARGES[currency];
    return amount !== undefined && amount < least
      ? this.refuse(
          column,
          `The ${describeColumn(column)} is ${inFile(amount)}. A card cannot be charged less than ${inFile(least)} ${currency}.`,
        )
      : amount;
  }

  /** Reads an amount such as 12.90 in minor units; may be 0. */
  fee(column: string, currency: SaleCurrency): Minor | undefined {
    const text = this.required(column);
    if (text === undefined) return undefined;
    const what = describeColumn(column);
    if (/^-/.test(text)) return this.refuse(column, `The ${what} is negative: ${text}.`);
    if (/^\d+\.\d{3,}$/.test(text)) return this.refuse(column, `The ${what} has more than two decimals: ${text}.`);
    if (!/^\d+(\.\d{1,2})?$/.test(text))
      return this.refuse(
        column,
        `The ${what} is not an amount: ${text}. Write it with digits and a point, such as 12.90.`,
      );
    const amount = Number(text);
    if (amount > MOST) return this.refuse(column, `The ${what} is over a million: ${text}.`);
    return toMinor(amount, currency);
  }

  currency(column = 'currency'): SaleCurrency | undefined {
    const text = this.required(column);
    if (text === undefined) return undefined;
    return isSaleCurrency(text)
      ? text
      : this.refuse(column, `${text} is not a supported currency. Supported: ${SALE_CURRENCIES.join(', ')}.`);
  }

  /** Reads a number with at most `decimals` decimals. */
  decimal(column: string, decimals: number): number | undefined {
    const text = this.required(column);
    if (text === undefined) return undefined;
    if (/^-/.test(text)) return this.refuse(column, `The ${describeColumn(column)} is negative: ${text}.`);
    if (!/^\d+(\.\d+)?$/.test(text))
      return this.refuse(column, `The ${describeColumn(column)} is not a number: ${text}.`);
    if ((text.split('.')[1] ?? '').length > decimals)
      return this.refuse(column, `The ${describeColumn(column)} has more than ${decimals} decimals: ${text}.`);
    return Number(text);
  }

  /** Reads a day such as 2027-01-31; null if the cell is empty. */
  day(column: string): string | null | undefined {
    const text = this.text(column);
    if (text === '') return null;
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
    return isDay ? text : this.refuse(column, `${text} is not a date. Write it as 2027-01-31.`);
  }

  /** Reads yes or no; an empty cell means no. */
  yesNo(column: string): boolean | undefined {
    const text = this.text(column).toLowerCase();
    if (text === 'yes') return true;
    return text === 'no' || text === '' ? false : this.refuse(column, `Write yes or no, not ${text}.`);
  }
}

/** Formats minor units for a file: 1290 → 12.90. */
export const inFile = (minor: number): string => (minor / 100).toFixed(2);

/** `valid_from` → `valid from` */
export const describeColumn = (column: string): string =>
  ({
    register: 'registration price',
    renew: 'renewal price',
    transfer: 'transfer price',
    restore: 'restore price',
    late: 'late fee',
    per_usd: 'rate',
  })[column] ?? column.replaceAll('_', ' ');
