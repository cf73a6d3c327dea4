import { renderWithProviders } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import { MissingLinkPart } from './MissingLinkPart';

it('[RT-20] says that the link is incomplete, and leads to a new one, when an email program cut it off', () => {
  renderWithProviders(<MissingLinkPart />);
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete. Open it from the email again');
  expect(screen.getByRole('link', { name: 'request a new one' })).toHaveAttribute('href', '/site/recover');
});
