import type { Stories } from '../../../gallery/story';
import { Row, Stack } from '../layout';
import { StateIcon, StateText, type StateName } from '.';
import { stateMessages } from './states';

const names = Object.keys(stateMessages) as StateName[];

export const stories: Stories = {
  title: 'State',
  states: {
    'StateIcon and word': () => (
      <Stack gap={8}>
        {names.map((state) => (
          <div key={state}>
            <StateText state={state} />
          </div>
        ))}
      </Stack>
    ),
    'Own words': () => (
      <Row gap={16}>
        <StateText state="expiring">in 9 days</StateText>
        <StateText state="expired">renew by December 2nd</StateText>
      </Row>
    ),
    Large: () => (
      <Row gap={16}>
        {names.map((state) => (
          <StateIcon key={state} state={state} size="large" />
        ))}
      </Row>
    ),
  },
};
