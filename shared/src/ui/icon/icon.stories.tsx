import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../layout';
import { Icon, type IconName } from '.';

const names: IconName[] = ['search', 'menu', 'close', 'copy', 'external', 'chevron', 'lock', 'download'];

export default { title: 'Icons' } satisfies Meta;

type Story = StoryObj;

export const All: Story = {
  render: () => (
    <Row gap={16}>
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} /> <Icon name={name} size={20} /> {name}
        </span>
      ))}
    </Row>
  ),
};
