import type { VatNumber } from '@storefront/shared/domain';

/** A VAT register's answer. `unavailable`: it does not respond, so nothing is known. */
export type VatAnswer =
  | {
      readonly kind: 'known';
      readonly consultationNumber: string | null;
      readonly name: string | null;
      readonly address: string | null;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** A register of VAT numbers. Never throws. */
export interface VatRegister {
  /** Whether the register can answer at all. If not, only check digits are verified and nothing is retried. */
  readonly answers: boolean;
  ask(number: VatNumber): Promise<VatAnswer>;
}

/** For shops without a register: any well-formed number is accepted. */
export const noVatRegister: VatRegister = { answers: false, ask: async () => ({ kind: 'unavailable' }) };
