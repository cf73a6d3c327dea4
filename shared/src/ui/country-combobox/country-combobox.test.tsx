import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountryField } from '.';
import { searchCountries } from './country-search';

const options = [
  { code: 'CI', name: "Côte d'Ivoire", phonecode: '225' },
  { code: 'NO', name: 'Norway', phonecode: '47' },
  { code: 'GB', name: 'United Kingdom', phonecode: '44' },
  { code: 'US', name: 'United States', phonecode: '1' },
];

describe('searchCountries', () => {
  const names = (typed: string) => searchCountries(options, typed).map(({ code }) => code);

  it.each([
    ['', ['CI', 'NO', 'GB', 'US']],
    ['nor', ['NO']],
    ['cote', ['CI']],
    ['gb', ['GB']],
    ['+47', ['NO']],
    ['united', ['GB', 'US']],
    ['states', ['US']],
    ['us', ['US']],
    ['zz', []],
  ])('finds countries by %j', (typed, codes) => expect(names(typed)).toEqual(codes));
});

describe('CountryField', () => {
  interface FieldProps {
    onCode?: (code: string) => void;
    start?: string;
    /** The form's error while no country is chosen. */
    error?: string | undefined;
  }
  function Field(props: FieldProps) {
    const { onCode, start = '', error } = { error: 'Choose a country', ...props };
    const [code, setCode] = useState(start);
    return (
      <CountryField
        label="Country"
        name="country"
        options={options}
        value={code}
        onChange={(next) => {
          setCode(next);
          onCode?.(next);
        }}
        error={code ? undefined : error}
      />
    );
  }

  const box = () => screen.getByRole('combobox', { name: 'Country' });

  it('renders no options before the field is used, and then all of them', async () => {
    render(<Field start="NO" />);
    expect(box()).toHaveValue('Norway');
    expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
    await userEvent.setup().click(box());
    expect(await screen.findAllByRole('option')).toHaveLength(options.length);
  });

  it('filters while the customer types and takes the choice', async () => {
    const user = userEvent.setup();
    const onCode = jest.fn();
    render(<Field onCode={onCode} />);
    expect(box()).toHaveAccessibleDescription('Error: Choose a country');
    await user.type(box(), 'nor');
    await user.click(await screen.findByRole('option', { name: /Norway/ }));
    expect(onCode).toHaveBeenLastCalledWith('NO');
    expect(box()).toHaveValue('Norway');
  });

  it('takes the only matching country with arrow down and Enter', async () => {
    const user = userEvent.setup();
    const onCode = jest.fn();
    render(<Field onCode={onCode} />);
    await user.type(box(), 'Norway');
    await screen.findByRole('option', { name: /Norway/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onCode).toHaveBeenLastCalledWith('NO');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  });

  it('takes what was typed, not what was highlighted before, however fast arrow and Enter follow', () => {
    const onCode = jest.fn();
    render(<Field onCode={onCode} />);
    act(() => box().focus());
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.change(box(), { target: { value: 'Norway' } });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onCode.mock.calls).toEqual([['NO']]);
    expect(box()).toHaveValue('Norway');
  });

  it('takes an exact code when the field is left', async () => {
    const user = userEvent.setup();
    const onCode = jest.fn();
    render(<Field onCode={onCode} />);
    await user.type(box(), 'gb');
    await user.tab();
    await waitFor(() => expect(onCode).toHaveBeenLastCalledWith('GB'));
    expect(box()).toHaveValue('United Kingdom');
  });

  it('says outside the list that nothing matches, and as an error when the field is left', async () => {
    const user = userEvent.setup();
    render(<Field start="NO" error={undefined} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.clear(box());
    await user.type(box(), 'Atlantis');
    expect(status).toHaveTextContent('No country matches “Atlantis”');
    expect(status.closest('[role=listbox]')).toBeNull();
    expect(box()).not.toBeInvalid();
    await user.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Error: No country matches “Atlantis”');
    expect(status).toBeEmptyDOMElement();
  });

  it('tells how many countries match while the customer types', async () => {
    const user = userEvent.setup();
    render(<Field start="" error={undefined} />);
    await user.type(box(), 'Norw');
    expect(screen.getByRole('status')).toHaveTextContent('1 country matches');
    await user.clear(box());
    await user.type(box(), 'n');
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ countries match$/);
  });

  it('has no value while the text is not a country', async () => {
    const user = userEvent.setup();
    const onCode = jest.fn();
    render(<Field onCode={onCode} start="NO" />);
    await user.clear(box());
    await user.type(box(), 'Atlantis');
    await user.tab();
    await waitFor(() => expect(onCode).toHaveBeenLastCalledWith(''));
    expect(box()).toHaveValue('Atlantis');
    expect(box()).toBeInvalid();
  });
});
