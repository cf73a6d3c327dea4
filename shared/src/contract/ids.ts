import type { z } from 'zod/mini';

type Id<Name extends string> = string & z.core.$brand<Name>;

/**
 * Ids, each a type of its own, so that one cannot be passed for another. They are made where they come in: by the schemas of the contract,
 * by the columns of the tables, and of a text that may be anything by `isUuid` of the backend.
 */
export type CustomerId = Id<'CustomerId'>;
export type StaffId = Id<'StaffId'>;
export type SessionId = Id<'SessionId'>;
export type StaffSessionId = Id<'StaffSessionId'>;
export type RegistrationId = Id<'RegistrationId'>;
export type ApiKeyId = Id<'ApiKeyId'>;
export type PasskeyId = Id<'PasskeyId'>;
export type EmailId = Id<'EmailId'>;
export type AddressCorrectionId = Id<'AddressCorrectionId'>;
export type FactorRemovalId = Id<'FactorRemovalId'>;
export type ContactId = Id<'ContactId'>;
export type RegistrantVerificationId = Id<'RegistrantVerificationId'>;
export type CartId = Id<'CartId'>;
export type OrderId = Id<'OrderId'>;
export type OrderItemId = Id<'OrderItemId'>;
export type ReceiptId = Id<'ReceiptId'>;
export type DomainId = Id<'DomainId'>;
export type BulkChangeId = Id<'BulkChangeId'>;
/** Chosen by whoever adds the partner; it stands on orders. */
export type PartnerId = Id<'PartnerId'>;
export type ZoneId = Id<'ZoneId'>;
export type ZoneRecordId = Id<'ZoneRecordId'>;
/** Of a stored payment method, ours; the payment provider has another one for it. */
export type CardId = Id<'CardId'>;
/** The payment provider's, of a payment method that is being entered. */
export type SetupIntentId = Id<'SetupIntentId'>;
