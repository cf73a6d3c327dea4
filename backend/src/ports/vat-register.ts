import type { VatNumber } from '@storefront/shared/domain';

/** What a register of VAT numbers says of one. `silent`: it does not answer now, and nothing is known. */
export type VatAnswer =
  | {
      readonly kind: 'known';
      readonly consultationNumber: string | null;
      readonly name: string | null;
      readonly address: string | null;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'silent' };

/** A register of VAT numbers. Never throws. */
export interface VatRegister {
  /** Whether an answer can be had at all; where not, the check digits are all there is and nothing is asked again. */
  readonly answers: boolean;
  ask(number: VatNumber): Promise<VatAnswer>;
}

/** For shops without a register: whoever gives a number that is well formed is believed. */
export const noVatRegister: VatRegister = { answers: false, ask: async () => ({ kind: 'silent' }) };
