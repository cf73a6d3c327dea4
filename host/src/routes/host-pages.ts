import { lazy, type ComponentType } from 'react';
import type { HostPageId } from './route-table';

type PageModule = Promise<{ default: ComponentType }>;

/** Each is fetched when it is wanted; a document preloads the one that it shows. */
const loaders: Record<HostPageId, () => PageModule> = {
  home: () => import(/* webpackChunkName: "home" */ '../pages/home/HomePage'),
  embed: () => import('../pages/embed/EmbedPage'),
  about: () => import('../pages/about/AboutPage'),
  contact: () => import('../pages/contact/ContactPage'),
  privacy: () => import('../pages/privacy/PrivacyPage'),
  services: () => import('../pages/services/ServicesPage'),
  tac: () => import('../pages/tac/TacPage'),
  help: () => import('../pages/help/HelpPage'),
  error: () => import('../pages/error/ErrorPage'),
  'problem-detected': () => import('../pages/problem-detected/ProblemDetectedPage'),
  'not-found': () => import('../pages/not-found/NotFoundPage'),
};

const pages = new Map<HostPageId, ComponentType>();

/** Fetches the code of a page and from then on gives the page itself, which renders without waiting. */
async function load(id: HostPageId): PageModule {
  const module = await loaders[id]();
  pages.set(id, module.default);
  return module;
}

/** The component of a page of the host; it suspends while its code is on its way. */
export function hostPage(id: HostPageId): ComponentType {
  const known = pages.get(id);
  if (known) return known;
  const page = lazy(() => load(id));
  pages.set(id, page);
  return page;
}

/** Forgets a page whose code did not arrive: `lazy` remembers a failure, so the next try needs a new one. */
export function forgetHostPage(id: HostPageId): void {
  pages.delete(id);
}

/** Fetches a page's code before it is asked for; settles when the page can be shown without waiting. */
export async function preloadHostPage(id: HostPageId): Promise<void> {
  await load(id);
}
