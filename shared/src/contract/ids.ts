import type { z } from 'zod/mini';

type Id<Name extends string> = string & z.core.$brand<Name>;

/**
 * Branded id types, so that one cannot be passed for another. They are created by the schemas of the contract, by columns of tables, and
 * from arbitrary text by `isUuid` of the backend.
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
/** Chosen by the member of staff who adds the partner; stored with orders. */
export type PartnerId = Id<'PartnerId'>;
export type ZoneId = Id<'ZoneId'>;
export type ZoneRecordId = Id<'ZoneRecordId'>;
export type WebhookEndpointId = Id<'WebhookEndpointId'>;
export type WebhookEventId = Id<'WebhookEventId'>;
/** Our id of a stored payment method; the payment provider has its own. */
export type CardId = Id<'CardId'>;
/** The payment provider's id of a payment method that is being entered. */
export type SetupIntentId = Id<'SetupIntentId'>;
