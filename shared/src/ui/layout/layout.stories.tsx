import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { assertMinor } from '../../domain';
import { Button } from '../button';
import { DomainName } from '../domain-name';
import { TextField } from '../field';
import { TotalRow } from '../price';
import { BottomBar, Page, Section, Stack, WithRail } from '.';

const total = <TotalRow label="Total" minor={assertMinor(6450)} currency="USD" strong />;

export default { title: 'Layout' } satisfies Meta;

type Story = StoryObj;

export const FormPage: Story = {
  render: () => (
    <Page
      title="Who owns these names?"
      width="form"
      lead="The registry keeps these facts. Privacy Protection hides them from the public."
      aside={<Section title="Your names">{total}</Section>}
    >
      <Stack>
        <TextField label="Given name" />
        <TextField label="Family name" />
      </Stack>
    </Page>
  ),
};

export const ListPage: Story = {
  render: () => (
    <Page title="Domains" heading="list" actions={<Button variant="filled">Renew 2 names, $29.80</Button>}>
      <Section title="Settings" note="2 of 3 on" actions={<Button size="sm">Edit</Button>}>
        <p>Auto-renew is on.</p>
      </Section>
    </Page>
  ),
};

export const NameAsTitleWithRailAndBar: Story = {
  name: 'Name as title, with rail and bar',
  render: () => (
    <Page title={<DomainName name="brindlewharf.com" size="lg" state="active" />}>
      <WithRail rail={<Section title="Cart">{total}</Section>} label="Your cart">
        <Section title="Most popular domains" note="9 of 11 answered">
          <p>Rows</p>
        </Section>
      </WithRail>
      <BottomBar action={<Button>Open cart</Button>} label="Cart total">
        <strong>2 names</strong>, $30.70
      </BottomBar>
    </Page>
  ),
};
