import { formatMoney, type Minor } from '@storefront/shared/domain';
import { html, Html } from './html';
import { challengeStyle, pageStyle } from './page-style';

interface ChallengePage {
  readonly payment: string;
  readonly secret: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly card: string;
  readonly nonce: string;
}

const frame = (title: string, nonce: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style nonce="${nonce}">
        ${new Html(pageStyle + challengeStyle)}
      </style>
      <main>${body}</main>
    </html>`.text;

/** Renders the bank's page, on which the cardholder confirms a payment (3-D Secure). */
export function challengePage({ payment, secret, amount, currency, card, nonce }: ChallengePage): string {
  return frame(
    'Confirm the payment',
    nonce,
    html` <h1>Is this payment yours?</h1>
      <dl>
        <dt>Amount</dt>
        <dd>${formatMoney(amount, currency)}</dd>
        <dt>Card</dt>
        <dd>${card}</dd>
      </dl>
      <form class="actions" method="post" action="/challenge/${payment}">
        <input type="hidden" name="secret" value="${secret}" />
        <button class="main" name="answer" value="confirm">Confirm ${formatMoney(amount, currency)}</button>
        <button name="answer" value="refuse">Refuse the payment</button>
      </form>
      <p class="hint">This stands for your bank's page. In this test shop no money moves.</p>`,
  );
}

/** Renders the bank's page for a payment that is already decided. */
export function challengeOverPage({ returnUrl, nonce }: { returnUrl: string; nonce: string }): string {
  return frame(
    'Payment decided',
    nonce,
    html` <h1>This payment is decided already</h1>
      <p><a href="${returnUrl}">Back to the shop</a></p>`,
  );
}
