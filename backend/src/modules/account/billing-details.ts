import type {
  BillingAddress,
  BillingDetails,
  BillingDetailsChange,
  CodedDetail,
  CustomerId,
  SavedBillingDetails,
} from '@storefront/shared/contract';
import {
  formatVatNumber,
  isCountryCode,
  listMissingParts,
  readVatNumber,
  vatNumberExample,
  vatPrefix,
  type VatNumber,
} from '@storefront/shared/domain';
import type { VatAnswer } from '../../ports/vat-register';
import { type VatEvidence, getCustomerVat } from '../../core/customer-vat';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { getTaxPlace } from '../prices';
import { changeCustomer, customerRow, listOwners, type CustomerRow } from './billing-queries';
import { keepsOtherDetails } from './unchanged-owners';

type BillingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'vatRegister'>;

const NO_ADDRESS: BillingAddress = { address1: '', address2: '', city: '', state: '', postal_code: '' };

/** Milliseconds until an unavailable register is queried again. */
export const RECHECK_MS = 3_600_000;
/** Milliseconds until a confirmed number is checked again, since businesses end. */
const CONFIRMED_MS = 30 * 86_400_000;
/** Milliseconds within which saving the details does not query the register again. */
const FRESH_MS = 86_400_000;

async function getRow({ db }: Pick<Deps, 'db'>, customerId: CustomerId): Promise<CustomerRow> {
  const row = await customerRow(db, customerId);
  if (!row) throw notFound('Account not found.', { code: 'no_such_account' });
  return row;
}

function view(row: CustomerRow, { config, vatRegister }: Pick<Deps, 'config' | 'vatRegister'>): BillingDetails {
  const vat = getCustomerVat(row);
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    country: row.country,
    company: row.company ?? '',
    address: row.billing_address ?? NO_ADDRESS,
    vat_number: row.vat_number ?? '',
    vat: vat && {
      status: vat.status,
      confirmed_at: vat.status === 'confirmed' ? (vat.evidence?.asked_at ?? null) : null,
      reverse_charge: getTaxPlace({ country: row.country, vat }, config).reverseCharge === true,
      ...(!vatRegister.answers && { is_asked: false }),
    },
  };
}

export async function readBillingDetails(deps: BillingDeps, customerId: CustomerId): Promise<BillingDetails> {
  return view(await getRow(deps, customerId), deps);
}

function toVatEvidence(answer: Extract<VatAnswer, { kind: 'known' }>, now: Date): VatEvidence {
  return {
    asked_at: now.toISOString(),
    consultation_number: answer.consultationNumber,
    name: answer.name,
    address: answer.address,
  };
}

type VatColumns = Pick<CustomerRow, 'vat_number' | 'vat_status' | 'vat_evidence' | 'vat_ask_at'>;

export const toConfirmed = (
  answer: Extract<VatAnswer, { kind: 'known' }>,
  now: Date,
): Pick<VatColumns, 'vat_status' | 'vat_evidence' | 'vat_ask_at'> => ({
  vat_status: 'confirmed',
  vat_evidence: toVatEvidence(answer, now),
  vat_ask_at: new Date(now.getTime() + CONFIRMED_MS),
});

/** @throws HttpError 422 `address_incomplete` if only a part of the address is given, which receipts would print */
function refuseHalfAddress({ address, country }: BillingDetailsChange): void {
  const missing = listMissingParts(address, country);
  if (missing.length === 0) return;
  throw unprocessable('The address is incomplete.', {
    code: 'address_incomplete',
    'invalid-params': missing.map((part) => ({
      loc: `address.${part}`,
      reason: 'Give the whole address, or none of it',
      code: 'address_part_missing',
      params: { part: part === 'address1' ? 'street' : part },
    })),
  });
}

/** @throws HttpError 422 `vat_number` if the number is not valid for the country */
function findVatNumber({ vat_number, country, company }: BillingDetailsChange): VatNumber | null {
  if (vat_number === '') return null;
  const refused = (why: CodedDetail, reason: string) =>
    unprocessable('The VAT number cannot be used.', {
      code: 'vat_number',
      'invalid-params': [
        { loc: 'vat_number', reason, code: why.code, ...(why.params && { params: { ...why.params } }) },
      ],
    });
  if (vatPrefix(country) === null)
    throw refused(
      { code: 'vat_outside_eu' },
      'Only VAT numbers of EU member states are accepted. Leave this field empty, or choose another country.',
    );
  const read = readVatNumber(vat_number, country);
  const example = vatNumberExample(country) ?? '';
  if (!read)
    throw refused(
      { code: 'vat_malformed', params: { example } },
      `This is not a VAT number of the country above. Example: ${example}.`,
    );
  if (company === '')
    throw unprocessable('Enter the company.', {
      code: 'company',
      'invalid-params': [
        { loc: 'company', reason: 'Enter the company that the VAT number belongs to', code: 'company_missing' },
      ],
    });
  return read;
}

/**
 * Queries the register if the number or company is new, or the last answer is old. If the register does not respond, a new number is
 * accepted because its check digits are valid, and a confirmed one stays confirmed; the job checks again.
 * @throws HttpError 422 `vat_number` if the register does not have the number
 */
async function checkVat(
  { vatRegister, clock }: BillingDeps,
  row: CustomerRow,
  number: VatNumber | null,
  company: string,
): Promise<VatColumns> {
  if (!number) return { vat_number: null, vat_status: null, vat_evidence: null, vat_ask_at: null };
  const vat_number = formatVatNumber(number);
  const isConfirmed =
    vat_number === row.vat_number && company === (row.company ?? '') && row.vat_status === 'confirmed';
  const { vat_status, vat_evidence, vat_ask_at } = row;
  const askedAt = Date.parse(vat_evidence?.asked_at ?? '') || 0;
  if (isConfirmed && clock.now().getTime() - askedAt < FRESH_MS)
    return { vat_number, vat_status, vat_evidence, vat_ask_at };
  const answer = await vatRegister.ask(number);
  const now = clock.now();
  if (answer.kind === 'known') return { vat_number, ...toConfirmed(answer, now) };
  if (answer.kind === 'unavailable' && isConfirmed)
    return { vat_number, vat_status, vat_evidence, vat_ask_at: new Date(now.getTime() + RECHECK_MS) };
  if (answer.kind === 'unavailable')
    return {
      vat_number,
      vat_status: 'unconfirmed',
      vat_evidence: null,
      vat_ask_at: vatRegister.answers ? new Date(now.getTime() + RECHECK_MS) : null,
    };
  throw unprocessable('The VAT number cannot be used.', {
    code: 'vat_number',
    'invalid-params': [
      {
        loc: 'vat_number',
        reason: 'This number is not in the VAT register (VIES). Check it, or leave the field empty.',
        code: 'vat_unknown',
      },
    ],
  });
}

/** Changes the billing details. Later prices follow them; existing orders and receipts stay unchanged. @throws HttpError 422 */
export async function saveBillingDetails(
  deps: BillingDeps,
  customerId: CustomerId,
  input: BillingDetailsChange,
  requestId: string,
): Promise<SavedBillingDetails> {
  if (!isCountryCode(input.country))
    throw unprocessable('Choose your country.', {
      code: 'country',
      'invalid-params': [{ loc: 'country', reason: 'Choose your country', code: 'country_missing' }],
    });
  refuseHalfAddress(input);
  const number = findVatNumber(input);
  const row = await getRow(deps, customerId);
  const vat = await checkVat(deps, row, number, input.company);
  const now = deps.clock.now();
  const changes = {
    name: `${input.first_name} ${input.last_name}`,
    first_name: input.first_name,
    last_name: input.last_name,
    country: input.country,
    company: input.company || null,
    billing_address: Object.values(input.address).some(Boolean) ? input.address : null,
    ...vat,
    updated_at: now,
  };
  // The query may have taken seconds: keep other changes made in the meantime.
  return inTransaction(deps.db, async (tx): Promise<SavedBillingDetails> => {
    const before = await changeCustomer(tx, customerId, changes);
    if (!before) throw conflict('This account is closed.', { code: 'account_closed' });
    const changed = { ...before, ...changes };
    await audit(tx, {
      at: now,
      actor: `customer:${customerId}`,
      action: 'customer.billing_details_changed',
      subject: `customer:${customerId}`,
      before: toAuditTrace(before),
      after: toAuditTrace(changed),
      requestId,
    });
    const owners = await listOwners(tx, customerId);
    const unchanged = owners.filter(({ owner }) => owner && keepsOtherDetails(owner, before, changed));
    return {
      ...view(changed, deps),
      ...(unchanged.length > 0 && { unchanged_owners: unchanged.map(({ name }) => name) }),
    };
  });
}

/** Returns what is audited permanently: only what determines the tax. Names and addresses would outlive the account there. */
export function toAuditTrace({
  country,
  vat_number,
  vat_status,
  vat_evidence,
}: Pick<CustomerRow, 'country' | 'vat_number' | 'vat_status' | 'vat_evidence'>) {
  return { country, vat_number, vat_status, consultation_number: vat_evidence?.consultation_number ?? null };
}
