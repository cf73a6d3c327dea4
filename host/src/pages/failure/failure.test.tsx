import { setPageLanguage } from '@storefront/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../testing/open-site';
import { brand } from '../../brand/brand';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The reports sent to the gateway, which would log them. */
async function reported(): Promise<unknown[]> {
  const read = (blob: Blob) =>
    new Promise<unknown>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(JSON.parse(String(reader.result)));
      reader.readAsText(blob);
    });
  return Promise.all(sendBeacon.mock.calls.map(([, body]) => read(body)));
}

describe.each([
  ['RT-22', '/site/error', 'Something went wrong on our side'],
  ['RT-33', '/problem-detected', 'A problem was detected'],
])('[%s] %s', (_id, path, title) => {
  it('says what is safe, what to do and whom to contact, with a logged reference', async () => {
    openSite(path);
    await main().findByRole('heading', { level: 1, name: title });
    expect(main().getByRole('button', { name: 'Go back and try again' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: brand.support.mail })).toHaveAttribute(
      'href',
      `mailto:${brand.support.mail}`,
    );
    const reference = (await main().findByText(/^[0-9a-f]{8}$/)).textContent;
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    expect(await reported()).toEqual([
      expect.objectContaining({
        reference,
        remote: 'host',
        reason: 'shown',
        page: expect.stringMatching(/^\/(site\/error|problem-detected\/detail)$/) as string,
      }),
    ]);
  });

  it('keeps the reference of the failure that led there', async () => {
    openSite(`${path}?reference=1a2b3c4d-77`);
    await main().findByText('1a2b3c4d-77');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('creates a new reference when the given one is not valid', async () => {
    openSite(`${path}?reference=${encodeURIComponent('call 555 0199 now')}`);
    await main().findByText(/^[0-9a-f]{8}$/);
    expect(screen.getByRole('main')).not.toHaveTextContent('555 0199');
  });
});

it('[RT-22] [RT-39j] writes the phone number from left to right on an Arabic page', async () => {
  setPageLanguage('ar');
  try {
    openSite('/site/error');
    await main().findByText(/^[0-9a-f]{8}$/);
    expect(screen.getByRole('main')).toHaveTextContent(`\u2066${brand.support.phone}\u2069`);
  } finally {
    setPageLanguage('en');
  }
});
