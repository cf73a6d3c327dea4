import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { sellCurrencies } from '@storefront/shared/domain';
import { refusal, renderWithProviders, tldOffer, type Handlers } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { finerFilters, NO_FILTER, type ResultFilter } from '../model/result-filter';
import { ManyNamesForm } from '../names/ManyNamesForm';
import { SearchFilters } from './SearchFilters';
import { SearchForm } from './SearchForm';

const sold: Handlers = { listTlds: () => [tldOffer({ tld: 'studio' }), tldOffer({ tld: 'net' })] };

function show(initial: ResultFilter = NO_FILTER, api: Handlers = sold, [currency = 'USD', ...others]: string[] = []) {
  const chosen: ResultFilter[] = [];
  /** The filters within a page that keeps the choices. */
  function Filters() {
    sellCurrencies([currency, ...others]);
    const [filter, setFilter] = useState(initial);
    const [open, setOpen] = useState(finerFilters(initial) > 0);
    return (
      <SearchFilters
        filter={filter}
        onChange={(next) => {
          chosen.push(next);
          setFilter(next);
        }}
        currency={{ code: currency }}
        open={open}
        onOpenChange={setOpen}
      />
    );
  }
  renderWithProviders(<Filters />, { api });
  return chosen;
}
const more = (name: string) => screen.getByRole('button', { name });
const choices = (label: string): (string | null)[] =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);

describe('[SE-05d] the filters of the results', () => {
  it('choose which rows are shown when a quick one is pressed', async () => {
    const chosen = show();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Under $20' }));
    expect(chosen).toEqual([{ show: 'under-20' }]);
    expect(screen.getByRole('radio', { name: 'Under $20' })).toBeChecked();
  });

  it.each([
    ['USD', 'US$'],
    ['CAD', 'CA$'],
    ['EUR', '€'],
  ])('[CU-07c] write %s as the prices beside them do where more than one dollar is sold', async (currency, sign) => {
    show(NO_FILTER, sold, [currency, 'USD', 'CAD', 'EUR']);
    expect(screen.getByRole('radio', { name: `Under ${sign}20` })).toBeInTheDocument();
    await userEvent.click(more('More filters'));
    const steps = ['5', '10', '20', '50', '100'];
    expect(screen.getAllByRole('option', { name: /^Up to \D*[\d.]+$/ }).map(({ textContent }) => textContent)).toEqual(
      steps.map((step) => `Up to ${sign}${step}`),
    );
  });

  it('offer the finer ones when those are asked for, with the extensions on sale by name', async () => {
    show();
    expect(screen.queryByLabelText('Extension')).not.toBeInTheDocument();
    await userEvent.click(more('More filters'));
    expect(more('More filters')).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('option', { name: '.studio' });
    expect(choices('Extension')).toEqual(['Any extension', '.net', '.studio']);
    expect(screen.getByRole('button', { name: 'Clear filters' })).toHaveAccessibleDescription('No filters set');
  });

  it('narrow one another and say how many are set, until they are cleared, which keeps the quick one', async () => {
    const chosen = show({ show: 'available', tld: 'net' });
    await screen.findByRole('option', { name: '.studio' });
    await userEvent.selectOptions(screen.getByLabelText('First year'), 'Up to $20');
    await userEvent.selectOptions(screen.getByLabelText('Length'), 'Up to 12 letters');
    expect(more('More filters, 3 set')).toBeInTheDocument();
    expect(chosen.at(-1)).toEqual({ show: 'available', tld: 'net', price: 20, length: 12 });
    await userEvent.selectOptions(screen.getByLabelText('Length'), 'Any length');
    expect(chosen.at(-1)?.length).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: /^Clear filters/ }));
    expect(chosen.at(-1)).toEqual({ show: 'available' });
    expect(more('More filters')).toBeInTheDocument();
  });

  it('choose a kind of extension, and every kind again, when that is picked', async () => {
    const chosen = show({ show: 'all', length: 8 });
    await userEvent.selectOptions(screen.getByLabelText('Kind of extension'), 'Technology');
    expect(chosen.at(-1)).toMatchObject({ length: 8, category: 'technology' });
    await userEvent.selectOptions(screen.getByLabelText('Kind of extension'), 'Any kind');
    expect(chosen.at(-1)?.category).toBeUndefined();
  });

  it('keep the extension of the address when the list of extensions does not come', async () => {
    show(
      { show: 'all', tld: 'net' },
      {
        listTlds: () => {
          throw refusal(500, { message: 'Down' });
        },
      },
    );
    expect(screen.getByLabelText('Extension')).toHaveValue('net');
    expect(choices('Extension')).toEqual(['Any extension', '.net']);
    await userEvent.selectOptions(screen.getByLabelText('First year'), 'Up to $10');
    expect(screen.getByLabelText('Extension')).toHaveValue('net');
  });
});

describe('the field of the results', () => {
  function show(problem?: string) {
    const [onSubmit, onList] = [jest.fn(), jest.fn()];
    /** The field within a page that keeps its text. */
    function Field() {
      const [text, setText] = useState('');
      return <SearchForm text={text} problem={problem} onText={setText} onSubmit={onSubmit} onList={onList} />;
    }
    renderWithProviders(<Field />);
    return { onSubmit, onList, field: screen.getByRole('searchbox') };
  }

  it('[SE-01a] searches for the word when Enter is pressed, and says at the field what is wrong with it', async () => {
    const { field, onSubmit, onList } = show('Begin with a letter.');
    await userEvent.type(field, '-wharf{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onList).not.toHaveBeenCalled();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Error: Begin with a letter.');
  });

  it('[SE-05b] checks many domains at once when a list is pasted or typed, and takes one that is pasted as a word', async () => {
    const { field, onSubmit, onList } = show();
    await userEvent.click(field);
    await userEvent.paste('brindlewharf.net\nquay.ai');
    expect(onList).toHaveBeenLastCalledWith('brindlewharf.net\nquay.ai');
    expect(field).toHaveValue('');
    await userEvent.paste('brindlewharf.net');
    expect(field).toHaveValue('brindlewharf.net');
    await userEvent.type(field, ', quay.ai{Enter}');
    expect(onList).toHaveBeenLastCalledWith('brindlewharf.net, quay.ai');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('[SE-05b] the field for many domains', () => {
  function show(initial = '') {
    const onList = jest.fn();
    renderWithProviders(<ManyNamesForm initial={initial} onList={onList} />);
    return { onList, field: screen.getByLabelText('Domains to check') };
  }

  it('says on its button how many it has read, and checks them when that is pressed', async () => {
    const { field, onList } = show('brindlewharf.net\nquay.ai');
    expect(field).toHaveValue('brindlewharf.net\nquay.ai');
    await userEvent.type(field, '{Enter}wharf.page');
    await userEvent.click(screen.getByRole('button', { name: 'Check 3 domains' }));
    expect(onList).toHaveBeenCalledWith('brindlewharf.net\nquay.ai\nwharf.page');
  });

  it('says so and checks nothing when it holds no domain, until something else is typed', async () => {
    const { field, onList } = show();
    await userEvent.type(field, '!!! ---');
    await userEvent.click(screen.getByRole('button', { name: 'Check domains' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/This list is empty/);
    expect(onList).not.toHaveBeenCalled();
    await userEvent.type(field, ' quay.ai');
    expect(field).toBeValid();
  });

  it('says how many are too many when more are pasted than one check takes', () => {
    const { field } = show(Array.from({ length: NAMES_AT_ONCE + 2 }, (_, index) => `wharf${index}.com`).join(' '));
    expect(field).toHaveAccessibleDescription(/That is 2 too many/);
    expect(screen.getByRole('button', { name: `Check ${NAMES_AT_ONCE} domains` })).toBeInTheDocument();
  });
});
