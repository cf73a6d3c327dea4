import { render, screen } from '@testing-library/react';
import { BottomBar, Page, Section, WithRail } from '.';

it('Page has one h1, which can take focus after navigation', () => {
  render(<Page title="Who owns these names?">Fields</Page>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Who owns these names?' });
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(heading).toHaveAttribute('data-page-heading');
  heading.focus();
  expect(heading).toHaveFocus();
});

it('Section is a region named by its title', () => {
  render(
    <Section title="Settings" note="2 of 3 on">
      Switches
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Settings' })).toHaveTextContent('Switches');
  expect(screen.getByRole('heading', { level: 2, name: 'Settings' })).toBeInTheDocument();
});

it('WithRail and BottomBar are named regions', () => {
  render(
    <>
      <WithRail rail="Total" label="Cart">
        Rows
      </WithRail>
      <BottomBar label="Cart total">2 names</BottomBar>
    </>,
  );
  expect(screen.getByRole('complementary', { name: 'Cart' })).toHaveTextContent('Total');
  expect(screen.getByRole('region', { name: 'Cart total' })).toHaveTextContent('2 names');
});
