import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPeriod, useCart, type CartItem } from '@storefront/shared/cart';
import { renderWithProviders, type Surroundings } from '@storefront/shared/testing';
import { item, lines, settled } from '../../testing/cart';
import { TermForAll } from './TermForAll';

function Tool() {
  return <TermForAll items={useCart().items} />;
}
const open = (cart: readonly CartItem[], given: Surroundings = {}) => renderWithProviders(<Tool />, { cart, ...given });

const periods = () => Object.fromEntries(lines().map(({ domain, period }) => [domain, period]));
const choice = () => screen.getByRole('combobox', { name: 'Term for all domains' });
const setForAll = () => screen.getByRole('button', { name: 'Set for all' });

describe('one term for all domains', () => {
  it('[CT-09d] [CT-12c] is set by keyboard with one price check, announced, and undone at once', async () => {
    const user = userEvent.setup();
    const { api } = open([item({ domain: 'quill.page' }), item({ domain: 'brindle.com', period: 3 })]);
    await settled();
    const before = api.listInputs('checkCartPrice').length;
    expect(choice()).toHaveDisplayValue('Various');
    expect(setForAll()).toHaveAccessibleDescription('Choose a term first.');
    await user.selectOptions(choice(), '2 years');
    // A choice alone changes nothing, since the arrow keys go through all of them.
    expect(periods()).toEqual({ 'quill.page': 1, 'brindle.com': 3 });
    setForAll().focus();
    await user.keyboard('{Enter}');
    expect(periods()).toEqual({ 'quill.page': 2, 'brindle.com': 2 });
    expect(screen.getByRole('status')).toHaveTextContent('2 domains now have a term of 2 years.');
    expect(setForAll()).toHaveFocus();
    await settled();
    expect(api.listInputs('checkCartPrice')).toHaveLength(before + 1);
    expect(lines().map(({ cost }) => cost)).toEqual([2580, 2580]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('All domains that allow this term already have it.');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(periods()).toEqual({ 'quill.page': 1, 'brindle.com': 3 });
    expect(screen.getByRole('status')).toHaveTextContent('The previous terms are back.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(setForAll()).toHaveFocus();
    await settled();
    expect(api.listInputs('checkCartPrice')).toHaveLength(before + 2);
    expect(lines().map(({ cost }) => cost)).toEqual([1290, 3870]);
  });

  it('[CT-09d] shows the term that all domains have, and leaves others as their registry wants it', async () => {
    const user = userEvent.setup();
    open([
      item({ domain: 'quill.page' }),
      item({ domain: 'brindle.com' }),
      item({ domain: 'fixed.de', tld_registration_years: [1] }),
    ]);
    expect(choice()).toHaveDisplayValue('1 year');
    await user.selectOptions(choice(), '5 years');
    await user.click(setForAll());
    expect(periods()).toEqual({ 'quill.page': 5, 'brindle.com': 5, 'fixed.de': 1 });
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 domains now have a term of 5 years. Unchanged: fixed.de (the registry does not offer this term).',
    );
  });

  it('[CT-12c] leaves a line that was changed since then as it is when the others get their terms back', async () => {
    const user = userEvent.setup();
    open([item({ domain: 'quill.page' }), item({ domain: 'brindle.com' })]);
    await user.selectOptions(choice(), '2 years');
    await user.click(setForAll());
    act(() => setPeriod('quill.page', 4));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(periods()).toEqual({ 'quill.page': 4, 'brindle.com': 1 }));
  });
});
