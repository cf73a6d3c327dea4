import type { Dnssec, setDnssec, InputOf } from '@storefront/shared/contract';
import { pasteInto, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDnssecHold } from './use-dnssec-hold';
import { DnssecPanel } from './DnssecPanel';

const NAME = 'brindlewharf.com';
const DIGEST = '49fd46e6c4b45c55d4ac69cbd3cd34ac1afe51de8ff3a2b8d9d4e2c5b6a79801';
const DS = { key_tag: 12_345, algorithm: 13, digest_type: 2, digest: DIGEST };
const LINE = `12345 13 2 ${DIGEST.toUpperCase()}`;
const KEY = 'mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==';

const Held = () => useDnssecHold(NAME);

const standing = (given: Partial<Dnssec> = {}): Dnssec => ({
  offered: true,
  kept: 'here',
  state: 'off',
  since: null,
  ds_records: [],
  publish_at: null,
  waits_for: null,
  free_at: null,
  problem: null,
  ...given,
});

/** Renders the panel with the given DNSSEC state, which becomes `after` once it is set. */
function show(
  given: Partial<Dnssec>,
  after: (input: InputOf<typeof setDnssec>) => Partial<Dnssec> = () => ({}),
  more: Handlers = {},
) {
  let now = standing(given);
  const handlers: Handlers = {
    getDnssec: () => now,
    setDnssec: ({ input }) => {
      now = standing({ ...given, ...after(input) });
      return now;
    },
    ...more,
  };
  return {
    user: userEvent.setup({ delay: null }),
    ...renderWithProviders(<DnssecPanel domain={NAME} />, { route: '/', session: {}, api: handlers }),
  };
}
const panel = () => screen.findByRole('region', { name: 'DNSSEC' });
/** The status text announced to screen readers; the copy buttons have their own live regions. */
const told = () => screen.getAllByRole('status')[0];
const button = (name: string) => screen.findByRole('button', { name });

describe('[DN-11b] DNSSEC of a domain whose zone is on our nameservers', () => {
  it('announces the status and shows the records at the registry when it is turned on', async () => {
    const { user, api } = show({}, () => ({ state: 'on', since: '2026-11-23T10:00:00Z', ds_records: [DS] }));
    await user.click(await button('Turn DNSSEC on'));
    await waitFor(() =>
      expect(told()).toHaveTextContent(/^DNSSEC is on.*The registry has had the DS record since November 23rd, 2026/),
    );
    expect(api.listInputs('setDnssec')).toEqual([{ on: true }]);
    expect(screen.getByText(LINE)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn DNSSEC off' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn DNSSEC on' })).not.toBeInTheDocument();
  });

  it.each([
    [
      { state: 'checking', publish_at: '2026-11-25T12:00:00Z', waits_for: 'nameservers' },
      /We will publish the DS record on November 25th, 2026.*, once the old nameservers are no longer in any cache\. You do not need to do anything\. Until DNSSEC is off again, the nameservers cannot be changed\./,
    ],
    [
      { state: 'checking', publish_at: '2026-11-25T12:00:00Z', waits_for: 'records' },
      /on November 25th, 2026.*, once the records from before the zone was signed are no longer in any cache/,
    ],
    [{ state: 'checking' }, /We are checking that every nameserver signs the zone/],
    [{ state: 'adding', ds_records: [DS] }, /DNSSEC is being turned on.*on its way to the registry/],
    [{ state: 'removing' }, /DNSSEC is being turned off.*being removed from the registry/],
    [
      { state: 'expiring', free_at: '2026-11-24T12:00:00Z' },
      /DNSSEC is off.*Resolvers may keep it in their cache until November 24th, 2026.*You can change the nameservers after that\./,
    ],
    [{ state: 'off', offered: false }, /It cannot be turned on here: our registrar does not pass DS records on/],
  ] as const)('says how it stands when it is %j', async (given, words) => {
    show({ since: '2026-11-23T10:00:00Z', ...given } as Partial<Dnssec>);
    await waitFor(() => expect(told()).toHaveTextContent(words));
  });

  it.each([{ offered: false }, { state: 'removing' }] as const)(
    'offers no button when there is nothing to do: %j',
    async (given) => {
      show(given);
      await waitFor(() => expect(told()).toHaveTextContent('DNSSEC is'));
      expect(within(await panel()).queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('explains what blocks it when it cannot proceed, and can be stopped', async () => {
    const { user, api } = show({ state: 'checking', problem: 'ns2.onymeter.example did not answer.' }, () => ({
      state: 'off',
      problem: null,
    }));
    expect(await screen.findByText('ns2.onymeter.example did not answer.')).toBeInTheDocument();
    await user.click(await button('Do not turn on DNSSEC'));
    expect(await button('Turn DNSSEC on')).toBeInTheDocument();
    expect(api.listInputs('setDnssec')).toEqual([{ on: false }]);
  });

  it('can be turned on again while it is being removed', async () => {
    const { user } = show({ state: 'on', since: '2026-11-23T10:00:00Z', ds_records: [DS] }, (input) =>
      'on' in input && !input.on ? { state: 'expiring', free_at: '2026-11-24T12:00:00Z', ds_records: [] } : {},
    );
    await user.click(await button('Turn DNSSEC off'));
    expect(await screen.findByText(/Resolvers may keep it in their cache until/)).toBeInTheDocument();
    await user.click(await button('Turn DNSSEC on again'));
    expect(await button('Turn DNSSEC off')).toBeInTheDocument();
  });

  it('shows the reason beside the button when it is refused', async () => {
    const message = 'brindlewharf.com has ALIAS records, which our nameservers cannot sign.';
    const { user } = show({}, undefined, {
      setDnssec: () => {
        throw refusal(409, { code: 'alias_unsigned', message });
      },
    });
    await user.click(await button('Turn DNSSEC on'));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await button('Turn DNSSEC on')).toHaveAccessibleDescription(`Error: ${message}`);
  });

  it('does not say that it is off when the registry does not respond, and retries', async () => {
    let isAway = true;
    const { user } = show({}, undefined, {
      getDnssec: () => {
        if (isAway) throw refusal(409, { message: 'The registrar gives no answer' });
        return standing();
      },
    });
    expect(
      await screen.findByText('We could not find out whether DNSSEC is on. The registrar gives no answer.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('DNSSEC is off')).not.toBeInTheDocument();
    isAway = false;
    await user.click(await button('Try again'));
    expect(await button('Turn DNSSEC on')).toBeInTheDocument();
  });

  it.each([
    [
      { state: 'on', since: '2026-11-23T10:00:00Z' },
      /^DNSSEC is on for brindlewharf\.com\. Turn it off first: you can change the nameservers 24 hours later\./,
    ],
    [
      { state: 'checking' },
      /^DNSSEC is being turned on for brindlewharf\.com\. Stop that first, under DNS, to change the nameservers\./,
    ],
    [{ state: 'adding' }, /^DNSSEC is being turned on for brindlewharf\.com\./],
    [
      { state: 'removing' },
      /^DNSSEC is being turned off for brindlewharf\.com\. You can change the nameservers 24 hours after that\./,
    ],
  ] as const)(
    '[DM-05] says why the nameservers cannot be changed, and leads to where it is turned off, when it stands at %j',
    async (given, words) => {
      renderWithProviders(<Held />, { session: {}, api: { getDnssec: () => standing(given as Partial<Dnssec>) } });
      const link = await screen.findByRole('link', { name: `DNSSEC of ${NAME}` });
      expect(link).toHaveAttribute('href', `/domain/dns?name=${NAME}`);
      expect(screen.getByText(words)).toContainElement(link);
    },
  );
});

describe('[DN-11c] DS records of a zone hosted elsewhere', () => {
  const elsewhere = { kept: 'elsewhere' } as const;

  it('are shown as the registry has them after being typed into four fields', async () => {
    const { user, api } = show(elsewhere, () => ({ state: 'on', since: '2026-11-23T10:00:00Z', ds_records: [DS] }));
    await pasteInto(user, await screen.findByLabelText('Key tag'), '12345');
    await user.selectOptions(screen.getByLabelText('Algorithm'), '13');
    await user.selectOptions(screen.getByLabelText('Digest type'), '2');
    await user.type(screen.getByLabelText('Digest'), DIGEST);
    await user.click(await button('Check and save'));
    expect(await screen.findByText(LINE)).toBeInTheDocument();
    expect(api.listInputs('setDnssec')).toEqual([
      { ds_records: [{ key_tag: '12345', algorithm: '13', digest_type: '2', digest: DIGEST }] },
    ]);
  });

  it('fill all fields when a whole line is pasted into one, and switch to one field for a DNSKEY', async () => {
    const { user, api } = show(elsewhere, () => ({ state: 'on', since: '2026-11-23T10:00:00Z', ds_records: [DS] }));
    await user.click(await screen.findByLabelText('Key tag'));
    await user.paste(`brindlewharf.com. 3600 IN DS ${LINE}`);
    expect(
      [
        screen.getByLabelText('Key tag'),
        screen.getByLabelText('Algorithm'),
        screen.getByLabelText('Digest type'),
        screen.getByLabelText('Digest'),
      ].map((box) => (box as HTMLInputElement).value),
    ).toEqual(['12345', '13', '2', DIGEST]);
    await user.click(screen.getByLabelText('Digest'));
    await user.paste(`257 3 13 ${KEY}`);
    expect(screen.queryByLabelText('Key tag')).not.toBeInTheDocument();
    expect(screen.getByText(`257 3 13 ${KEY}`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enter a DS record instead' }));
    await user.click(screen.getByLabelText('Key tag'));
    await user.paste(`257 3 13 ${KEY}`);
    await user.click(await button('Check and save'));
    await waitFor(() =>
      expect(api.listInputs('setDnssec')).toEqual([{ ds_records: [{ flags: 257, algorithm: 13, public_key: KEY }] }]),
    );
  });

  it('[DN-11d] ask for the digest type first, without judging the digest, when none is chosen', async () => {
    const { user } = show(elsewhere);
    await user.type(await screen.findByLabelText('Digest'), DIGEST.slice(1));
    await user.click(await button('Check and save'));
    const summary = await screen.findByRole('alert', { name: 'The DS record was not saved' });
    expect(summary).toHaveTextContent('Choose the digest type first: 2 (SHA-256) or 4 (SHA-384)');
    expect(screen.getByLabelText('Digest')).toBeValid();
    await user.selectOptions(screen.getByLabelText('Digest type'), '2');
    await user.click(await button('Check and save'));
    expect(screen.getByLabelText('Digest')).toHaveAccessibleDescription(/SHA-256 digest has 64 characters/);
    // A problem with a digest of one type does not apply to another type.
    await user.selectOptions(screen.getByLabelText('Digest type'), '4');
    expect(screen.getByLabelText('Digest')).toBeValid();
    expect(screen.queryByText(/SHA-256 digest has/)).not.toBeInTheDocument();
  });

  it('are not sent when a field is invalid, which is shown at the field', async () => {
    const { user, api } = show(elsewhere);
    await user.click(await button('Check and save'));
    const summary = await screen.findByRole('alert', { name: 'The DS record was not saved' });
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(screen.getByLabelText('Key tag')).toBeInvalid();
    await user.click(within(summary).getByRole('link', { name: /Enter the digest/ }));
    expect(screen.getByLabelText('Digest')).toHaveFocus();
    expect(api.listInputs('setDnssec')).toEqual([]);
  });

  it('stay as typed when they do not match the zone, with a problem for each server', async () => {
    const { user } = show(elsewhere, undefined, {
      setDnssec: () => {
        throw refusal(422, {
          message: 'The DS record does not match the zone',
          code: 'ds_differs',
          detail: ['ns1', 'ns2'].map((server) => ({
            loc: 'ds_records',
            msg: `${server}.quill.example has no key that fits the DS record ${LINE}.`,
          })),
        });
      },
    });
    await user.click(await screen.findByLabelText('Digest'));
    await user.paste(LINE);
    await user.click(await button('Check and save'));
    const summary = await screen.findByRole('alert', { name: 'The DS record was not saved' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `ns1.quill.example has no key that fits the DS record ${LINE}.`,
      `ns2.quill.example has no key that fits the DS record ${LINE}.`,
    ]);
    expect(screen.getByLabelText('Key tag')).toHaveValue('12345');
  });

  it('are replaced together when there are several', async () => {
    const { user, api } = show({ ...elsewhere, state: 'on', since: '2026-11-23T10:00:00Z', ds_records: [DS] });
    await user.click(await button('Replace the DS records'));
    await user.click(await button('Add another DS record'));
    const [first, second] = screen.getAllByLabelText('Key tag');
    for (const box of [first, second]) {
      await user.click(box as HTMLElement);
      await user.paste(LINE);
    }
    await user.click(screen.getByRole('button', { name: 'Remove DS record 2' }));
    await user.click(await button('Check and save'));
    expect(await button('Turn DNSSEC off')).toBeInTheDocument();
    expect(api.listInputs('setDnssec')).toEqual([
      { ds_records: [{ key_tag: '12345', algorithm: '13', digest_type: '2', digest: DIGEST }] },
    ]);
  });
});
