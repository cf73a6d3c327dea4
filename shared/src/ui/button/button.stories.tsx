import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../layout';
import { Button, ButtonLink, CopyButton, DownloadButton } from '.';

export default { title: 'Button' } satisfies Meta;

type Story = StoryObj;

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="filled">Pay $33.20</Button>
      <Button>Open cart</Button>
      <Button variant="plain">Undo</Button>
      <Button variant="danger">Delete record</Button>
      <Button variant="danger-filled">Delete 12 records</Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="sm">Add</Button>
      <Button>Add</Button>
      <Button size="lg" variant="filled">
        Add for $12.90
      </Button>
    </Row>
  ),
};

export const Download: Story = {
  render: () => (
    <DownloadButton file={() => ({ name: 'prices.csv', text: 'Extension\r\n', type: 'text/csv' })}>
      Download CSV
    </DownloadButton>
  ),
};

export const Loading: Story = {
  render: () => (
    <Row>
      <Button variant="filled" loading="Paying">
        Pay $33.20
      </Button>
      <Button loading="Signing in">Sign in</Button>
    </Row>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Row>
      <Button disabled>Unavailable</Button>
      <Button variant="filled" disabledReason="Accept the new price first">
        Pay $33.20
      </Button>
    </Row>
  ),
};

export const Links: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#cart" variant="filled">
        Check out
      </ButtonLink>
      <ButtonLink href="#cart">Open cart</ButtonLink>
      <ButtonLink href="#transfer" variant="plain" size="sm">
        Transfer in
      </ButtonLink>
    </Row>
  ),
};

export const Copy: Story = { render: () => <CopyButton text="brindlewharf.com" /> };

export const WideLongLabel: Story = {
  name: 'Wide, long label',
  render: () => (
    <Stack>
      <Button wide size="lg" variant="filled">
        Zahlungspflichtig bestellen und Registrierung der Domainnamen abschließen
      </Button>
    </Stack>
  ),
};
