import { ApiError } from '@storefront/shared/api';
import type { TransferCheck } from '@storefront/shared/contract';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { block, transferCheck } from '../../../testing/transfers';
import { BlockList } from './BlockList';
import { CheckFacts } from './CheckFacts';
import { CheckFailure } from './CheckFailure';
import { CheckRow } from './CheckRow';
import { CodeForm } from './CodeForm';
import { HowItGoes } from '../paste/HowItGoes';
import { NothingAsked } from './NothingAsked';
import { PasteForm } from '../paste/PasteForm';
import { PleaseWait } from './PleaseWait';

const CODE = 'Xy7!kQ92-secret';
const offline = new ApiError('Network error: Failed to fetch', 501);
const needsCode = transferCheck({ status: 'code_needed', auth_info: null });

describe('[TR-04] the field for domains and codes', () => {
  const checked: Handlers['checkTransfers'] = ({ input }) => ({
    results: input.names.map(({ domain }) => transferCheck({ domain })),
  });
  function show(checkTransfers: Handlers['checkTransfers'] = checked) {
    const onChecked = jest.fn();
    return { onChecked, ...renderWithProviders(<PasteForm onChecked={onChecked} />, { api: { checkTransfers } }) };
  }
  const field = () => screen.getByRole('textbox', { name: 'Domains and transfer codes' });
  const paste = async (text: string) => {
    await userEvent.click(field());
    await userEvent.paste(text);
  };
  const check = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('summarises what it has read of a mixture, and checks all of it when the button is pressed', async () => {
    const { api, onChecked } = show();
    await paste(`tannery-lane.com\t${CODE}\n"wharf.net";"Q1;w2"\nquay.org`);
    expect(screen.getByRole('status')).toHaveTextContent('3 domains, 1 without a code');
    await check('Check 3 domains');
    await waitFor(() => expect(onChecked).toHaveBeenCalledTimes(1));
    expect(api.listInputs('checkTransfers')).toMatchObject([
      {
        names: [
          { domain: 'tannery-lane.com', auth_info: CODE },
          { domain: 'wharf.net', auth_info: 'Q1;w2' },
          { domain: 'quay.org' },
        ],
      },
    ]);
  });

  test('gives the numbers of unreadable lines, which can be left out, and keeps the input', async () => {
    const { api } = show();
    const text = `tannery-lane.com ${CODE}\nhello there\nmail.wharf.net abcdef1`;
    await paste(text);
    await check('Check 1 domain');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Line 2: enter a complete domain, such as example.com');
    expect(summary).toHaveTextContent('Line 3: mail.wharf.net is a host inside a domain');
    expect(field()).toHaveValue(text);
    expect(api.listInputs('checkTransfers')).toEqual([]);
    await check('Leave these lines out and check 1 domain');
    await waitFor(() => expect(api.listInputs('checkTransfers')).toHaveLength(1));
  });

  test('says so and sends nothing when nothing was pasted', async () => {
    const { api } = show();
    await check('Check domains');
    expect(screen.getByRole('alert')).toHaveTextContent('Paste at least one domain');
    expect(field()).toBeInvalid();
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['the shop refuses', refusal(503, { message: 'Try again in a moment' })],
    ['the network is away', offline],
  ])('keeps what was pasted, and is ready again, when %s', async (_what, failure) => {
    const { onChecked } = show(() => {
      throw failure;
    });
    await paste(`tannery-lane.com ${CODE}`);
    await check('Check 1 domain');
    expect(await screen.findByText('The domains could not be checked')).toBeInTheDocument();
    expect(field()).toHaveValue(`tannery-lane.com ${CODE}`);
    expect(screen.getByRole('button', { name: 'Check 1 domain' })).toBeEnabled();
    expect(onChecked).not.toHaveBeenCalled();
  });

  test('asks before the page is left when something is pasted, and not when nothing is', async () => {
    show();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await paste('tannery-lane.com');
    expect(leave()).toBe(false);
  });
});

describe('[RT-11a] the field for one code', () => {
  /** The form within a page that keeps the result of the check. */
  function Form({ compact }: { compact: boolean }) {
    const [check, setCheck] = useState<TransferCheck>(needsCode);
    return check.status === 'ready' ? <p>Ready</p> : <CodeForm check={check} onChecked={setCheck} compact={compact} />;
  }
  const show = (checkTransfers: Handlers['checkTransfers'], compact = false) =>
    renderWithProviders(<Form compact={compact} />, { api: { checkTransfers } });
  const code = () => screen.getByRole('textbox', { name: 'Transfer code' });

  test('goes on when the code is right, and says what to do, empty and with the focus, when it is wrong', async () => {
    show(({ input }) => ({
      results: [
        input.names[0]?.auth_info === CODE
          ? transferCheck()
          : transferCheck({ status: 'blocked', blocks: [block('wrong_code')], auth_info: null }),
      ],
    }));
    await userEvent.type(code(), 'wrong-code');
    await userEvent.click(screen.getByRole('button', { name: 'Check the code' }));
    await waitFor(() =>
      expect(code()).toHaveAccessibleDescription(/does not accept this transfer code\. Copy the transfer code again/),
    );
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('');
    await userEvent.type(code(), `${CODE}{Enter}`);
    expect(await screen.findByText('Ready')).toBeInTheDocument();
  });

  test('asks for the code and sends nothing when nothing was typed', async () => {
    const { api } = show(() => ({ results: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Check the code' }));
    expect(code()).toHaveAccessibleDescription(/Enter the transfer code for tannery-lane\.com/);
    expect(code()).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('[I12] keeps the code that was typed and gives a reference when the check fails', async () => {
    show(() => {
      throw refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' });
    });
    await userEvent.type(code(), `${CODE}{Enter}`);
    await waitFor(() =>
      expect(code()).toHaveAccessibleDescription(
        /The code was not checked\. Something went wrong on our side\. Try again in a moment\. If it happens again, send us reference 1a2b3c4d\./,
      ),
    );
    expect(code()).toHaveValue(CODE);
  });

  test('names the domain, in field and button, when it stands in a list', () => {
    show(() => ({ results: [] }), true);
    expect(screen.getByRole('textbox', { name: 'Transfer code for tannery-lane.com' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check the code for tannery-lane.com' })).toBeInTheDocument();
  });
});

describe('[RT-11b] a checked domain among several', () => {
  const show = (given: Partial<TransferCheck>) => {
    renderWithProviders(<CheckRow check={transferCheck(given)} onChecked={() => undefined} />);
    return screen.getByRole('listitem');
  };

  test('says what it costs when it is ready', () => {
    const row = show({});
    expect(row).toHaveTextContent('$12.90');
    expect(row).toHaveTextContent('Ready to transfer, $12.90 with one more year, then $14.90/year');
  });

  test('asks for its code in place when that is missing', () => {
    expect(show({ status: 'code_needed', auth_info: null })).toHaveTextContent('Needs a transfer code');
    expect(screen.getByRole('textbox', { name: 'Transfer code for tannery-lane.com' })).toBeInTheDocument();
  });

  test('says that the registry is not responding when it is silent', () => {
    expect(show({ status: 'unknown' })).toHaveTextContent('No answer from the registry');
  });

  test('links to what to do when something prevents the transfer', () => {
    const row = show({ status: 'blocked', blocks: [block('locked')] });
    expect(row).toHaveTextContent('Locked at its current registrar.');
    expect(within(row).getByRole('link', { name: 'What to do about tannery-lane.com' })).toHaveAttribute(
      'href',
      '/site/transfer-message?domain=tannery-lane.com',
    );
  });

  test('links to the registration when the domain is not registered, not to the reasons', () => {
    const row = show({ status: 'blocked', blocks: [block('not_registered')] });
    expect(within(row).getByRole('link')).toHaveAccessibleName('Register it as a new domain, tannery-lane.com');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/site/availability/tannery-lane.com');
  });
});

describe('[TR-02] what is in the way of a transfer', () => {
  const DATE = '2026-12-31T12:00:00Z';
  test.each([
    ['locked', 'Locked at its current registrar.', 'Unlock it there, then try again; your code still works.'],
    [
      'too_new',
      'Registered less than 60 days ago; you can transfer it from December 31st, 2026.',
      'A new domain has to stay where it is for 60 days.',
    ],
    [
      'recent_transfer',
      'Transferred to its current registrar less than 60 days ago',
      'After a transfer, a domain has to stay where it is for 60 days.',
    ],
    ['holder_changed', 'Its owner changed less than 60 days ago', 'The current registrar may lift that if you ask.'],
    [
      'redemption',
      'Expired and deleted by its registrar; the registry keeps it until December 31st, 2026.',
      'Ask the current registrar to restore it',
    ],
    [
      'pending_delete',
      'About to be released by the registry on December 31st, 2026.',
      'Register it here as a new domain once it is available.',
    ],
    ['transfer_running', 'This domain is already being transferred.', 'Wait until that transfer ends'],
    ['not_registered', 'Nobody has registered this domain', 'register it as a new domain'],
    ['not_sold', 'We do not sell domains with this extension.', 'Keep it where it is'],
    ['by_tag', 'are not transferred by a code', 'We do not support that yet.'],
    ['ours', 'This domain is already managed here.', 'you will find it among your domains'],
  ] as const)('has a sentence and a remedy of its own when the cause is %s', (cause, sentence, remedy) => {
    renderWithProviders(<BlockList blocks={[block(cause, DATE, 60)]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(sentence);
    expect(screen.getByRole('listitem')).toHaveTextContent(remedy);
  });
});

describe('before a transfer', () => {
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  test('[TR-03a] says what stays and what changes when the domain can move', () => {
    renderWithProviders(<CheckFacts check={transferCheck()} />);
    expect(facts()).toEqual([
      'Fernhill Names',
      'March 3rd, 2027, then March 3rd, 2028',
      'Unchanged: ns1.fernhill.example, ns2.fernhill.example',
      'Off. You can turn it on once the domain is here.',
    ]);
  });

  test('[TR-03a] says that the registrar is not disclosed, and no date, when the registry tells neither', () => {
    renderWithProviders(
      <CheckFacts
        check={transferCheck({ registrar: null, expiry_date: null, new_expiry_date: null, nameservers: [] })}
      />,
    );
    expect(facts()).toEqual(['Not disclosed by the registry', 'Off. You can turn it on once the domain is here.']);
  });

  test('[TR-03a] explains who has to do what before a transfer is started', () => {
    renderWithProviders(<HowItGoes />);
    const steps = within(screen.getByRole('region', { name: 'How a transfer works' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('You unlock the domain at its current registrar');
    expect(steps).toHaveLength(5);
  });

  test('[GD-05] says Please wait... when registries are asked', () => {
    renderWithProviders(<PleaseWait rows={2} />);
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
  });

  test('keeps codes and offers to try again when the check failed', async () => {
    const retry = jest.fn();
    renderWithProviders(<CheckFailure error={offline} onRetry={retry} retrying={false} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The codes you entered are kept; nothing was ordered.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('leads to where transfers start when the address names none', () => {
    renderWithProviders(<NothingAsked title="No domain" line="The address names none." action="Transfer domains in" />);
    expect(screen.getByRole('link', { name: 'Transfer domains in' })).toHaveAttribute('href', '/site/transfer');
  });
});
