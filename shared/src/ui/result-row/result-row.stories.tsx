import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { assertMinor } from '../../domain';
import { Button } from '../button';
import { Stack } from '../layout';
import { ExactMatch, ResultGroup, ResultRow } from '.';

const add = <Button size="sm">Add</Button>;
const undo = (
  <Button size="sm" variant="plain">
    Undo
  </Button>
);
const transfer = (
  <Button size="sm" variant="plain">
    Transfer in
  </Button>
);
const long = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauuntern.construction';

export default { title: 'Search results' } satisfies Meta;

type Story = StoryObj;

export const Exact: Story = {
  name: 'Exact match',
  render: () => (
    <ResultGroup title="Exact match" rule="strong" list={false}>
      <ExactMatch
        name="brindlewharf.com"
        state="available"
        price={assertMinor(1290)}
        renewal={assertMinor(1490)}
        currency="USD"
        action={
          <Button variant="filled" size="lg">
            Add for $12.90
          </Button>
        }
      />
    </ResultGroup>
  ),
};

export const MostPopular: Story = {
  render: () => (
    <ResultGroup title="Most popular domains" note="9 of 11 answered" live="9 of 11 answered">
      <ResultRow
        name="brindlewharf.net"
        state="available"
        price={assertMinor(1390)}
        renewal={assertMinor(1590)}
        currency="USD"
        action={add}
      />
      <ResultRow name="brindlewharf.org" state="taken" action={transfer} />
      <ResultRow
        name="brindlewharf.studio"
        state="in-cart"
        price={assertMinor(490)}
        renewal={assertMinor(2990)}
        currency="USD"
        action={undo}
      />
      <ResultRow
        name="brindlewharf.io"
        state="premium"
        price={assertMinor(240000)}
        renewal={assertMinor(5400)}
        currency="USD"
        action={add}
      />
      <ResultRow
        name="brindlewharf.app"
        state="available"
        price={assertMinor(1690)}
        renewal={assertMinor(1690)}
        currency="USD"
        action={add}
      />
      <ResultRow name="brindlewharf.dev" state="checking" loading />
      <ResultRow
        name="brindlewharf.uk"
        state="unknown"
        action={
          <Button size="sm" variant="plain">
            Try again
          </Button>
        }
        note="The registry for .uk is slow."
      />
      <ResultRow
        name="blåbærhuset.no"
        state="available"
        price={assertMinor(1890)}
        renewal={assertMinor(1890)}
        currency="USD"
        action={add}
      />
      <ResultRow
        name={long}
        state="available"
        price={assertMinor(1290)}
        renewal={assertMinor(1490)}
        currency="USD"
        action={add}
      />
    </ResultGroup>
  ),
};

export const LoadingAndTaken: Story = {
  render: () => (
    <Stack gap={32}>
      <ResultGroup title="Exact match, asking" rule="strong" list={false}>
        <ExactMatch name="brindlewharf.com" state="checking" loading />
      </ResultGroup>
      <ResultGroup title="Exact match, taken" rule="strong" list={false}>
        <ExactMatch
          name={long}
          state="taken"
          note="If it is yours elsewhere, transfer it in"
          action={<Button size="lg">Transfer in</Button>}
        />
      </ResultGroup>
    </Stack>
  ),
};
