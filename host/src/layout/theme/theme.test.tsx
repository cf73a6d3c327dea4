import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@storefront/shared/testing';
import { ThemeSelect } from '../header/ThemeSelect';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.cookie = 'sf-theme=; Path=/; Max-Age=0';
});

describe('the theme', () => {
  it('[RT-04a] follows the device until the visitor chooses one', () => {
    renderWithProviders(<ThemeSelect />);
    expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Auto theme');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('[RT-04a] is initially that of the document', () => {
    document.documentElement.dataset.theme = 'dark';
    renderWithProviders(<ThemeSelect />);
    expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Dark theme');
  });

  it('[RT-35a] is applied at once and stored in the cookie that the gateway reads', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ThemeSelect />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark theme');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('sf-theme=dark');
  });

  it('[RT-35b] removes the cookie and the attribute when the visitor chooses that of the device', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ThemeSelect />);
    const select = screen.getByRole('combobox', { name: 'Theme' });
    await user.selectOptions(select, 'Light theme');
    await user.selectOptions(select, 'Auto theme');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('sf-theme');
  });
});
