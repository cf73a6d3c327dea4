import { formatDate, toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { greeting, renderEmail } from '../../adapters/mail/email';
import type { Message } from '../../adapters/mail/mail';
import type { Config } from '../../config/config';

type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;

/** Who reads the email, and about which names. */
interface Registrant {
  readonly first_name: string;
  readonly email: string;
  readonly names: readonly string[];
}

const list = (names: readonly string[]): string => names.map(toUnicode).join(', ');

/** The link goes to the configured address only, never to what a request says about itself (fault A2). */
function confirmLink({ publicUrl }: Shop, token: string): string {
  const url = new URL('/site/verification', publicUrl);
  url.searchParams.set('registrant', token);
  return url.href;
}

/** Asks the registrant to confirm the address; again when the time is nearly over. */
export function confirmRegistrantEmail(
  shop: Shop,
  { first_name, email, names }: Registrant,
  token: string,
  verifyBy: Date | null,
): Message {
  const whatElse = verifyBy
    ? `ICANN asks for this within ${VERIFICATION_DAYS} days. If it is not confirmed by ${formatDate(verifyBy)}, ${names.length === 1 ? 'the domain stops' : 'the domains stop'} working until it is.`
    : `${names.length === 1 ? 'The domain does not work until it is confirmed; it comes back' : 'The domains do not work until it is confirmed; they come back'} as soon as it is.`;
  return renderEmail({
    to: email,
    subject: `Confirm the owner's address of ${names.length === 1 ? list(names) : `${names.length} names`}`,
    paragraphs: [
      greeting(first_name),
      `You are on record as the owner of ${list(names)}, with this email address.`,
      whatElse,
    ],
    action: { label: 'Confirm that it is yours', url: confirmLink(shop, token) },
    after: [
      `If you know nothing of ${names.length === 1 ? 'this domain' : 'these domains'}, write to ${shop.supportEmail}.`,
    ],
    from: shop.shopName,
  });
}

/** Tells the customer that names were switched off, and how they come back. */
export function domainsSuspendedEmail(
  shop: Shop,
  to: { email: string; first_name: string },
  { email, names }: Registrant,
): Message {
  return renderEmail({
    to: to.email,
    subject: `${names.length === 1 ? list(names) : `${names.length} names`}: suspended until the owner's address is confirmed`,
    paragraphs: [
      `Hello ${to.first_name},`,
      `The owner's address ${email} was not confirmed within ${VERIFICATION_DAYS} days, so web and email of ${list(names)} stand still, as ICANN demands. ${names.length === 1 ? 'The domain remains' : 'The domains remain'} yours.`,
      `Have the email sent again and open its link: ${names.length === 1 ? 'the domain comes' : 'the domains come'} back at once.`,
    ],
    action: { label: 'Send the email again', url: new URL('/site/verification', shop.publicUrl).href },
    after: [`Questions? Write to ${shop.supportEmail}.`],
    from: shop.shopName,
  });
}
