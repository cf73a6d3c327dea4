import { errorMessages } from '../errors';
import { detailMessages } from '../errors/details/detail-messages';
import { detailText, failureText } from '../failures';
import { translator } from '../i18n';
import { refusal } from '../testing';
import { problemMessages, problemText, zoneWarningText } from '.';

const t = translator('en');

it('problemMessages shares no code with the entries of errors', () => {
  const others = Object.keys(detailMessages);
  expect(Object.keys(problemMessages()).filter((code) => others.includes(code))).toEqual([]);
});

it('problemText shows domains in their own script', () => {
  expect(problemText({ code: 'glue_not_needed', params: { domain: 'xn--blbr-roah.com' } }, t)).toBe(
    'Only servers inside blåbær.com need an address',
  );
});

it('problemText says what a question requires when its answer is missing or malformed', () => {
  const said = (code: 'answer_missing' | 'answer_wrong', tld: string, field: string) =>
    problemText({ code, params: { tld, field } }, t);
  expect(said('answer_missing', 'us', 'app_purpose')).toBe('Choose what the domain is for');
  expect(said('answer_missing', 'ca', 'cira_agreement')).toBe("Tick “I accept CIRA's Registrant Agreement”");
  expect(said('answer_wrong', 'fr', 'postal_code_of_birth')).toBe('Five digits, such as 75001');
});

it.each([
  ['state_missing', 'us', { word: 'state' }, 'Choose the state'],
  ['postal_code_wanted', 'de', { word: 'postcode', tld: 'de' }, 'Enter the postcode: the .de registry requires it'],
  ['postal_code_missing', 'us', { word: 'zip_code', example: '12345' }, 'Enter the ZIP code, such as 12345'],
] as const)('problemText names a part of the address as its country does: %s, .%s', (code, _tld, params, text) => {
  expect(problemText({ code, params } as Parameters<typeof problemText>[0], t)).toBe(text);
});

it('problems have texts in the page’s language, or the server’s text when the code is from a later release', () => {
  const german = {
    'shared/problems/nameservers/private_address': [['address'], ' ist privat'],
    'shared/problems/zone-warnings/site_stops': [['domain'], ' ist weg'],
    'shared/errors/invalid_forwarding': 'Nein',
  };
  const de = translator('de', { ...german, ...errorMessages(german) });
  expect(zoneWarningText({ code: 'site_stops', params: { domain: 'a.com' } }, de)).toBe('a.com ist weg');
  const entry = { loc: 'nameservers.0.addresses', msg: '10.0.0.1 cannot be reached', params: { address: '10.0.0.1' } };
  expect(detailText({ ...entry, code: 'private_address' }, de)).toBe('10.0.0.1 ist privat');
  expect(detailText({ ...entry, code: 'of_a_later_release' }, de)).toBe('10.0.0.1 cannot be reached');
});

it('failureText says why visitors cannot be redirected to a URL', () => {
  const said = translator('en', errorMessages());
  const refused = (params: object) =>
    failureText(refusal(422, { message: 'Server: no.', code: 'invalid_forwarding', params } as never), said);
  expect(refused({ what: 'url', why: 'url_unreachable', host: '10.0.0.1' })).toBe(
    '10.0.0.1 cannot be reached from the Internet.',
  );
  expect(refused({ what: 'url', why: 'of_a_later_release' })).toBe('Server: no.');
  expect(refused({ what: 'url' })).toBe('Server: no.');
});
