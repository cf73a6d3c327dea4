import { useSyncExternalStore } from 'react';

/** The visitor's choice; `system` follows the device. */
type Theme = 'system' | 'light' | 'dark';

/** Read by the gateway, so that the document arrives in the right theme and never flashes in another. */
const COOKIE = 'sf-theme';
const YEAR_S = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

export function isTheme(value: string | undefined): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getShownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

/** The chosen theme, from the document element, where the gateway sets it from the cookie. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getShownTheme, () => 'system');
}

/** Applies a theme at once and stores it for a year in this browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const age = theme === 'system' ? 0 : YEAR_S;
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
  for (const listener of listeners) listener();
}
