import escapeHtml from 'escape-html';
import { type CustomerId, type Language, languagePrefix, personName } from '@storefront/shared/contract';
import type { Locale } from './locale';
import * as messages from './messages';

/** An email as plain text and as equivalent HTML. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A document to attach, created when the email is sent: `receipt:<order id>`. */
  readonly document?: string;
  /** What it is about, as `order:<id>` or `customer:<id>`, where it holds no secret: its text is kept, so that it can be sent again. */
  readonly about?: string;
}

export interface Shop {
  readonly publicUrl: string;
  readonly shopName: string;
  readonly supportEmail: string;
}

/** The customer whose domains an email is about. */
export interface Holder {
  readonly id: CustomerId;
  readonly email: string;
  readonly firstName: string;
  /** Null means English. */
  readonly language: Language | null;
}

interface EmailContent {
  /** The reader's; English for staff. */
  readonly locale: Locale;
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The link to the reader's next step, on a line of its own. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
  /** See `Message`. */
  readonly document?: string;
  readonly about?: string;
  /** The shop's name, as signature. */
  readonly from: string;
}

/**
 * Returns the URL of a page of the shop in the reader's language. Based only on the configured URL, never on request headers (fault A2).
 */
export const pageUrl = ({ language }: Locale, { publicUrl }: Shop, path: string): string =>
  `${publicUrl}${languagePrefix(language)}${path}`;

export const hello = ({ t }: Locale, name: string): string => t(messages.greeting, { name });

/** Longer names are probably sentences. */
const NAME_MAX = 40;

/**
 * Returns the greeting for an unconfirmed address, with the name only if it cannot be anything else. Anyone can enter any name for any
 * address, and the shop must not relay their messages.
 */
export const cautiousHello = (locale: Locale, name: string): string =>
  name.length <= NAME_MAX && name.split(' ').length <= 3 && personName.safeParse(name).success
    ? hello(locale, name)
    : locale.t(messages.greetingNameless);

/** Whole sentences as one paragraph. */
export const joinSentences = ({ language }: Locale, sentences: readonly string[]): string =>
  sentences.join(language === 'ja' ? '' : ' ');

/** Whom to ask. */
export const questions = ({ t }: Locale, { supportEmail }: Shop): string =>
  t(messages.questions, { email: supportEmail });

/** Tells the reader what to do if they did not make the change. */
export const notYou = (locale: Locale, shop: Shop): string =>
  locale.t(messages.notYou, { url: pageUrl(locale, shop, '/site/recover'), email: shop.supportEmail });

/** Email clients ignore style sheets; these few values mirror the shop's tokens. */
const STYLE = 'margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430';
const HEADING = 'margin:0 0 16px;font-size:22px;line-height:1.3';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#17458f;color:#ffffff;text-decoration:none;font-weight:600';

export function renderEmail({
  locale: { language, direction, t },
  to,
  subject,
  paragraphs,
  action,
  after = [],
  document,
  about,
  from,
}: EmailContent): Message {
  const text = [
    ...paragraphs,
    ...(action ? [`${t(messages.linkLabel, { label: action.label })}\n${action.url}`] : []),
    ...after,
    from,
  ].join('\n\n');
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p><p style="font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const title = escapeHtml(subject);
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>`;
  // Some readers show only the body: it says its language and direction as well.
  const inLanguage = `lang="${language}" dir="${direction}"`;
  const html = `<!doctype html><html ${inLanguage}>${head}<body><div ${inLanguage} style="${STYLE}"><h1 style="${HEADING}">${title}</h1>${paragraphs.map(paragraph).join('')}${button}${after.map(paragraph).join('')}${paragraph(from)}</div></body></html>`;
  return {
    to,
    subject,
    text,
    html,
    ...(document !== undefined && { document }),
    ...(about !== undefined && { about }),
  };
}
