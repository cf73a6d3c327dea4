import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import {
  CheckboxField,
  ErrorSummary,
  FieldScope,
  PasswordField,
  RadioGroup,
  SearchField,
  SelectField,
  Stepper,
  Switch,
  TextAreaField,
  TextField,
} from '.';

describe('a field', () => {
  it('takes its name from the label and its description from hint and error', () => {
    render(<TextField label="Phone" name="phone" hint="With its country" error="Enter a phone number" required />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toHaveAccessibleDescription('With its country Error: Enter a phone number');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('id', 'field-phone');
  });

  it('is not marked as invalid when there is no error', () => {
    render(<TextField label="Phone" name="phone" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('marks a label as optional', () => {
    render(<TextField label="Organisation" optional />);
    expect(screen.getByRole('textbox', { name: 'Organisation (optional)' })).toBeInTheDocument();
  });

  it('has an id of its own in each form', () => {
    render(
      <>
        <FieldScope value="a">
          <TextField label="First" name="email" />
        </FieldScope>
        <FieldScope value="b">
          <TextField label="Second" name="email" />
        </FieldScope>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'First' }).id).toBe('a-email');
    expect(screen.getByRole('textbox', { name: 'Second' }).id).toBe('b-email');
  });

  it('passes its ref to the control', () => {
    const refs = {
      text: createRef<HTMLInputElement>(),
      area: createRef<HTMLTextAreaElement>(),
      select: createRef<HTMLSelectElement>(),
      box: createRef<HTMLInputElement>(),
    };
    render(
      <>
        <TextField label="Text" ref={refs.text} />
        <TextAreaField label="Area" ref={refs.area} />
        <SelectField label="Select" ref={refs.select} options={[]} />
        <CheckboxField label="Box" ref={refs.box} />
      </>,
    );
    expect(refs.text.current).toBe(screen.getByLabelText('Text'));
    expect(refs.area.current).toBe(screen.getByLabelText('Area'));
    expect(refs.select.current).toBe(screen.getByLabelText('Select'));
    expect(refs.box.current).toBe(screen.getByLabelText('Box'));
  });

  it('keeps its label for screen readers when it is hidden', () => {
    render(<SearchField label="Find in 148 domains" placeholder="Find in 148 domains" />);
    expect(screen.getByRole('searchbox', { name: 'Find in 148 domains' })).toBeInTheDocument();
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed, and announces it', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('status')).toHaveTextContent('Your password is visible');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('hides what was typed again when the form is sent', async () => {
    const user = userEvent.setup();
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" />
        <button>Sign in</button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('CheckboxField', () => {
  it('can be partially checked', () => {
    const { rerender } = render(<CheckboxField label="All" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<CheckboxField label="All" />);
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'me', label: 'Me' },
    { value: 'company', label: 'A company', hint: 'With its register number' },
  ];

  it('is a named group whose first radio has the id of the field', () => {
    render(<RadioGroup label="Owner" name="owner" options={options} error="Choose who owns the name" />);
    const group = screen.getByRole('radiogroup', { name: 'Owner' });
    expect(group).toHaveAccessibleDescription('Error: Choose who owns the name');
    expect(within(group).getByRole('radio', { name: 'Me' })).toHaveAttribute('id', 'field-owner');
    expect(within(group).getByRole('radio', { name: 'A company' })).toHaveAccessibleDescription(
      'With its register number',
    );
  });

  it('checks the radio of its value', () => {
    render(<RadioGroup label="Owner" name="owner" options={options} value="company" onChange={() => undefined} />);
    expect(screen.getByRole('radio', { name: 'A company' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Me' })).not.toBeChecked();
  });
});

describe('Switch', () => {
  it('acts at once, and not while a change is pending', async () => {
    const user = userEvent.setup();
    const onCheckedChange = jest.fn();
    const { rerender } = render(<Switch label="Auto-renew" checked={false} onCheckedChange={onCheckedChange} />);
    await user.click(screen.getByRole('switch', { name: 'Auto-renew' }));
    expect(onCheckedChange).toHaveBeenCalledWith(true);
    rerender(<Switch label="Auto-renew" checked pending onCheckedChange={onCheckedChange} />);
    await user.click(screen.getByRole('switch', { name: 'Auto-renew' }));
    expect(onCheckedChange).toHaveBeenCalledTimes(1);
  });
});

describe('Stepper', () => {
  function Mailboxes({ onValue }: { onValue?: (value: number) => void }) {
    const [value, setValue] = useState(1);
    return (
      <Stepper
        label="Mailboxes"
        min={1}
        max={5}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
    );
  }

  it('stays within its range', async () => {
    const user = userEvent.setup();
    render(<Mailboxes />);
    const input = screen.getByRole('spinbutton', { name: 'Mailboxes' });
    expect(screen.getByRole('button', { name: 'Decrease Mailboxes' })).toHaveAttribute('aria-disabled', 'true');
    for (let clicks = 0; clicks < 4; clicks += 1)
      await user.click(screen.getByRole('button', { name: 'Increase Mailboxes' }));
    expect(input).toHaveValue(5);
    // Pressed once more than possible: it stays focused, and the number within its range.
    expect(screen.getByRole('button', { name: 'Increase Mailboxes' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Increase Mailboxes' })).toHaveFocus();
  });

  it('moves a typed number outside its range to the nearest limit', async () => {
    const user = userEvent.setup();
    const onValue = jest.fn();
    render(<Mailboxes onValue={onValue} />);
    const input = screen.getByRole('spinbutton', { name: 'Mailboxes' });
    await user.clear(input);
    await user.type(input, '12');
    await user.tab();
    expect(input).toHaveValue(5);
    expect(onValue.mock.calls.flat().every((value) => value >= 1 && value <= 5)).toBe(true);
    await user.clear(input);
    await user.tab();
    expect(input).toHaveValue(5);
  });
});

describe('ErrorSummary', () => {
  it('takes focus when it appears and links to the fields', async () => {
    const user = userEvent.setup();
    function Page({ errors }: { errors: { fieldId?: string; message: string }[] }) {
      return (
        <>
          <ErrorSummary errors={errors} />
          <TextField label="Phone" name="phone" />
        </>
      );
    }
    const { rerender } = render(<Page errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(
      <Page errors={[{ fieldId: 'field-phone', message: 'Enter a phone number' }, { message: 'Nothing was saved' }]} />,
    );
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    // Otherwise the remaining problems would be announced again each time one is fixed.
    expect(summary).toHaveAttribute('aria-live', 'off');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Enter a phone number' }));
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
