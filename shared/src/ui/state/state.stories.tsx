import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../layout';
import { StateIcon, StateText, type StateName } from '.';
import { stateMessages } from './state-messages';

const names = Object.keys(stateMessages) as StateName[];

export default { title: 'State' } satisfies Meta;

type Story = StoryObj;

export const IconAndWord: Story = {
  render: () => (
    <Stack gap={8}>
      {names.map((state) => (
        <div key={state}>
          <StateText state={state} />
        </div>
      ))}
    </Stack>
  ),
};

export const OwnWords: Story = {
  render: () => (
    <Row gap={16}>
      <StateText state="expiring">in 9 days</StateText>
      <StateText state="expired">renew by December 2nd</StateText>
    </Row>
  ),
};

export const Large: Story = {
  render: () => (
    <Row gap={16}>
      {names.map((state) => (
        <StateIcon key={state} state={state} size="large" />
      ))}
    </Row>
  ),
};
