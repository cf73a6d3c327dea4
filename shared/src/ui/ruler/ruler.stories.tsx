import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { TextField } from '../field';
import { Stack } from '../layout';
import { LengthRuler, Steps, TermPicker, type Step } from '.';

const steps: Step[] = [
  { id: 'account', label: 'Account', state: 'done', href: '#account' },
  { id: 'registrant', label: 'Registrant', state: 'done', href: '#registrant' },
  { id: 'billing', label: 'Billing', state: 'current' },
  { id: 'review', label: 'Review', state: 'todo' },
  { id: 'purchase', label: 'Purchase', state: 'todo' },
];

export default { title: 'Ruler, term, steps' } satisfies Meta;

type Story = StoryObj;

export const Letters: Story = {
  render: function Render() {
    const [word, setWord] = useState('brindlewharf');
    return (
      <Stack>
        <TextField label="Name" value={word} onChange={(event) => setWord(event.target.value)} />
        <LengthRuler value={word} />
      </Stack>
    );
  },
};

export const NoneAllTooMany: Story = {
  name: 'None, all, too many',
  render: () => (
    <Stack>
      <LengthRuler length={0} />
      <LengthRuler length={63} />
      <LengthRuler length={66} />
    </Stack>
  ),
};

export const Hero: Story = {
  render: () => (
    <div style={{ background: 'var(--sf-hero)', padding: 'var(--sf-space-24)' }}>
      <LengthRuler length={12} tone="hero" />
    </div>
  ),
};

export const Term: Story = {
  render: function Render() {
    const [years, setYears] = useState(2);
    return (
      <TermPicker label="Term" value={years} onChange={setYears} priceFor={(term) => `$${(term * 12.9).toFixed(2)}`} />
    );
  },
};

export const CheckoutSteps: Story = { name: 'Steps', render: () => <Steps steps={steps} label="Checkout" /> };
