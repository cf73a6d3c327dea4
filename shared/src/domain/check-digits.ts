export const toDigits = (text: string): number[] => [...text].map(Number);

/** Adds up the digits of a text, each times the weight at its position. */
export const weightedSum = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0);

/** The Luhn sum: every second digit, counted from the last but one, counts twice, as its digit sum (ISO/IEC 7812-1, annex B). */
export const luhnSum = (digits: string): number =>
  toDigits(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return sum + (value > 9 ? value - 9 : value);
    }, 0);

/** Whether the last digit of a number is the Luhn check digit of those before it. */
export const luhnHolds = (digits: string): boolean => /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0;

/** Returns the digit that a number lacks for `luhnHolds`. */
export const luhnDigit = (digits: string): number => (10 - (luhnSum(`${digits}0`) % 10)) % 10;

/** The check letters of Spanish numbers of persons, by their remainder of 23 (Ministerio del Interior). */
export const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
