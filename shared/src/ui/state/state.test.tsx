import { render } from '@testing-library/react';
import { translator } from '../../i18n';
import { StateIcon, StateText, type StateName } from '.';
import { stateMessages } from './state-messages';
import { stateShapes } from './states';

const names = Object.keys(stateMessages) as StateName[];

describe('StateText', () => {
  it.each(names)('%s has a word beside a hidden icon', (state) => {
    const { container } = render(<StateText state={state} />);
    expect(container).toHaveTextContent(translator('en')(stateMessages[state]));
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('replaces its word with a more precise one when given', () => {
    const { container } = render(<StateText state="expiring">in 9 days</StateText>);
    expect(container).toHaveTextContent(/^in 9 days$/);
  });
});

it('StateIcon draws states of the same colour in different shapes, so that colour is never the only sign', () => {
  expect(
    new Set([
      stateShapes.available,
      stateShapes.taken,
      stateShapes.premium,
      stateShapes.unknown,
      stateShapes.expired,
      stateShapes.checking,
    ]).size,
  ).toBe(6);
  const drawings = names.map((state) => render(<StateIcon state={state} />).container.querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(6);
});
