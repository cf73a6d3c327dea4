/**
 * The script of the card frame. It exchanges messages with the surrounding page by postMessage, only with the shop's origins, and reveals
 * nothing about the card except whether it is complete. Plain JavaScript, sent as it is.
 */
export const frameScript = `
(() => {
  'use strict';
  const form = document.querySelector('form');
  const fields = { number: form.elements.number, expiry: form.elements.expiry, cvc: form.elements.cvc };
  const shops = JSON.parse(form.dataset.shops);
  const texts = JSON.parse(form.dataset.texts);
  const referrer = document.referrer ? new URL(document.referrer).origin : '';
  let shop = shops.includes(referrer) ? referrer : null;
  let busy = false;
  let reported;

  const say = (message) => {
    for (const origin of shop ? [shop] : shops) {
      if (shop || origin) window.parent.postMessage(message, origin);
    }
  };
  const digits = (text) => text.replace(/\\D/g, '');
  const luhn = (number) => {
    let sum = 0;
    [...number].reverse().forEach((digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      sum += value > 9 ? value - 9 : value;
    });
    return sum % 10 === 0;
  };
  const parseExpiry = (text) => {
    const [month, year] = [digits(text).slice(0, 2), digits(text).slice(2)];
    return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  };
  const checks = {
    number: (text) => {
      const number = digits(text);
      if (number === '') return texts.enterNumber;
      return number.length < 12 || number.length > 19 || !luhn(number) ? texts.numberWrong : '';
    },
    expiry: (text) => {
      const { month, year } = parseExpiry(text);
      if (digits(text) === '') return texts.enterExpiry;
      if (month < 1 || month > 12 || year < 2000) return texts.expiryWrong;
      const now = new Date();
      return year * 12 + month - 1 < now.getFullYear() * 12 + now.getMonth() ? texts.expiryPassed : '';
    },
    cvc: (text) => {
      const code = digits(text);
      return code === '' ? texts.enterCvc : code.length < 3 || code.length > 4 ? texts.cvcWrong : '';
    },
  };
  const show = (name, message) => {
    const place = document.getElementById(name + '-error');
    place.textContent = message;
    place.hidden = message === '';
    if (message) fields[name].setAttribute('aria-invalid', 'true');
    else fields[name].removeAttribute('aria-invalid');
  };
  const complete = () => Object.keys(checks).every((name) => checks[name](fields[name].value) === '');
  const emitState = () => {
    const now = complete();
    if (now !== reported) say({ type: 'sf:pay:state', complete: now });
    reported = now;
  };

  fields.number.addEventListener('input', () => {
    const { value, selectionStart } = fields.number;
    const number = digits(value).slice(0, 19);
    const amex = /^3[47]/.test(number);
    const grouped = amex ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)].filter(Boolean).join(' ') : (number.match(/.{1,4}/g) || []).join(' ');
    if (grouped === value) return;
    const before = digits(value.slice(0, selectionStart)).length;
    fields.number.value = grouped;
    let position = 0;
    for (let seen = 0; position < grouped.length && seen < before; position += 1) if (grouped[position] !== ' ') seen += 1;
    fields.number.setSelectionRange(position, position);
  });
  fields.expiry.addEventListener('input', (event) => {
    if (event.inputType && event.inputType.startsWith('delete')) return;
    let text = digits(fields.expiry.value).slice(0, 6);
    if (/^[2-9]/.test(text)) text = '0' + text;
    fields.expiry.value = text.length >= 2 ? text.slice(0, 2) + ' / ' + text.slice(2) : text;
  });
  for (const name of Object.keys(fields)) {
    fields[name].addEventListener('blur', () => { if (fields[name].value) show(name, checks[name](fields[name].value)); });
    fields[name].addEventListener('input', () => {
      if (fields[name].hasAttribute('aria-invalid')) show(name, checks[name](fields[name].value));
      emitState();
    });
  }

  const confirm = async () => {
    if (busy) return;
    const problems = Object.keys(checks).map((name) => [name, checks[name](fields[name].value)]);
    for (const [name, message] of problems) show(name, message);
    const [first, ...others] = problems.filter(([, message]) => message);
    if (first) {
      fields[first[0]].focus();
      say({ type: 'sf:pay:error', message: first[1], more: others.map(([, message]) => message) });
      return;
    }
    busy = true;
    try {
      const { month, year } = parseExpiry(fields.expiry.value);
      const answer = await fetch(form.dataset.confirm, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: form.dataset.secret, number: digits(fields.number.value), exp_month: month, exp_year: year, cvc: digits(fields.cvc.value) }),
      });
      const body = await answer.json();
      if (answer.ok) say({ type: 'sf:pay:complete', setup_intent_id: body.id });
      else {
        if (body.field in fields) { show(body.field, body.message); fields[body.field].focus(); }
        say({ type: 'sf:pay:error', message: body.message });
      }
    } catch {
      say({ type: 'sf:pay:error', message: texts.noAnswer });
    } finally {
      busy = false;
    }
  };

  form.addEventListener('submit', (event) => { event.preventDefault(); void confirm(); });
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || !shops.includes(event.origin)) return;
    shop = event.origin;
    if (event.data && event.data.type === 'sf:pay:confirm') void confirm();
  });
  new ResizeObserver(() => say({ type: 'sf:pay:height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);
  say({ type: 'sf:pay:ready' });
  emitState();
})();
`;
