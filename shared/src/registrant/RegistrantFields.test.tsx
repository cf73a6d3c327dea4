import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, translator } from '../i18n';
import { countries, renderWithProviders } from '../testing';
import { loadQuestionMessages } from './questions/question-words';
import { RegistrantFields } from './RegistrantFields';
import type { Registrant } from './registrant-rules';
import { registrantSchema } from './registrant-schema';
import { emptyRegistrant, type RegistrantValues } from './registrant-values';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));
jest.mock('./questions/question-words', () => {
  const actual = jest.requireActual<{ loadQuestionMessages: () => Promise<unknown> }>('./questions/question-words');
  return { ...actual, loadQuestionMessages: jest.fn(actual.loadQuestionMessages) };
});

const TLDS = ['us'];
const schema = registrantSchema(TLDS, translator('en'));

function Owner({ onDone }: { onDone: () => void }) {
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues: emptyRegistrant });
  return (
    <Form form={form} onSubmit={onDone}>
      <FormErrorSummary />
      <RegistrantFields form={form} tlds={TLDS} />
      <button type="submit">Continue</button>
    </Form>
  );
}

test('[RG-05b] RegistrantFields says so when the questions do not load, lets nobody continue, and keeps what was typed once they do', async () => {
  const user = userEvent.setup();
  const onDone = jest.fn();
  jest.mocked(loadQuestionMessages).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  renderWithProviders(<Owner onDone={onDone} />);
  await user.click(await screen.findByRole('radio', { name: 'A person' }));
  await user.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Boston');
  const extra = within(screen.getByRole('region', { name: 'Extra for .us' }));
  expect(await extra.findByRole('alert')).toHaveTextContent('The registries’ questions did not load.');
  expect(screen.queryByRole('combobox', { name: 'What the domain is for' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = () => within(screen.getByRole('alert', { name: 'There is a problem' }));
  await user.click(await screen.findByRole('link', { name: 'The registries’ questions did not load.' }));
  expect(extra.getByRole('alert').parentElement).toHaveFocus();

  await user.click(extra.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'What the domain is for' })).toBeInTheDocument();
  expect(await summary().findByRole('link', { name: 'Choose what the domain is for' })).toBeInTheDocument();
  expect(summary().queryByText('The registries’ questions did not load.')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Boston');
  expect(onDone).not.toHaveBeenCalled();
});

test('[RG-05a] [RT-39g] RegistrantFields asks for an address of Japan from the large to the small, its prefecture included, when the page is Japanese', async () => {
  function Japanese() {
    const defaultValues = { ...emptyRegistrant, country: 'JP' };
    const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
    return (
      <LanguageProvider value={translator('ja')}>
        <RegistrantFields form={form} tlds={['com']} />
      </LanguageProvider>
    );
  }
  renderWithProviders(<Japanese />);
  const address = ['postal_code', 'state', 'city', 'address1', 'address2'];
  const boxes = () => screen.getAllByRole('textbox').filter((box) => address.includes(box.getAttribute('name') ?? ''));
  await waitFor(() => expect(boxes().map((box) => box.getAttribute('name'))).toEqual(address));
  expect(boxes()[1]).toBeRequired();
});
