import { render } from '@testing-library/react';
import { Bead, StateText, stateLabels, type StateName } from '.';
import { beadShapes } from './states';

const names = Object.keys(stateLabels) as StateName[];

describe('StateText', () => {
  it.each(names)('%s has a word beside a silent bead', (state) => {
    const { container } = render(<StateText state={state} />);
    expect(container).toHaveTextContent(stateLabels[state]);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes words that say more', () => {
    const { container } = render(<StateText state="expiring">in 9 days</StateText>);
    expect(container).toHaveTextContent(/^in 9 days$/);
  });
});

it('draws states of one colour as different shapes, so that colour is never alone', () => {
  expect(
    new Set([
      beadShapes.available,
      beadShapes.taken,
      beadShapes.premium,
      beadShapes.unknown,
      beadShapes.expired,
      beadShapes.checking,
    ]).size,
  ).toBe(6);
  const drawings = names.map((state) => render(<Bead state={state} />).container.querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(6);
});
