import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabLinks, Tabs } from '.';

it('Tabs switch with the arrow keys and name their panel', async () => {
  const user = userEvent.setup();
  render(
    <Tabs
      label="Help"
      tabs={[
        { id: 'names', label: 'Names', content: 'What a name is' },
        { id: 'pay', label: 'Payment', content: 'How you pay' },
      ]}
    />,
  );
  expect(screen.getByRole('tablist', { name: 'Help' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Names' })).toHaveTextContent('What a name is');
  await user.click(screen.getByRole('tab', { name: 'Names' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Payment' })).toHaveTextContent('How you pay');
});

it('TabLinks is a navigation with one current link', () => {
  render(
    <TabLinks
      label="brindlewharf.com"
      tabs={[
        { href: '/overview', label: 'Overview' },
        { href: '/dns', label: 'DNS', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'brindlewharf.com' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('DNS');
});
