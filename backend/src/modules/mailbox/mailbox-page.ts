import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';

interface Email {
  to: string;
  subject: string;
  text: string;
  /** Path of the attached document. */
  document: string | null;
  at: string;
}

const linkUrls = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>")]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

const emailHtml = ({ to, subject, text, document, at }: Email) => `
<article>
  <h2>${escapeHtml(subject)}</h2>
  <p class="to">To ${escapeHtml(to)}, <time datetime="${at}">${escapeHtml(new Date(at).toUTCString())}</time></p>
  <pre>${linkUrls(text)}</pre>${document ? `\n  <p><a href="${escapeHtml(document)}">The document that goes with it</a></p>` : ''}
</article>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f7f4, #0c1113); color: light-dark(#11181b, #e9efed); }
body { max-width: 45rem; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 8px; }
article { border: 1px solid light-dark(#c9d1ce, #334046); border-radius: 8px; padding: 16px; margin-block: 16px; background: light-dark(#ffffff, #131a1d); }
h2 { font-size: 18px; margin: 0; }
.to { margin: 0; font-size: 14px; color: light-dark(#465157, #b3bec0); overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 16px 0 0; }
a { color: light-dark(#2a3bcf, #97a8ff); }
:focus-visible { outline: 2px solid light-dark(#2a3bcf, #97a8ff); outline-offset: 2px; }
`;

/** Renders the command that sends an email to a domain with email forwarding. */
const sendingHtml = (mailServer: string) => `
<details>
  <summary>Send an email to a domain with email forwarding</summary>
  <p>Any SMTP client can send it to <code>${escapeHtml(mailServer)}</code>, without a password. Replace the address with one of your aliases; what is forwarded appears on this page.</p>
  <pre><code>printf 'Subject: Hello\\r\\n\\r\\nDoes this arrive?\\r\\n' | curl smtp://${escapeHtml(mailServer)} --mail-from me@example.net --mail-rcpt info@yourdomain.com --upload-file -</code></pre>
</details>`;

interface MailboxOptions {
  readonly shopName: string;
  /** Host and port that receive mail for forwarding; undefined if no mail is forwarded. */
  readonly mailServer: string | undefined;
}

/** Renders the development mailbox, newest email first, without scripts. `styleHash` is for the page's policy. */
export function mailboxPage(
  emails: readonly Email[],
  { shopName, mailServer }: MailboxOptions,
): { html: string; styleHash: string } {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox · ${escapeHtml(shopName)}</title><style>${STYLE}</style></head>
<body>
<h1>Development mailbox</h1>
<p>Emails that would have left this machine, newest first. There is no such page in production.</p>${mailServer === undefined ? '' : sendingHtml(mailServer)}
<main>${emails.length > 0 ? emails.map(emailHtml).join('') : '<p>No emails yet. Reload after the shop has written some.</p>'}</main>
</body></html>`;
  return { html, styleHash: `sha256-${createHash('sha256').update(STYLE).digest('base64')}` };
}
