import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { Stack } from '../layout';
import {
  CheckboxField,
  ErrorSummary,
  FormFooter,
  PasswordField,
  RadioGroup,
  SearchField,
  SelectField,
  Stepper,
  Switch,
  TextAreaField,
  TextField,
} from '.';

const countries = [
  { value: 'NO', label: 'Norway' },
  { value: 'SE', label: 'Sweden' },
];

export default { title: 'Fields' } satisfies Meta;

type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <Stack>
      <TextField label="Given name" name="given" defaultValue="Mara" autoComplete="given-name" />
      <TextField label="Organisation" name="organisation" optional hint="As it stands in the register" />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        defaultValue="22 00"
        required
        error="Enter a phone number with its country, such as +47 22 00 00 00"
      />
      <TextField label="Auth code" name="code" mono width="medium" defaultValue="r0Il-8B5S" />
      <TextField label="Account" name="account" disabled defaultValue="mara@example.com" />
      <TextAreaField label="Names to transfer" name="names" hint="One a line" mono />
    </Stack>
  ),
};

export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" defaultValue="correct horse" />,
};

export const Search: Story = {
  render: () => (
    <Stack>
      <SearchField label="Find in 148 domains" name="find" placeholder="Find in 148 domains" />
      <SearchField label="Name" name="word" size="lg" defaultValue="brindlewharf" />
    </Stack>
  ),
};

export const Select: Story = {
  render: () => (
    <Stack>
      <SelectField label="Country" name="country" options={countries} placeholder="Choose a country" />
      <SelectField label="Purpose" name="purpose" options={countries} error="Choose what the domain is for" />
      <SelectField
        label="Currency"
        name="currency"
        size="sm"
        width="short"
        labelHidden
        options={[{ value: 'USD', label: 'USD' }]}
      />
    </Stack>
  ),
};

export const Checkbox: Story = {
  render: () => (
    <Stack>
      <CheckboxField label="Remember this card" name="remember" />
      <CheckboxField label="Privacy Protection" hint="+$8.00/year" name="privacy" defaultChecked />
      <CheckboxField label="All names" name="all" indeterminate />
      <CheckboxField label="I accept the terms" name="terms" error="Accept the terms to go on" />
      <CheckboxField label="Not for this extension" name="none" disabled defaultChecked />
    </Stack>
  ),
};

export const Radio: Story = {
  render: () => (
    <Stack>
      <RadioGroup
        label="Pay with"
        name="card"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Visa 4242', hint: 'Ends 08/28' },
          { value: 'b', label: 'A new card' },
          { value: 'c', label: 'Invoice', disabled: true },
        ]}
      />
      <RadioGroup
        label="Owner"
        name="owner"
        error="Choose who owns the name"
        options={[
          { value: 'me', label: 'Me' },
          { value: 'org', label: 'A company' },
        ]}
      />
    </Stack>
  ),
};

export const Switches: Story = {
  name: 'Switch',
  render: function Render() {
    const [on, setOn] = useState(true);
    return (
      <Stack gap={12}>
        <Switch label="Auto-renew" hint="Renews on March 3rd, 2027 for $14.90" checked={on} onCheckedChange={setOn} />
        <Switch
          label="Privacy"
          checked={false}
          error="The registry did not take it. Nothing was changed"
          onCheckedChange={setOn}
        />
        <Switch label="Lock" checked pending onCheckedChange={setOn} />
        <Switch label="Not offered for .us" checked={false} disabled readOnly />
      </Stack>
    );
  },
};

export const MailboxStepper: Story = {
  name: 'Stepper',
  render: function Render() {
    const [count, setCount] = useState(1);
    return <Stepper label="Mailboxes" value={count} onValueChange={setCount} min={1} max={50} />;
  },
};

export const Summary: Story = {
  name: 'Error summary',
  render: () => (
    <ErrorSummary
      errors={[
        { fieldId: 'field-phone', message: 'Enter a phone number with its country, such as +47 22 00 00 00' },
        { message: 'Nothing was saved.' },
      ]}
    />
  ),
};

export const Footer: Story = {
  name: 'Form footer',
  render: () => (
    <FormFooter note="You can change this until you pay.">
      <Button variant="filled" size="lg">
        Continue to billing
      </Button>
      <Button size="lg">Back</Button>
    </FormFooter>
  ),
};
