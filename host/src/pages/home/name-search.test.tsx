import { BrowserRouter, StaticRouter } from '@storefront/shared/routing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NameSearch } from './NameSearch';

it('[RT-04b] NameSearch keeps and searches text that was typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location="/site/home">
      <NameSearch />
    </StaticRouter>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Domain name' });
  field.value = 'brindlewharf';
  await act(async () => {
    hydrateRoot(
      container,
      <BrowserRouter>
        <NameSearch />
      </BrowserRouter>,
    );
  });
  expect(field).toHaveValue('brindlewharf');
  await userEvent.type(field, '{Enter}');
  expect(window.location.pathname).toBe('/site/availability/brindlewharf');
});
