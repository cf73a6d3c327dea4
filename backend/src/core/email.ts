import escapeHtml from 'escape-html';
import { type CustomerId, type Language, languagePrefix, personName } from '@storefront/shared/contract';
import { getLocale, type Locale } from './locale';
import * as messages from './messages';
import { toSubjectLine } from './subject-line';

/** An email as plain text and as HTML with the same content. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Document to attach, such as `receipt:<order id>`; rendered when the email is sent. */
  readonly document?: string;
  /** Subject of an email without secrets, as `order:<id>` or `customer:<id>`. Its text is kept, so that it can be sent again. */
  readonly about?: string;
}

/** The shop's details as emails state them. */
export interface Shop {
  readonly publicUrl: string;
  readonly shopName: string;
  readonly supportEmail: string;
}

/** The person an email is written to: a customer, or the registrant of a domain. */
export interface Reader {
  readonly email: string;
  readonly first_name: string;
  /** English if null. */
  readonly language: Language | null;
}

/** A customer as the reader, with the ID for `about`. */
export interface CustomerReader extends Reader {
  readonly id: CustomerId;
}

interface EmailContent {
  /** Locale of the reader; English for staff. */
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
 * Returns the URL of a page of the shop in a language. Built from the configured address only, never from headers of a request (fault A2).
 */
export const pageUrl = ({ language }: Locale, { publicUrl }: Shop, path: string): string =>
  `${publicUrl}${languagePrefix(language)}${path}`;

/** Greets a customer by name. */
export const hello = ({ t }: Locale, name: string): string => t(messages.greeting, { name });

/** Maximum length of a name in a greeting: longer text is likely a sentence. */
const NAME_MAX = 40;

/**
 * Greets the reader of an unconfirmed address, by name only if it cannot be anything but a name. Anyone can enter any text as the name for
 * any address, and the shop must not deliver such messages.
 */
export const neutralGreeting = (locale: Locale, name: string): string =>
  name.length <= NAME_MAX && name.split(' ').length <= 3 && personName.safeParse(name).success
    ? hello(locale, name)
    : locale.t(messages.greetingNameless);

/** Joins whole sentences into one paragraph. */
export const joinSentences = ({ language }: Locale, sentences: readonly string[]): string =>
  sentences.join(language === 'ja' ? '' : ' ');

/** States whom to contact with questions. */
export const questions = ({ t }: Locale, { supportEmail }: Shop): string =>
  t(messages.questions, { email: supportEmail });

/** States what to do if the reader did not make the change. */
export const notYou = (locale: Locale, shop: Shop): string =>
  locale.t(messages.notYou, { url: pageUrl(locale, shop, '/site/recover'), email: shop.supportEmail });

/** States the country that a change was made from; nothing if it is unknown. */
export const requestCountry = ({ t, country: name }: Locale, country: string | null): string[] =>
  country === null ? [] : [t(messages.requestCountry, { country: name(country) })];

/** Email clients have no style sheets; these few values mirror the shop's tokens. */
const STYLE = 'margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430';
const HEADING = 'margin:0 0 16px;font-size:22px;line-height:1.3';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#17458f;color:#ffffff;text-decoration:none;font-weight:600';

/** Renders a short email as plain text and HTML. */
export function renderEmail({
  locale: { language, direction, t },
  to,
  subject: whole,
  paragraphs,
  action,
  after = [],
  document,
  about,
  from,
}: EmailContent): Message {
  const subject = toSubjectLine(whole);
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

/** Content of an email between greeting and signature. */
interface EmailBody extends Pick<EmailContent, 'subject' | 'paragraphs' | 'after' | 'document' | 'about'> {
  /** Page of the shop where the reader can act; `path` may have a query. */
  readonly action?: { readonly label: string; readonly path: string };
  /** `neutralGreeting` for an unconfirmed address; defaults to `hello`. */
  readonly greeting?: (locale: Locale, name: string) => string;
}

/** Creates an email in the reader's language: greeting, the content returned by `write`, signature. */
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
