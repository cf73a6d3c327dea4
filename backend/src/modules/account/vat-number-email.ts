import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';
import type { CustomerRow } from './billing-queries';

/** Tells a customer that the register does not know their VAT number, and that their orders are taxed from now on (SS-06). */
export const vatNumberRefusedEmail = (
  { publicUrl, supportEmail, shopName }: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>,
  { email, first_name, vat_number }: Pick<CustomerRow, 'email' | 'first_name' | 'vat_number'>,
): Message =>
  renderEmail({
    to: email,
    subject: `Your VAT number ${vat_number ?? ''} could not be confirmed`,
    paragraphs: [
      `Hello ${first_name},`,
      `The VAT register (VIES) does not know the VAT number ${vat_number ?? ''}. From now on your orders carry the tax of your country.`,
      'If the number is right, ask your tax office to have it listed in VIES, then save your billing details again.',
    ],
    action: { label: 'See your billing details', url: `${publicUrl}/account/detail` },
    after: [`Questions? Write to ${supportEmail}.`],
    from: shopName,
  });
