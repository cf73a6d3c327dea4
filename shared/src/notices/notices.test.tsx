import { act, screen } from '@testing-library/react';
import { setPageTranslate, translator } from '../i18n';
import { renderWithProviders } from '../testing';
import { dismiss, notify, useNotices } from './notices';
import { NOTICES, currencyGone } from './texts';

function Region() {
  return (
    <ul>
      {useNotices().map(({ id, tone, text }) => (
        <li key={id}>{`${tone}: ${text}`}</li>
      ))}
    </ul>
  );
}
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('[NT-14a] [NT-14b] notices', () => {
  it('stay in the order in which they came until they are dismissed', () => {
    renderWithProviders(<Region />);
    let first = '';
    act(() => {
      first = notify({ tone: 'info', text: 'One' });
      notify({ tone: 'error', text: 'Two' });
    });
    expect(shown()).toEqual(['info: One', 'error: Two']);
    act(() => {
      dismiss(first);
      dismiss('nobody');
    });
    expect(shown()).toEqual(['error: Two']);
  });

  it('appear once, the newer in place of the older, when they say the same', () => {
    renderWithProviders(<Region />);
    const ids: string[] = [];
    act(() => {
      for (const tone of ['error', 'error', 'info'] as const) ids.push(notify({ tone, text: 'Lost' }));
    });
    expect(shown()).toEqual(['error: Lost', 'info: Lost']);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('the texts of the catalogue', () => {
  it('[NT-01] [NT-03] [NT-06] [NT-08] [NT-09] [NT-10] match the specification', () => {
    expect(NOTICES).toMatchObject({
      success: 'Success',
      sessionExpired: 'Your session has expired. Please log in again.',
      invalidToken: 'Session expired. Please log in again.',
      invalidDnsRecord: 'Invalid DNS record',
      dnsResetFailed: 'Failed to reset DNS records',
      orderNotCreated: 'Order was not created, please try later',
      orderStatusFailed: 'Error when checking order',
      defaultCurrencyUpdated: 'Default currency updated.',
      defaultCurrencyFailed: 'Failed to update default currency.',
    });
  });

  it('[NT-11] name both currencies', () => {
    expect(currencyGone({ code: 'GBP', symbol: '£' }, { code: 'USD', symbol: '$' })).toBe(
      'The selected currency (GBP £) is no longer available. Reverting to default currency (USD $).',
    );
  });
});

describe('the texts of notices', () => {
  afterEach(() => setPageTranslate(translator('en')));

  it('are in the language that the page has at that moment', () => {
    expect(NOTICES.sessionExpired).toBe('Your session has expired. Please log in again.');
    setPageTranslate(
      translator('de', {
        'shared/notices/sessionExpired': 'Deine Sitzung ist abgelaufen.',
        'shared/notices/currencyGone': [['code'], ' gibt es nicht mehr, daher ', ['fallbackCode']],
      }),
    );
    expect(NOTICES.sessionExpired).toBe('Deine Sitzung ist abgelaufen.');
    expect(currencyGone({ code: 'CAD', symbol: 'CA$' }, { code: 'EUR', symbol: '€' })).toBe(
      'CAD gibt es nicht mehr, daher EUR',
    );
  });
});
