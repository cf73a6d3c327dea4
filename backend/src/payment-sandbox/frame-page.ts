import { html, Html } from './html';
import { frameScript } from './frame-script';
import { frameStyle, pageStyle } from './page-style';
import { testCards } from './test-cards';

type Theme = 'light' | 'dark' | 'auto';

interface FramePage {
  readonly intent: string;
  readonly secret: string;
  readonly theme: Theme;
  /** BCP 47 tag of the page around it. */
  readonly locale: string;
  readonly nonce: string;
  readonly shops: readonly string[];
}

const grouped = (number: string): string =>
  number.startsWith('3') ? number.replace(/^(.{4})(.{6})/, '$1 $2 ') : (number.match(/.{1,4}/g) ?? []).join(' ');

const hints = testCards.map((card) => html`<li><code>${grouped(card.number)}</code> ${card.hint}</li>`);

/** The card's fields, to be framed by the shop. */
export function framePage({ intent, secret, theme, locale, nonce, shops }: FramePage): string {
  return html`<!doctype html>
    <html lang="${locale}" data-theme="${theme}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Card</title>
      <style nonce="${nonce}">
        ${new Html(pageStyle + frameStyle)}
      </style>
      <form
        novalidate
        data-confirm="/v1/setup_intents/${intent}/confirm"
        data-secret="${secret}"
        data-shops="${JSON.stringify(shops)}"
      >
        <div class="whole">
          <label for="number">Card number</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            autocomplete="cc-number"
            placeholder="4242 4242 4242 4242"
            maxlength="23"
            required
            aria-describedby="number-error"
          />
          <p class="error" id="number-error" hidden></p>
        </div>
        <div>
          <label for="expiry">Expiry date</label>
          <input
            id="expiry"
            name="expiry"
            inputmode="numeric"
            autocomplete="cc-exp"
            placeholder="MM / YY"
            maxlength="9"
            required
            aria-describedby="expiry-error"
          />
          <p class="error" id="expiry-error" hidden></p>
        </div>
        <div>
          <label for="cvc">Security code</label>
          <input
            id="cvc"
            name="cvc"
            inputmode="numeric"
            autocomplete="cc-csc"
            placeholder="3 or 4 digits"
            maxlength="4"
            required
            aria-describedby="cvc-error"
          />
          <p class="error" id="cvc-error" hidden></p>
        </div>
        <details class="whole hint">
          <summary>This is a test shop: no real money, no real cards</summary>
          <p>Any date that has not passed, any code, and one of these numbers:</p>
          <ul>
            ${hints}
          </ul>
        </details>
      </form>
      <script nonce="${nonce}">
        ${new Html(frameScript)};
      </script>
    </html>`.text;
}
