import type { VatStatus } from '@storefront/shared/domain';

/** The answer of a VAT register, as evidence for the tax office. */
export interface VatEvidence {
  /** ISO 8601. */
  readonly asked_at: string;
  /** The register's reference for its answer; null if it gave none. */
  readonly consultation_number: string | null;
  /** Name and address as registered, if disclosed. */
  readonly name: string | null;
  readonly address: string | null;
}

export interface CustomerVat {
  /** With its prefix. */
  readonly number: string;
  readonly status: VatStatus;
  readonly evidence: VatEvidence | null;
}

/** Whether a customer buys as a business: has a VAT number that the register has not refused. */
export const isBusiness = (vat: CustomerVat | null): boolean => vat !== null && vat.status !== 'refused';

export interface VatColumns {
  readonly vat_number: string | null;
  readonly vat_status: VatStatus | null;
  readonly vat_evidence: VatEvidence | null;
}

export function getCustomerVat({ vat_number, vat_status, vat_evidence }: VatColumns): CustomerVat | null {
  return vat_number !== null && vat_status !== null
    ? { number: vat_number, status: vat_status, evidence: vat_evidence }
    : null;
}
