import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** An address alone, or with a display name: `Shop <shop@shop.example>`. */
const sender = z.string().transform((text, context) => {
  const [, name, inBrackets] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  const address = z.email().safeParse((inBrackets ?? text).trim());
  if (!address.success) {
    context.addIssue({
      code: 'custom',
      message: 'Use an address, such as shop@shop.example or Shop <shop@shop.example>',
    });
    return z.NEVER;
  }
  return { name: name || undefined, address: address.data };
});

/** A PEM, in which `\n` may stand for a line break, or only its Base64 content. */
const rsaKey = z.string().transform((text, context) => {
  const pem = text.includes('BEGIN')
    ? text.replaceAll('\\n', '\n')
    : `-----BEGIN PRIVATE KEY-----\n${text.trim()}\n-----END PRIVATE KEY-----`;
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    // Reported below, without the key.
  }
  context.addIssue({ code: 'custom', message: 'Use an RSA private key in PEM form' });
  return z.NEVER;
});

/** Where the forwarding service receives mail in development, unless another port is set. */
export const MAIL_PORT = 2525;

const dnsLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  /** Names the public key in DNS: `<selector>._domainkey.<domain of MAIL_FROM>`. */
  DKIM_SELECTOR: z.string().regex(dnsLabel, 'Use letters, digits and hyphens').optional(),
  DKIM_PRIVATE_KEY: rsaKey.optional(),
};

export interface SmtpConfig {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  readonly dkim: { readonly selector: string; readonly privateKey: string } | undefined;
}

interface GivenMailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: { readonly name: string | undefined; readonly address: string } | undefined;
  readonly DKIM_SELECTOR?: string | undefined;
  readonly DKIM_PRIVATE_KEY?: string | undefined;
  readonly SHOP_NAME: string;
  readonly SUPPORT_EMAIL: string;
}

/** Returns problems between email settings that are valid one by one. */
export function mailProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const pair = ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
  const [missing] = pair.filter((name) => !env[name]);
  return [
    ...(env.SMTP_URL && !env.MAIL_FROM ? ['MAIL_FROM: is required beside SMTP_URL'] : []),
    ...(missing && pair.some((name) => env[name])
      ? [`${missing}: DKIM_SELECTOR and DKIM_PRIVATE_KEY are required beside each other`]
      : []),
  ];
}

/** Undefined if emails are kept for the development mailbox. */
export function readSmtp({
  SMTP_URL,
  MAIL_FROM,
  DKIM_SELECTOR,
  DKIM_PRIVATE_KEY,
  SHOP_NAME,
  SUPPORT_EMAIL,
}: GivenMailSettings): SmtpConfig | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  return {
    url: SMTP_URL,
    from: { name: MAIL_FROM.name ?? SHOP_NAME, address: MAIL_FROM.address },
    replyTo: SUPPORT_EMAIL,
    dkim: DKIM_SELECTOR && DKIM_PRIVATE_KEY ? { selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY } : undefined,
  };
}
