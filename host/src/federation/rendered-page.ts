import { createContext, createElement, use, type ComponentType } from 'react';
import { once } from '@storefront/shared/domain';
import { loadPage } from './load-page';
import { getPageStatus, usePageStatus, type LivePageProps } from './page-status';
import type { RemotePageId } from './registry-document';

/** The page of a remote that stands in the document with its content, because the server has rendered it. */
export interface RenderedPage {
  readonly id: RemotePageId;
  /** Remote and version, `mfe_account@1.2.0`; a browser has them from the registry. */
  readonly release?: string;
  readonly Page: ComponentType<LivePageProps>;
}

/** The page once it has its code. One that does not come suspends for ever: its failure is shown in its place. */
async function getArrival(id: RemotePageId): Promise<ComponentType<LivePageProps>> {
  await loadPage(id).catch(() => undefined);
  const status = getPageStatus(id);
  return status.state === 'ready' ? status.Page : new Promise<never>(() => {});
}

/** The page that the server has rendered into the document. The registry of this page load stands there too, so that it is of the same release. */
function renderedPage(id: RemotePageId | undefined): RenderedPage | undefined {
  if (!id) return undefined;
  const arrival = once(() => getArrival(id));
  function Page({ loading }: LivePageProps) {
    const status = usePageStatus(id as RemotePageId);
    return createElement(status.state === 'ready' ? status.Page : use(arrival()), { loading });
  }
  return { id, Page };
}

/** Of the document that is being rendered or taken over; undefined where it holds no page of a remote. */
export const RenderedPageContext = createContext(
  renderedPage(globalThis.document?.getElementById('root')?.dataset.rendered),
);
