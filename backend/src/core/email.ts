import escapeHtml from 'escape-html';
import { personName } from '@storefront/shared/contract';

/** An email to a person: plain text and the same as HTML. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A document of the shop's that goes with it, made when the email leaves: `receipt:<order id>`. */
  readonly document?: string;
}

interface EmailContent {
  readonly to: string;
  readonly subject: string;
  /** In order, as plain text. */
  readonly paragraphs: readonly string[];
  /** What the reader is to do, as a link of its own line. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the action. */
  readonly after?: readonly string[];
  /** See `Message`. */
  readonly document?: string;
  /** The shop's name, as signature. */
  readonly from: string;
}

/** Longer ones are sentences. */
const NAME_MAX = 40;

/**
 * How an email begins to an address that nobody has confirmed yet: with the name only where it can be nothing but a name. Anybody can
 * give any name for any address, and the shop must not carry their words.
 */
export const greeting = (name: string): string =>
  name.length <= NAME_MAX && name.split(' ').length <= 3 && personName.safeParse(name).success
    ? `Hello ${name},`
    : 'Hello,';

/** Email clients know no style sheets; these few values mirror the shop's tokens. */
const STYLE = 'margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#17458f;color:#ffffff;text-decoration:none;font-weight:600';

/** A short email as plain text and as HTML that says the same. */
export function renderEmail({ to, subject, paragraphs, action, after = [], document, from }: EmailContent): Message {
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...after, from].join('\n\n');
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p><p style="font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const html = `<!doctype html><html lang="en"><body><div style="${STYLE}">${paragraphs.map(paragraph).join('')}${button}${after.map(paragraph).join('')}${paragraph(from)}</div></body></html>`;
  return { to, subject, text, html, ...(document !== undefined && { document }) };
}
