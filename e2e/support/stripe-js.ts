/**
 * A stand-in for Stripe's script in the browser. It needs the same of the page (a frame of its origin, a call of its API, a further script
 * by its plain URL), which tests the page's policy, and it applies the given appearance. Plain JavaScript, sent unchanged.
 */
export const stripeScript = `
if (document.currentScript && document.currentScript.src.endsWith('/endive/stripe.js')) {
  const further = document.createElement('script');
  further.src = 'https://js.stripe.com/endive/further.js';
  document.head.append(further);

  window.Stripe = (key) => ({
    elements({ clientSecret, appearance }) {
      const listeners = {};
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = 'https://js.stripe.com/endive/fields.html';
      frame.style.cssText = 'border:0;width:100%;height:236px;display:block';
      const dress = (now) => frame.contentWindow.postMessage({ dress: now }, 'https://js.stripe.com');
      const asked = {};
      addEventListener('message', ({ origin, source, data }) => {
        if (origin !== 'https://js.stripe.com' || source !== frame.contentWindow) return;
        if (data.id) return asked[data.id](data.answer);
        dress(appearance);
        listeners.ready({});
      });
      const ask = (what) => new Promise((resolve) => {
        const id = String(Math.random());
        asked[id] = resolve;
        frame.contentWindow.postMessage({ id, ...what }, 'https://js.stripe.com');
      });
      return {
        create: () => ({ on: (type, listener) => (listeners[type] = listener), mount: (place) => place.append(frame), destroy: () => frame.remove() }),
        update: (change) => dress(change.appearance),
        submit: () => ask({ check: true }),
        store: () => ask({ store: { key, clientSecret } }),
      };
    },
    async confirmSetup({ elements, clientSecret }) {
      const form = await elements.store();
      const id = clientSecret.split('_secret_')[0];
      const answer = await fetch('https://api.stripe.com/v1/setup_intents/' + id + '/confirm', { method: 'POST', body: new URLSearchParams({ key, client_secret: clientSecret, ...form }) });
      const body = await answer.json();
      return body.error ? { error: body.error } : { setupIntent: body };
    },
  });
}
`;

/** The fields in their frame. */
export const fieldsPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Card</title>
<style>
* { box-sizing: border-box }
body { margin: 0; padding: 4px; background: transparent }
form { display: grid; gap: 16px; grid-template-columns: 1fr 1fr }
.whole { grid-column: 1 / -1 }
label { display: block; margin-block-end: 4px }
input { inline-size: 100%; block-size: 44px; font: inherit }
</style>
<form>
  <div class="whole"><label class="Label" for="number">Card number</label><input class="Input" id="number" autocomplete="cc-number" inputmode="numeric"></div>
  <div><label class="Label" for="expiry">Expiration date</label><input class="Input" id="expiry" autocomplete="cc-exp"></div>
  <div><label class="Label" for="cvc">Security code</label><input class="Input" id="cvc" autocomplete="cc-csc"></div>
</form>
<script>
const number = document.getElementById('number');
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
addEventListener('message', ({ data, source, origin }) => {
  const reply = (answer) => source.postMessage({ id: data.id, answer }, origin);
  if (data.dress) {
    const { variables, rules } = data.dress;
    document.body.style.font = variables.fontSizeBase + '/1.5 ' + variables.fontFamily;
    document.body.style.color = variables.colorText;
    const sheet = Object.entries(rules).map(([selector, rule]) => selector + '{' + Object.entries(rule).map(([name, value]) => kebab(name) + ':' + value).join(';') + '}').join('');
    (document.getElementById('dress') || document.head.appendChild(Object.assign(document.createElement('style'), { id: 'dress' }))).textContent = sheet + '.Input{color:' + variables.colorText + ';border-radius:' + variables.borderRadius + '}';
  }
  if (data.check) {
    const isWhole = number.value.replace(/[^0-9]/g, '').length >= 12;
    number.setAttribute('aria-invalid', String(!isWhole));
    reply(isWhole ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
  }
  if (data.store) reply({ number: number.value });
});
parent.postMessage({ loaded: true }, '*');
</script>
</html>`;
