import { html, Html } from './html';
import { frameScript } from './frame-script';
import { frameStyle, pageStyle } from './page-style';
import type { Locale } from '../core/locale';
import * as messages from './messages';
import { testCards } from './test-cards';

type Theme = 'light' | 'dark' | 'auto';

interface FramePage {
  readonly intent: string;
  readonly secret: string;
  readonly theme: Theme;
  /** The language of the surrounding page. */
  readonly locale: Locale;
  readonly nonce: string;
  readonly shops: readonly string[];
}

const groupDigits = (number: string): string =>
  number.startsWith('3') ? number.replace(/^(.{4})(.{6})/, '$1 $2 ') : (number.match(/.{1,4}/g) ?? []).join(' ');

const getTexts = ({ t }: Locale) => ({
  enterNumber: t(messages.enterNumber),
  numberWrong: t(messages.numberWrong),
  enterExpiry: t(messages.enterExpiry),
  expiryWrong: t(messages.expiryWrong),
  expiryPassed: t(messages.expiryPassed),
  enterCvc: t(messages.enterCvc),
  cvcWrong: t(messages.cvcWrong),
  noAnswer: t(messages.noAnswer),
});

export function framePage({ intent, secret, theme, locale, nonce, shops }: FramePage): string {
  const { t, language, direction } = locale;
  const hints = testCards.map(
    ({ number, behaviour }) =>
      html`<li><code dir="ltr">${groupDigits(number)}</code> ${t(messages.behaviour, { behaviour })}</li>`,
  );
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}" data-theme="${theme}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${t(messages.card)}</title>
      <style nonce="${nonce}">
        ${new Html(pageStyle + frameStyle)}
      </style>
      <form
        novalidate
        data-confirm="/v1/setup_intents/${intent}/confirm?locale=${language}"
        data-secret="${secret}"
        data-shops="${JSON.stringify(shops)}"
        data-texts="${JSON.stringify(getTexts(locale))}"
      >
        <div class="whole">
          <label for="number">${t(messages.number)}</label>
          <input
            id="number"
            name="number"
            dir="ltr"
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
          <label for="expiry">${t(messages.expiry)}</label>
          <input
            id="expiry"
            name="expiry"
            dir="ltr"
            inputmode="numeric"
            autocomplete="cc-exp"
            placeholder="${t(messages.expiryForm)}"
            maxlength="9"
            required
            aria-describedby="expiry-error"
          />
          <p class="error" id="expiry-error" hidden></p>
        </div>
        <div>
          <label for="cvc">${t(messages.cvc)}</label>
          <input
            id="cvc"
            name="cvc"
            dir="ltr"
            inputmode="numeric"
            autocomplete="cc-csc"
            placeholder="${t(messages.cvcForm)}"
            maxlength="4"
            required
            aria-describedby="cvc-error"
          />
          <p class="error" id="cvc-error" hidden></p>
        </div>
        <details class="whole hint">
          <summary>${t(messages.testShop)}</summary>
          <p>${t(messages.testNumbers)}</p>
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
