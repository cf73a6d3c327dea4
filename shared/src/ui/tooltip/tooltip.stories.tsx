import type { Stories } from '../../../gallery/story';
import { Button } from '../button';
import { Icon } from '../icon';
import { Tooltip } from '.';

export const stories: Stories = {
  title: 'Tooltip',
  states: {
    'Icon only': () => (
      <Tooltip text="Copy the code">
        <Button aria-label="Copy the code" size="sm">
          <Icon name="copy" />
        </Button>
      </Tooltip>
    ),
  },
};
