import escapeHtml from 'escape-html';
import { type CustomerId, type Language, languagePrefix, personName } from '@storefront/shared/contract';
import { getLocale, type Locale } from './locale';
import * as messages from './messages';

/** An email to a person: plain text and the same as HTML. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A document of the shop's that goes with it, made when the email leaves: `receipt:<order id>`. */
  readonly document?: string;
  /** What it is about, as `order:<id>` or `customer:<id>`, if it contains no secret: its text is kept then, so that it can be sent again. */
  readonly about?: string;
}

/** What emails say of the shop. */
export interface Shop {
  readonly publicUrl: string;
  readonly shopName: string;
  readonly supportEmail: string;
}

/** The person an email is written to: a customer, or the registrant of a domain. */
export interface Reader {
  readonly email: string;
  readonly first_name: string;
  /** Null reads English. */
  readonly language: Language | null;
}

/** A customer as the reader: the email can be `about` them. */
export interface CustomerReader extends Reader {
  readonly id: CustomerId;
}

interface EmailContent {
  /** The reader's; English for the shop's own staff. */
  readonly locale: Locale;
  readonly to: string;
  readonly subject: string;
  /** In order, as plain text. */
  readonly paragraphs: readonly string[];
  /** The reader's next step, as a link on its own line. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the action. */
  readonly after?: readonly string[];
  /** See `Message`. */
  readonly document?: string;
  readonly about?: string;
  /** The shop's name, as signature. */
  readonly from: string;
}

/**
 * The address of a page of the shop, in the language of who follows it. It is made from the configured address only, never from what a
 * request says about itself (fault A2).
 */
export const pageUrl = ({ language }: Locale, { publicUrl }: Shop, path: string): string =>
  `${publicUrl}${languagePrefix(language)}${path}`;

/** How an email to a customer begins. */
export const hello = ({ t }: Locale, name: string): string => t(messages.greeting, { name });

/** Longer ones are sentences. */
const NAME_MAX = 40;

/**
 * The greeting for an address that nobody has confirmed yet: by name only where that can be nothing but a name. Anybody can enter any name
 * for any address, and the shop must not deliver their messages.
 */
export const cautiousHello = (locale: Locale, name: string): string =>
  name.length <= NAME_MAX && name.split(' ').length <= 3 && personName.safeParse(name).success
    ? hello(locale, name)
    : locale.t(messages.greetingNameless);

/** Joins whole sentences into one paragraph. */
export const joinSentences = ({ language }: Locale, sentences: readonly string[]): string =>
  sentences.join(language === 'ja' ? '' : ' ');

/** Whom to contact with questions. */
export const questions = ({ t }: Locale, { supportEmail }: Shop): string =>
  t(messages.questions, { email: supportEmail });

/** What to do if the change was not made by the reader. */
export const notYou = (locale: Locale, shop: Shop): string =>
  locale.t(messages.notYou, { url: pageUrl(locale, shop, '/site/recover'), email: shop.supportEmail });

/** Email clients have no style sheets; these few values mirror the shop's tokens. */
const STYLE = 'margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430';
const HEADING = 'margin:0 0 16px;font-size:22px;line-height:1.3';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#17458f;color:#ffffff;text-decoration:none;font-weight:600';

/** A short email as plain text and as HTML that says the same. */
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
  // Some email clients show only the body, so it states its language and direction as well.
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

/** What an email to a person says between its greeting and its signature. */
interface EmailBody extends Pick<EmailContent, 'subject' | 'paragraphs' | 'after' | 'document' | 'about'> {
  /** The page of the shop on which the reader can act; `path` may have a query. */
  readonly action?: { readonly label: string; readonly path: string };
  /** `cautiousHello` for an address that nobody has confirmed yet. */
  readonly greeting?: (locale: Locale, name: string) => string;
}

/** An email to a person in their own language: greeting, what `write` makes of that language, signature. */
export function emailTo(
  shop: Shop,
  { email, first_name, language }: Reader,
  write: (locale: Locale) => EmailBody,
): Message {
  const locale = getLocale(language);
  const { action, greeting = hello, paragraphs, ...rest } = write(locale);
  return renderEmail({
    ...rest,
    locale,
    to: email,
    paragraphs: [greeting(locale, first_name), ...paragraphs],
    ...(action && { action: { label: action.label, url: pageUrl(locale, shop, action.path) } }),
    from: shop.shopName,
  });
}
