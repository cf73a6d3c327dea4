import type { Locator, Page } from 'playwright-core';

export const main = (page: Page): Locator => page.getByRole('main');
export const banner = (page: Page): Locator => page.getByRole('banner');
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
