import { assertMinor, setPageLanguage, type CartItem } from '@storefront/shared/domain';
import {
  addOnLine,
  cartItem,
  contact,
  countries,
  refusal,
  renderWithProviders,
  subProduct,
} from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotPlaced } from '../api/place-order';
import { ChangesList } from '../changes/ChangesList';
import type { LineChange } from '../model/price-changes';
import { DelayNotice } from './DelayNotice';
import { OwnerSummary } from './OwnerSummary';
import { PerformanceConsent } from './PerformanceConsent';
import { RefusalPanel } from './RefusalPanel';
import { RenewalTable } from './RenewalTable';
import { ReviewLines } from './ReviewLines';

jest.mock('@storefront/shared/reference', () => ({ loadCountries: () => Promise.resolve(countries) }));

const renewal = (given: Partial<CartItem> = {}) => ({
  ...cartItem({ domain: 'wharf.net', type: 'renew', date: '2027-03-01T12:00:00Z', sub_products: [] }),
  ...given,
});

describe('the domains that will be ordered', () => {
  function show(...items: CartItem[]) {
    const { container } = renderWithProviders(<ReviewLines items={items} />);
    return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  }

  test('show the script and the ASCII form when a name is internationalised, and the amount once when it has one part', () => {
    expect(show(cartItem({ domain: 'xn--blbrhuset-62am.com', sub_products: [] }))).toEqual([
      expect.stringMatching(/^blåbærhuset\.com.*xn--blbrhuset-62am\.com.*\$12\.90Register for 1 year$/),
    ]);
  });

  test.each([
    [0, 'Transfer in, without an added year'],
    [1, 'Transfer in, with 1 year'],
  ])('[CT-04] say what a transfer brings when its registry adds %i years', (years_added, said) => {
    expect(show(cartItem({ type: 'transfer', years_added, sub_products: [] }))).toEqual([
      expect.stringContaining(said),
    ]);
  });

  test('say what each part costs when a domain has add-ons or a fee', () => {
    const privacy = subProduct({ is_selected: true });
    expect(
      show(
        cartItem({ sub_products: [privacy] }),
        renewal({
          cost: assertMinor(10_190),
          price: assertMinor(1290),
          fee: { kind: 'restore', amount: assertMinor(8900) },
        }),
      ),
    ).toEqual([
      'brindlewharf.com$15.90Register for 1 year$12.90Privacy Protection$3.00',
      'wharf.net$101.90Renewal, 1 year$12.90Restoring the domain$89.00',
    ]);
  });

  test('[LG-04c] say which add-ons end and when, and how many addresses do, when a renewal leaves them out', () => {
    const addresses = subProduct({
      type: 'email_forwarding',
      name: 'Email Forwarding',
      quantity: 2,
      is_selected: true,
    });
    const [text] = show(
      renewal({
        add_ons_now: ['domain_forwarding', 'email_forwarding'],
        email_addresses_now: 5,
        sub_products: [addresses],
      }),
    );
    expect(text).toContain('Domain Forwarding is not renewed and ends on March 1st, 2027');
    expect(text).toContain(
      'Email Forwarding: only 2 of 5 addresses are renewed. The others, at the end of your list, stop on March 1st, 2027',
    );
  });

  test('[DM-09a] say until when add-ons run, and for how many new addresses, when they are bought alone', () => {
    const chosen = subProduct({
      type: 'email_forwarding',
      name: 'Email Forwarding',
      cost: 128,
      quantity: 5,
      is_selected: true,
      service_prorated: true,
    });
    expect(show(addOnLine(), addOnLine({ domain: 'wharf.net', privacy: false, sub_products: [chosen] }))).toEqual([
      'brindlewharf.com$3.42Privacy Protection, until March 1st, 2027',
      'wharf.net$6.40Email Forwarding for 5 new addresses, until March 1st, 2027',
    ]);
  });

  test('[NT-12] show no amount when a price is not known', () => {
    expect(show(cartItem({ priced: 'unknown', sub_products: [] }))).toEqual([
      'brindlewharf.comThe price is not known right now.Register for 1 year',
    ]);
  });
});

describe('[OR-06b] what has changed', () => {
  const items = ['brindlewharf.com', 'wharf.page'].map((domain) => cartItem({ domain, sub_products: [] }));
  const dearer: LineChange = {
    domain: 'brindlewharf.com',
    reason: 'price',
    was: assertMinor(1290),
    now: assertMinor(1590),
  };
  const lost: LineChange = { domain: 'wharf.page', reason: 'taken', was: assertMinor(1290), now: null };

  function show(changes: readonly LineChange[], lines: readonly CartItem[] = items) {
    const ways = { onAccept: jest.fn(), onRemove: jest.fn(), onRetry: jest.fn() };
    renderWithProviders(<ChangesList changes={changes} items={lines} {...ways} />);
    return ways;
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('shows both figures and accepts the new one when a price rose', async () => {
    const { onAccept } = show([dearer]);
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('brindlewharf.com now costs more than when you last saw it');
    expect(within(row).getByRole('deletion')).toHaveTextContent('was $12.90');
    expect(within(row).getByRole('insertion')).toHaveTextContent('now $15.90');
    await press('Accept $15.90');
    expect(onAccept).toHaveBeenCalledWith('brindlewharf.com');
  });

  test('[CT-15a] shows the change of the tax, without equal amounts, when nothing else changed', async () => {
    const vat = { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 20 };
    const { onAccept } = show([
      { ...dearer, reason: 'tax', now: dearer.was, parts: [{ part: 'tax', was: [], now: [vat] }] },
    ]);
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('The tax on this domain has changed');
    expect(row).toHaveTextContent('Tax: VAT 20%, was no tax');
    expect(row).not.toHaveTextContent('$12.90');
    await press('Accept');
    expect(onAccept).toHaveBeenCalledWith('brindlewharf.com');
  });

  test('[OR-07] can only be removed when the domain has been registered meanwhile', async () => {
    const { onRemove } = show([lost]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'wharf.page Someone else registered it a moment ago. Nothing was charged',
    );
    expect(names()).toEqual(['Remove it']);
    await press('Remove it');
    expect(onRemove).toHaveBeenCalledWith('wharf.page');
  });

  test('can be asked for again when the registry is silent', async () => {
    const { onRetry } = show([{ ...lost, reason: 'registry_silent' }]);
    expect(screen.getByRole('listitem')).toHaveTextContent('The registry is not responding');
    await press('Try again');
    expect(onRetry).toHaveBeenCalledWith('wharf.page');
  });

  test.each([
    ['prices rose', [dearer, { ...dearer, domain: 'wharf.page' }], 'Accept 2 new prices', 2, 0],
    ['domains are gone', [{ ...lost, domain: 'brindlewharf.com' }, lost], 'Remove 2 domains', 0, 2],
    ['one is dearer and one gone', [dearer, lost], 'Accept the new price, remove 1 domain', 1, 1],
  ] as const)(
    '[OR-07] is settled by one button that says what it does when %s',
    async (_what, changes, name, accepted, removed) => {
      const { onAccept, onRemove } = show(changes);
      await press(name);
      expect(onAccept).toHaveBeenCalledTimes(accepted);
      expect(onRemove).toHaveBeenCalledTimes(removed);
    },
  );

  test('[DM-09a] says why add-ons cannot be added when they are bought alone', () => {
    show([{ domain: 'brindlewharf.com', reason: 'not_sold', was: assertMinor(342), now: null }], [addOnLine()]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Your choice cannot be added right now: the domain already has it, has expired, or is part of another order in progress. Nothing was charged',
    );
  });
});

describe('[OR-04a] an order that was not placed', () => {
  const show = (refusal: NotPlaced) => renderWithProviders(<RefusalPanel refusal={refusal} attempt={1} />);
  const refused = refusal(422, { message: 'This card is no longer saved. Choose another one.', request_id: '7KQ2-41' });

  test('gives the reason and a reference, and has the focus, when the shop refused it', () => {
    show({ kind: 'refused', error: refused, reference: '7KQ2-41' });
    const alert = screen.getByRole('alert', { name: 'Order was not created, please try later' });
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('This card is no longer saved. Choose another one.');
    expect(alert).toHaveTextContent('Nothing was charged. Reference 7KQ2-41.');
  });

  test.each<[string, NotPlaced, string, string]>([
    [
      'nobody knows whether it arrived',
      { kind: 'unanswered', reference: '7KQ2-41' },
      'Order was not created, please try later',
      'it is the same order and is charged once. Reference 7KQ2-41.',
    ],
    [
      'the network was away',
      { kind: 'lost' },
      'Order was not created, please try later',
      'it is the same order and is charged once',
    ],
    [
      'the browser is offline',
      { kind: 'offline' },
      'Your order was not sent',
      'You are offline; nothing was sentNothing was charged, and your order is still here.',
    ],
    [
      'it is on its way still',
      { kind: 'in_flight' },
      'Your order is being placed',
      'Wait a moment, then press Pay again',
    ],
    ['nobody has proven who pays', { kind: 'not_proven' }, 'You have not paid yet', 'your order is still here'],
    [
      'the registrar is silent',
      { kind: 'may_take_longer' },
      'Order was not created, please try later',
      'Our registrar has just stopped responding',
    ],
  ])('says whether anything was charged, and the way on, when %s', (_what, given, title, sentence) => {
    show(given);
    expect(screen.getByRole('alert', { name: title })).toHaveTextContent(sentence);
  });
});

describe('what is said before paying', () => {
  test('[RT-39j] writes the phone of the owner from left to right on a page that is not', async () => {
    setPageLanguage('ar');
    renderWithProviders(<OwnerSummary contact={contact()} />);
    expect(await screen.findByText('\u2066+1 2125550142\u2069')).toBeInTheDocument();
    setPageLanguage('en');
  });

  test('names the organisation as the owner, and the person as its contact, when it is one', async () => {
    renderWithProviders(<OwnerSummary contact={contact({ kind: 'organization', org_name: 'Lovelace & Daughters' })} />);
    await screen.findByText(/United States/);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Legal owner', 'Contact', 'Address', 'Email', 'Phone']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Lovelace & Daughters',
      'Ada Lovelace',
      '5 Ellis Street, 02101 Boston, MA, United States',
      'ada@example.com',
      '+1\u00a02125550142',
    ]);
  });

  test('[R6] says before payment that it may take hours when the registrar does not respond', () => {
    renderWithProviders(<DelayNotice />);
    expect(screen.getByText(/this order may take hours instead of a minute/)).toBeInTheDocument();
  });

  test('[LG-05a] speaks of each kind of line when several are ordered', () => {
    const lines = [cartItem(), renewal(), addOnLine({ domain: 'older.com' })];
    renderWithProviders(<PerformanceConsent lines={lines} given={false} missing={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: /lose the right to withdraw/ })).toHaveAccessibleName(
      'Carry out my order at once, before the 14 days in which I may withdraw are over. I know that I lose the right to withdraw sooner: for a registration as soon as the name is registered, for a renewal as soon as the name is renewed and for add-ons as soon as they are on.',
    );
  });

  test('[LG-04b] says when each name renews itself and for how much, or that it does not, when they are new', () => {
    const items = [
      cartItem({ domain: 'brindlewharf.com' }),
      cartItem({ domain: 'tannery-lane.com', autorenew: false }),
    ];
    renderWithProviders(<RenewalTable items={items} today={new Date('2026-11-21T10:00:00Z')} />);
    const rows = within(screen.getByRole('table', { name: /What each domain costs/ })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(
      'brindlewharf.comOn. Charged before November 21st, 2027, unless you turn it off$14.90/year',
    );
    expect(rows[2]).toHaveTextContent('tannery-lane.comOff. The domain expires on November 21st, 2027');
  });
});
