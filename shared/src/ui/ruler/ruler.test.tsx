import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LengthRuler, Steps, TermPicker } from '.';

describe('LengthRuler', () => {
  it('gives the count as text and hides the drawing from screen readers', () => {
    const { container } = render(<LengthRuler value="brindlewharf" />);
    expect(screen.getByText(/12 of 63/)).toHaveTextContent('Letters: 12 of 63');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('keeps its text in its own direction beside a ruler drawn from the left', () => {
    render(<LengthRuler value="brindlewharf" />);
    const words = screen.getByText(/12 of 63/);
    expect(words.closest('bdi')).not.toBeNull();
    expect(words.closest('[dir="ltr"]')).not.toBeNull();
  });

  it('counts letters, not code units', () => {
    render(<LengthRuler value="💧𝒜" />);
    expect(screen.getByText(/2 of 63/)).toBeInTheDocument();
  });

  it('says how many letters are too many', () => {
    render(<LengthRuler length={66} />);
    expect(screen.getByText(/66 of 63, 3 too many/)).toBeInTheDocument();
  });
});

describe('TermPicker', () => {
  function Term(props: { terms?: number[] }) {
    const [years, setYears] = useState(2);
    return (
      <TermPicker label="Term" value={years} onChange={setYears} priceFor={(term) => `$${term * 10}.00`} {...props} />
    );
  }

  it('is a group of radios with the price of each term', async () => {
    const user = userEvent.setup();
    render(<Term />);
    const group = screen.getByRole('group', { name: 'Term' });
    expect(within(group).getAllByRole('radio')).toHaveLength(10);
    expect(screen.getByRole('radio', { name: '2 years, $20.00' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '1 year, $10.00' }));
    expect(screen.getByRole('radio', { name: '1 year, $10.00' })).toBeChecked();
  });

  it('offers only the terms that are sold', () => {
    render(<Term terms={[1, 2, 5]} />);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2', '5']);
  });
});

describe('Steps', () => {
  it('marks the current step and links those that are done', () => {
    render(
      <Steps
        label="Checkout"
        steps={[
          { id: 'a', label: 'Registrant', state: 'done', href: '/registrant' },
          { id: 'b', label: 'Billing', state: 'current' },
          { id: 'c', label: 'Review', state: 'todo' },
        ]}
      />,
    );
    const items = within(screen.getByRole('navigation', { name: 'Checkout' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.getByRole('link', { name: 'Registrant (done)' })).toHaveAttribute('href', '/registrant');
    expect(items[2]).toHaveTextContent('Review (not yet)');
  });
});
