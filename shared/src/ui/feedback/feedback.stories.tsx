import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Section, Stack } from '../layout';
import { Banner, Dots, EmptyState, FailurePanel, Progress, Skeleton, SkeletonRows } from '.';

export default { title: 'Feedback' } satisfies Meta;

type Story = StoryObj;

export const LoadingRows: Story = { render: () => <SkeletonRows rows={3} label="Loading your domains" /> };

export const LoadingParts: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" width="12rem" />
      <Skeleton width="20rem" />
      <p>
        <Dots /> Checking with the bank
      </p>
    </Stack>
  ),
};

export const ProgressBars: Story = {
  name: 'Progress',
  render: () => (
    <Stack>
      <Progress label="2 of 3 names are registered" value={2} max={3} />
      <Progress label="Asking the registry" />
    </Stack>
  ),
};

export const Empty: Story = {
  render: () => (
    <Section title="Cart">
      <EmptyState
        level={3}
        title="Names you add wait here."
        line="They stay for 30 days."
        action={<Button>Find a name</Button>}
      />
    </Section>
  ),
};

export const Failure: Story = {
  render: () => (
    <FailurePanel
      title="The DNS editor did not load"
      line="Your domains and your cart still work. Nothing was changed."
      reference="7KQ2-41"
      onRetry={() => undefined}
    />
  ),
};

export const Banners: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner>You are looking at a sandbox. No money moves.</Banner>
      <Banner tone="success">Saved. Both nameservers answer with it</Banner>
      <Banner tone="warning" action={<Button size="sm">Turn it on</Button>}>
        tannery-lane.com expires in 9 days. Auto-renew is off
      </Banner>
      <Banner tone="danger">You are offline. What you typed is kept</Banner>
    </Stack>
  ),
};
