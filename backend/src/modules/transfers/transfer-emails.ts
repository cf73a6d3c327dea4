import { formatDate, toUnicode } from '@storefront/shared/domain';
import { renderEmail, type Message } from '../../core/email';
import type { TransferProgress } from '../../ports/registrar';
import type { Config } from '../../config/config';

interface StageEmail {
  readonly customer: { readonly email: string; readonly firstName: string };
  readonly domain: string;
  readonly stage: TransferProgress['stage'];
  /** Null where the registrar does not say. */
  readonly until: Date | null;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
}

/** Says who has to act next for a transfer, and until when (TR-06). */
export function transferStageEmail({ customer, domain, stage, until, config }: StageEmail): Message {
  const name = toUnicode(domain);
  const day = until && formatDate(until);
  const [subject, ...paragraphs] =
    stage === 'holder'
      ? [
          `Confirm the transfer of ${name}`,
          `The registrar has written to the holder of ${name} and asks for a confirmation. ${day ? `It is needed by ${day}; without it` : 'Without it'} the transfer ends and you get your money back.`,
          'The email did not come? Look in the spam folder, or have it sent again from the page of the transfer.',
        ]
      : [
          `${name} was confirmed and moves${day ? ` by ${day}` : ' next'}`,
          `The present registrar of ${name} has ${day ? `until ${day}` : 'some days'} to say no. If it says nothing, the name moves by itself. You need not do anything.`,
          'Your site and mail go on as they are: the nameservers stay the same.',
        ];
  return renderEmail({
    to: customer.email,
    subject: subject ?? name,
    paragraphs: [`Hello ${customer.firstName},`, ...paragraphs],
    action: {
      label: 'See the transfer',
      url: `${config.publicUrl}/site/transfer-message?domain=${encodeURIComponent(domain)}`,
    },
    after: [`Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}

interface CalledOffEmail {
  readonly customer: { readonly email: string; readonly firstName: string };
  readonly domain: string;
  readonly orderId: string;
  readonly at: Date;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
}

/** Acknowledges on a durable medium that a customer has called a transfer off, with date and time (LG-05). */
export function transferCalledOffEmail({ customer, domain, orderId, at, config }: CalledOffEmail): Message {
  const name = toUnicode(domain);
  return renderEmail({
    to: customer.email,
    subject: `You called off the transfer of ${name}`,
    paragraphs: [
      `Hello ${customer.firstName},`,
      `On ${formatDate(at)}, ${at.toISOString().slice(11, 19)} UTC, you called off the transfer of ${name} in order ${orderId}.`,
      `${name} stays with its present registrar. What you paid for the transfer goes back to your card as soon as the registrar has confirmed it.`,
    ],
    action: { label: 'See the order', url: `${config.publicUrl}/site/purchase?order=${orderId}` },
    after: [`Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
