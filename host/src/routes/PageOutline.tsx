import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { RemotePageId } from '../federation/registry-document';

type Outlines = Partial<Record<RemotePageId, ComponentType>>;

/** The outlines that the server draws in place of pages that browsers load; not part of the browser's code. */
export const PageOutlines = createContext<Outlines | undefined>(undefined);

const NEVER = new Promise<never>(() => {});

function Outline({ id, children }: { id: RemotePageId; children: ReactNode }) {
  const outlines = use(PageOutlines);
  // Makes the browser keep the server's HTML until the page itself replaces this boundary.
  if (!outlines) use(NEVER);
  const Drawn = outlines?.[id];
  return Drawn ? <Drawn /> : children;
}

/**
 * The outline of a page in its first document, without any script: drawn by the server and never hydrated. On navigation inside the
 * browser, `children` are shown instead.
 */
export function PageOutline({ id, children }: { id: RemotePageId; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Outline id={id}>{children}</Outline>
    </Suspense>
  );
}
