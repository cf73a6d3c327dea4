import { createContext, createElement, use, type ComponentType } from 'react';
import { once } from '@storefront/shared/domain';
import { loadPage } from './load-page';
import { getPageStatus, usePageStatus, type LivePageProps } from './page-status';
import type { RemotePageId } from './registry-document';

/** A page of a remote that the server has rendered into the document. */
export interface RenderedPage {
  readonly id: RemotePageId;
  /** Remote and version, such as `mfe_account@1.2.0`. Absent in the browser, which reads them from the registry. */
  readonly release?: string;
  readonly Page: ComponentType<LivePageProps>;
}

/** Resolves to the loaded page. Never resolves if loading fails: the failure panel replaces the page. */
async function getArrival(id: RemotePageId): Promise<ComponentType<LivePageProps>> {
  await loadPage(id).catch(() => undefined);
  const status = getPageStatus(id);
  return status.state === 'ready' ? status.Page : new Promise<never>(() => {});
}

/** Returns the page that the server rendered into the document, of the same release as the registry in that document. */
function findRenderedPage(id: RemotePageId | undefined): RenderedPage | undefined {
  if (!id) return undefined;
  const arrival = once(() => getArrival(id));
  function Page({ loading }: LivePageProps) {
    const status = usePageStatus(id as RemotePageId);
    return createElement(status.state === 'ready' ? status.Page : use(arrival()), { loading });
  }
  return { id, Page };
}

/** The remote page in the document being rendered or hydrated; undefined if it contains none. */
export const RenderedPageContext = createContext(
  findRenderedPage(globalThis.document?.getElementById('root')?.dataset.rendered),
);
