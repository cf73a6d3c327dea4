import type { Stories } from '../../../gallery/story';
import { Row } from '../layout';
import { Icon, type IconName } from '.';

const names: IconName[] = ['search', 'menu', 'close', 'copy', 'external', 'chevron', 'lock', 'download'];

export const stories: Stories = {
  title: 'Icons',
  states: {
    All: () => (
      <Row gap={16}>
        {names.map((name) => (
          <span key={name}>
            <Icon name={name} /> <Icon name={name} size={20} /> {name}
          </span>
        ))}
      </Row>
    ),
  },
};
