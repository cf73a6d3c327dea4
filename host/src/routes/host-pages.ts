import { lazy, type ComponentType } from 'react';
import type { HostPageId } from './route-table';

/** Loaders of the pages; a document preloads the page that it shows. */
const loaders: Record<HostPageId, () => Promise<ComponentType>> = {
  home: () => import(/* webpackChunkName: "home" */ '../pages/home/HomePage').then((module) => module.HomePage),
  embed: () => import('../pages/embed/EmbedPage').then((module) => module.EmbedPage),
  about: () => import('../pages/about/AboutPage').then((module) => module.AboutPage),
  contact: () => import('../pages/contact/ContactPage').then((module) => module.ContactPage),
  privacy: () => import('../pages/privacy/PrivacyPage').then((module) => module.PrivacyPage),
  services: () => import('../pages/services/ServicesPage').then((module) => module.ServicesPage),
  tac: () => import('../pages/tac/TacPage').then((module) => module.TacPage),
  help: () => import(/* webpackChunkName: "help" */ '../pages/help/HelpPage').then((module) => module.HelpPage),
  error: () => import('../pages/error/ErrorPage').then((module) => module.ErrorPage),
  support: () => import('../pages/support/SupportPage').then((module) => module.SupportPage),
  'problem-detected': () =>
    import('../pages/problem-detected/ProblemDetectedPage').then((module) => module.ProblemDetectedPage),
  'not-found': () => import('../pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
};

const pages = new Map<HostPageId, ComponentType>();

/** Fetches a page's code; from then on the page renders without waiting. */
async function load(id: HostPageId): Promise<{ default: ComponentType }> {
  const page = await loaders[id]();
  pages.set(id, page);
  return { default: page };
}

/** The component of a host page; it suspends while its code loads. */
export function hostPage(id: HostPageId): ComponentType {
  const known = pages.get(id);
  if (known) return known;
  const page = lazy(() => load(id));
  pages.set(id, page);
  return page;
}

/** Clears a page whose code did not load: `lazy` caches a failure, so the next try needs a new component. */
export function forgetHostPage(id: HostPageId): void {
  pages.delete(id);
}

/** Preloads a page's code; resolves when the page can render without waiting. */
export async function preloadHostPage(id: HostPageId): Promise<void> {
  await load(id);
}
