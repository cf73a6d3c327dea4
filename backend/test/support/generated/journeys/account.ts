import { Secret, TOTP } from 'otpauth';
import { newEmail, PASSWORD } from '../../account';
import { SHOP } from '../../app';
import { getCookie } from '../../cookies';
import { REGISTRANT } from '../../shop';
import { makeCode } from '../../staff';
import { VirtualAuthenticator } from '../../virtual-authenticator';
import type { Walk } from '../walk';
import { asBrowser, emailFor, openAccount, signIn, USD } from './steps';

/** The time step of an authenticator app's codes. Seconds. */
const NEXT_CODE = 30;

/** Set-ups of staff are limited per quarter of an hour. Seconds. */
const SET_UP_REST = 300;

const OTHER_PASSWORD = 'quiet harbour quill 9';

export async function account(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  for (const id of ['sessionActive', 'getProfile', 'getContactInfo', 'getSecurity', 'getDefaultCurrency'])
    await walk.call(id);
  await walk.call('getActivity', { query: { limit: '5' } });
  await walk.call('setDefaultCurrency', { body: USD });
  await walk.call('getBillingDetails');
  await walk.call('saveBillingDetails', {
    body: {
      first_name: 'Mara',
      last_name: 'Lindqvist',
      country: 'NO',
      company: '',
      address: { address1: 'Storgata 1', address2: '', city: 'Oslo', state: 'Oslo', postal_code: '0155' },
      vat_number: '',
    },
  });
  const { id } = await walk.call<{ id: string }>('saveContact', { body: { contact: REGISTRANT, consent: true } });
  await walk.call('listContacts');
  await walk.call('changeContact', { params: { id }, body: { contact: { ...REGISTRANT, city: 'Bergen' } } });
  await walk.ask('deleteContact', { params: { id } });
  await walk.ask('confirmPassword', { body: { password: PASSWORD } });
  await walk.prove();
  await walk.ask('changeEmail', { body: { email: newEmail() } });
}

export async function passwords(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  await walk.prove();
  await walk.ask('changePassword', { body: { password: OTHER_PASSWORD } });
  await signIn(walk, customer.email, OTHER_PASSWORD);
  await walk.shop.request({
    method: 'POST',
    url: '/auth/login',
    payload: { email: customer.email, password: OTHER_PASSWORD },
  });
  const { sessions } = await walk.call<{ sessions: { id: string; is_current?: boolean; current?: boolean }[] }>(
    'getSecurity',
  );
  const other = sessions.find((session) => !(session.is_current ?? session.current));
  await walk.ask('endSessionOf', { params: { id: other?.id ?? '' } });
  await walk.ask('endOtherSessions');
  await walk.ask('recover', { body: { email: customer.email } }, 'guest');
  walk.shop.clock.advance(1);
  const { token } = await emailFor(walk, customer.email);
  await walk.call('validateToken', { body: { token, queue: 'recovery' } }, 'guest');
  await walk.ask('resetPassword', { body: { token, username: customer.email, password: PASSWORD } }, 'guest');
  await signIn(walk, customer.email, PASSWORD);
  await walk.ask('logout');
  await signIn(walk, customer.email, PASSWORD);
  await walk.ask('logoutByPost');
}

export async function secondFactors(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  await walk.prove();
  const { secret } = await walk.call<{ secret: string }>('beginTotp');
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: walk.shop.clock.now().getTime() });
  await walk.call('confirmTotp', { body: { code: code() } });
  walk.shop.clock.advance(NEXT_CODE);
  const login = await walk.call<{ second_factor?: { ticket: string } }>(
    'login',
    { body: { email: customer.email, password: PASSWORD } },
    'guest',
  );
  const ticket = login.second_factor?.ticket;
  const opened = await walk.ask('completeLogin', { body: { ticket, code: code() } }, 'guest');
  walk.signInAs(await asBrowser(walk, customer.email, getCookie(opened)));
  await walk.prove();
  await walk.call('renewRecoveryCodes');
  await walk.ask('removeTotp');
  await walk.prove();

  const device = new VirtualAuthenticator(SHOP);
  type Begun = { ticket: string; options: Record<string, unknown> };
  const begun = await walk.call<Begun>('beginPasskey');
  await walk.call('addPasskey', {
    body: { ticket: begun.ticket, name: 'Laptop', answer: device.create(begun.options) },
  });
  const asked = await walk.call<Begun>('beginPasskeyLogin', {}, 'guest');
  const signed = await walk.ask(
    'passkeyLogin',
    { body: { ticket: asked.ticket, answer: device.get(asked.options) } },
    'guest',
  );
  walk.signInAs(await asBrowser(walk, customer.email, getCookie(signed)));
  const proof = await walk.call<Begun>('beginPasskeyProof');
  await walk.ask('confirmByPasskey', { body: { ticket: proof.ticket, answer: device.get(proof.options) } });
  const { passkeys } = await walk.call<{ passkeys: { id: string }[] }>('getSecurity');
  await walk.prove();
  await walk.ask('removePasskey', { params: { id: passkeys[0]?.id ?? '' } });
}

/** A customer who has lost their phone requests the removal of two-step sign-in, and stops it, once by email and once in the account. */
export async function lostFactors(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  await walk.prove();
  const { secret } = await walk.call<{ secret: string }>('beginTotp');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await walk.call('confirmTotp', { body: { code: app.generate({ timestamp: walk.shop.clock.now().getTime() }) } });
  const linkTo = async (asks: string) => {
    await walk.shop.deps.jobs.drain();
    const links = (await walk.shop.emails()).flatMap(({ recipient, text }) =>
      recipient === customer.email ? (new RegExp(`removal=([\\w-]+)&ask=${asks}`).exec(text)?.[1] ?? []) : [],
    );
    return links[0] ?? '';
  };
  const begin = async () => {
    const body = { email: customer.email, password: PASSWORD };
    const login = await walk.call<{ second_factor?: { ticket: string } }>('login', { body }, 'guest');
    await walk.call('askFactorRemoval', { body: { ticket: login.second_factor?.ticket } }, 'guest');
    walk.shop.clock.advance(1);
    await walk.call('answerFactorRemoval', { body: { token: await linkTo('begin'), answer: 'begin' } }, 'guest');
    walk.shop.clock.advance(1);
  };
  await begin();
  await walk.call('answerFactorRemoval', { body: { token: await linkTo('stop'), answer: 'stop' } }, 'guest');
  await begin();
  await walk.ask('stopFactorRemoval', { body: {} });
}

export async function support(walk: Walk): Promise<void> {
  const customer = await walk.person();
  const { desk } = walk.options;
  const staff = await desk.asStaff('support');
  // The set-up code has been used.
  walk.shop.clock.advance(SET_UP_REST);
  const answer = await staff.request({
    method: 'POST',
    url: `/desk/1.0/customers/${customer.id}/act`,
    payload: { reason: 'Asked for help on the phone', code: makeCode(staff.secret, walk.shop.clock.now()) },
  });
  const token = new URL(answer.json<{ link: string }>().link).hash.slice(1);
  await walk.call('beginSupportSession', { body: { token } }, 'guest');
}

export async function closing(walk: Walk): Promise<void> {
  const customer = await walk.person();
  await walk.call('getAccountClosing');
  await walk.prove();
  await walk.call('exportAccount');
  await walk.ask('closeAccount', { body: { email: customer.email } });
}

/** Staff correct an account's address and the customer stops it; the second correction completes. */
export async function correctedAddress(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  const staff = await walk.options.desk.asStaff('admin');
  const next = newEmail();
  const open = async () => {
    walk.shop.clock.advance(SET_UP_REST);
    const opened = await staff.request({
      method: 'POST',
      url: `/desk/1.0/customers/${customer.id}/corrections`,
      payload: {
        former_email: customer.email,
        new_email: next,
        proof: 'domain_control',
        reference: 'Ticket 4711',
        code: makeCode(staff.secret, walk.shop.clock.now()),
      },
    });
    if (opened.statusCode !== 201) throw new Error(`The desk answers ${opened.statusCode}: ${opened.body}`);
    walk.shop.clock.advance(1);
  };
  await open();
  await walk.call('getAddressCorrection');
  await walk.ask('stopAddressCorrection', { body: {} });
  await open();
  for (const email of [next, customer.email]) {
    await walk.shop.deps.jobs.drain();
    const links = (await walk.shop.emails()).flatMap(({ recipient, text }) =>
      recipient === email ? (/[?&]correction=([\w-]+)/.exec(text)?.[1] ?? []) : [],
    );
    const token = links[0] ?? '';
    await walk.ask('answerAddressCorrection', { body: { token, answer: 'confirm' } }, 'guest');
  }
}
