import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod/mini';
import { TextField } from '../field';
import { Form, FormErrorSummary, useZodForm } from '.';
import { flattenErrors } from './flatten-errors';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'Enter your email'), z.regex(/@/, 'An email has an @')),
  years: z.pipe(z.string().check(z.regex(/^\d+$/, 'Enter a number')), z.transform(Number)),
});

interface Sent {
  email: string;
  years: number;
}

interface ExampleProps {
  readonly onSend?: (values: Sent) => void;
  readonly reject?: string;
  readonly given?: typeof schema | (() => Promise<typeof schema>);
}

function Example({ onSend, reject, given = schema }: ExampleProps) {
  const form = useZodForm({ schema: given, defaultValues: { email: '', years: '1' } });
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        if (reject) form.setError('root.server', { type: 'server', message: reject });
        else onSend?.(values);
      }}
    >
      <FormErrorSummary />
      {/* In another order than in the schema: the summary follows the page. */}
      <TextField label="Years" {...form.field('years')} />
      <TextField label="Email" {...form.field('email')} />
      <button>Send</button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  document.title = 'Sign in';
});

describe('useZodForm', () => {
  it('shows no error while the customer types, and validates a field when it loses focus', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.type(email(), 'mara');
    expect(email()).toBeValid();
    await user.tab();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Error: An email has an @'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('validates an invalid field at each change, and a valid one when it loses focus', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.type(email(), 'mara');
    await user.tab();
    await waitFor(() => expect(email()).toBeInvalid());
    await user.type(email(), '@');
    await waitFor(() => expect(email()).toBeValid());
    await user.type(email(), '{Backspace}');
    expect(email()).toBeValid();
    await user.tab();
    await waitFor(() => expect(email()).toBeInvalid());
  });

  it('submits the values as the schema converts them', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    render(<Example onSend={onSend} />);
    await user.type(email(), 'mara@example.com');
    await user.click(send());
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ email: 'mara@example.com', years: 1 }));
  });

  it('loads a schema with the first change, and validates with it', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    const load = jest.fn(async () => schema);
    render(<Example onSend={onSend} given={load} />);
    await user.click(email());
    expect(load).not.toHaveBeenCalled();
    await user.keyboard('m');
    expect(load).toHaveBeenCalled();
    await user.click(send());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Error: An email has an @'));
    await user.type(email(), '@example.com');
    await user.click(send());
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ email: 'm@example.com', years: 1 }));
  });

  it('sends the values unchecked if the schema does not load', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    render(<Example onSend={onSend} given={() => Promise.reject(new Error('offline'))} />);
    await user.type(email(), 'mara');
    await user.click(send());
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ email: 'mara', years: '1' }));
  });
});

describe('FormErrorSummary', () => {
  it('takes focus at each attempt, follows the order of the page, and prefixes the title while there are errors', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(screen.getByRole('textbox', { name: 'Years' }));
    await user.click(send());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Enter a number', 'Enter your email']);
    expect(document.title).toBe('Error: Sign in');

    await user.click(screen.getByRole('link', { name: 'Enter your email' }));
    expect(email()).toHaveFocus();
    await user.click(send());
    await waitFor(() => expect(summary).toHaveFocus());

    await user.type(email(), 'mara@example.com');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Enter your email' })).not.toBeInTheDocument());
    await user.type(screen.getByRole('textbox', { name: 'Years' }), '2');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(document.title).toBe('Sign in');
  });

  it('shows an error of the whole form without a link', async () => {
    const user = userEvent.setup();
    render(<Example reject="No account fits these" />);
    await user.type(email(), 'mara@example.com');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a problemNo account fits these');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('restores the title when the form is unmounted', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Example />);
    await user.click(send());
    await screen.findByRole('alert');
    act(() => unmount());
    expect(document.title).toBe('Sign in');
  });
});

describe('flattenErrors', () => {
  it('finds the errors of nested fields and lists', () => {
    const leaf = (message: string) => ({ type: 'custom', message, ref: document.createElement('input') });
    expect(
      flattenErrors({
        owner: { phone: leaf('phone') },
        names: Object.assign([undefined, { code: leaf('code') }], { root: leaf('names') }),
        root: { server: leaf('server') },
      } as never).map(({ name, message }) => `${name}=${message}`),
    ).toEqual(['owner.phone=phone', 'names.1.code=code', 'names.root=names', 'root.server=server']);
  });
});
