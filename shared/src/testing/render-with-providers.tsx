import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { QueryProvider } from '../api';
import { LanguageProvider, pageTranslate } from '../i18n';
import { StoreProvider } from '../store';
import type { FakeApi } from './fake-api';
import { surround, type Surroundings } from './surroundings';

/** Renders a component with everything that the host provides, in an isolated environment. */
export function renderWithProviders(
  ui: ReactElement,
  surroundings: Surroundings = {},
): RenderResult & { api: FakeApi } {
  const api = surround(surroundings);
  const t = pageTranslate();
  const result = render(ui, {
    wrapper: ({ children }) => (
      <LanguageProvider value={t}>
        <StoreProvider>
          <QueryProvider>
            <MemoryRouter initialEntries={[surroundings.route ?? '/']}>{children}</MemoryRouter>
          </QueryProvider>
        </StoreProvider>
      </LanguageProvider>
    ),
  });
  return { ...result, api };
}
