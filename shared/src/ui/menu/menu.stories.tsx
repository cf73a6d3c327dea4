import type { Stories } from '../../../gallery/story';
import { Menu, MenuItem, MenuSeparator } from '.';

export const stories: Stories = {
  title: 'Menu',
  states: {
    Actions: () => (
      <Menu label="More" align="start">
        <MenuItem>Renew</MenuItem>
        <MenuItem href="#dns">DNS</MenuItem>
        <MenuItem disabled>Transfer out</MenuItem>
        <MenuSeparator />
        <MenuItem danger>Delete records</MenuItem>
      </Menu>
    ),
    'Icon only': () => (
      <Menu label="···" aria-label="More for brindlewharf.com" variant="plain" size="sm" align="start">
        <MenuItem>Renew</MenuItem>
      </Menu>
    ),
  },
  opens: ['Actions'],
};
