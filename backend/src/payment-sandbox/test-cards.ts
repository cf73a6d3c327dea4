export type CardBehaviour = 'approves' | 'declines' | 'insufficient_funds' | 'expired_card' | 'challenges';

export interface TestCard {
  readonly number: string;
  readonly brand: 'Visa' | 'Mastercard' | 'American Express';
  readonly behaviour: CardBehaviour;
}

/** The only numbers that the sandbox accepts, so that nobody enters a real card. The same as Stripe's test cards. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', behaviour: 'approves' },
  { number: '5555555555554444', brand: 'Mastercard', behaviour: 'approves' },
  { number: '378282246310005', brand: 'American Express', behaviour: 'approves' },
  { number: '4000002500003155', brand: 'Visa', behaviour: 'challenges' },
  { number: '4000000000000002', brand: 'Visa', behaviour: 'declines' },
  { number: '4000000000009995', brand: 'Visa', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'Visa', behaviour: 'expired_card' },
];

/** Whether the check digit of a card number is right (ISO/IEC 7812-1 annex B). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
