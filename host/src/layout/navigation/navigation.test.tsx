import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openSite } from '../../testing/open-site';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const footer = () => within(screen.getByRole('contentinfo'));
const announced = () => screen.getByTestId('route-announcer').textContent;

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = jest.fn();
});

describe('navigating between pages', () => {
  it('[RT-36a] [RT-36b] [RT-36c] sets the title, moves focus to the heading and announces the page', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    expect(document.title).toBe('Find a domain name · Onymeter');
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');

    await user.click(footer().getByRole('link', { name: 'Contact' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Contact' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Contact · Onymeter');
    expect(announced()).toBe('Contact · Onymeter');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('[RT-36b] moves to the element that a hash names', async () => {
    const user = userEvent.setup();
    openSite('/site/home');
    await user.click(footer().getByRole('link', { name: 'Registrant rights' }));
    await waitFor(() => expect(address()).toBe('/tac#registrant-rights'));
    await waitFor(() => expect(document.getElementById('registrant-rights')).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('[RT-35b] restores the scroll position on back and forward', async () => {
    const user = userEvent.setup();
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 });
    const scrollBy = (top: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      window.dispatchEvent(new Event('scroll'));
    };
    openSite('/site/home');
    scrollBy(600);
    await user.click(footer().getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About Onymeter' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollBy(150);

    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/site/home'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600);

    await user.click(screen.getByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(address()).toBe('/about'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 150);
  });

  it('[RT-36b] leaves focus where it is between addresses of one page', async () => {
    const user = userEvent.setup();
    openSite('/help');
    const tab = await screen.findByRole('link', { name: 'Payment' });
    await user.click(tab);
    await waitFor(() => expect(address()).toBe('/help?tab=payment'));
    expect(tab).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('[RT-36b] begins each page with a link that skips the header', async () => {
    const user = userEvent.setup();
    openSite('/about');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    await screen.findByRole('heading', { level: 1 });
  });
});
