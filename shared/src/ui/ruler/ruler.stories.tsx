import type { Stories } from '../../../gallery/story';
import { useState } from 'react';
import { TextField } from '../field';
import { Stack } from '../layout';
import { LengthRuler, Steps, TermPicker, type Step } from '.';

function Letters() {
  const [word, setWord] = useState('brindlewharf');
  return (
    <Stack>
      <TextField label="Name" value={word} onChange={(event) => setWord(event.target.value)} />
      <LengthRuler value={word} />
    </Stack>
  );
}

function Term() {
  const [years, setYears] = useState(2);
  return (
    <TermPicker label="Term" value={years} onChange={setYears} priceFor={(term) => `$${(term * 12.9).toFixed(2)}`} />
  );
}

const steps: Step[] = [
  { id: 'account', label: 'Account', state: 'done', href: '#account' },
  { id: 'registrant', label: 'Registrant', state: 'done', href: '#registrant' },
  { id: 'billing', label: 'Billing', state: 'current' },
  { id: 'review', label: 'Review', state: 'todo' },
  { id: 'purchase', label: 'Purchase', state: 'todo' },
];

export const stories: Stories = {
  title: 'Ruler, term, steps',
  states: {
    Letters,
    'None, all, too many': () => (
      <Stack>
        <LengthRuler length={0} />
        <LengthRuler length={63} />
        <LengthRuler length={66} />
      </Stack>
    ),
    Hero: () => (
      <div style={{ background: 'var(--sf-hero)', padding: 'var(--sf-space-24)' }}>
        <LengthRuler length={12} tone="hero" />
      </div>
    ),
    Term,
    Steps: () => <Steps steps={steps} label="Checkout" />,
  },
};
