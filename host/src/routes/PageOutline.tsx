import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { RemotePageId } from '../federation/registry-document';

type Outlines = Partial<Record<RemotePageId, ComponentType>>;

/** What the server draws in the place of pages that browsers load; a browser has none of it. */
export const PageOutlines = createContext<Outlines | undefined>(undefined);

const NEVER = new Promise<never>(() => {});

function Outline({ id, children }: { id: RemotePageId; children: ReactNode }) {
  const outlines = use(PageOutlines);
  // So the browser keeps the server's HTML as it is until the page itself takes the place of this boundary.
  if (!outlines) use(NEVER);
  const Drawn = outlines?.[id];
  return Drawn ? <Drawn /> : children;
}

/**
 * The outline of a page in its first document, without a byte of script: it is drawn by the server and never hydrated. Where the
 * browser itself leads to the page, `children` stand there.
 */
export function PageOutline({ id, children }: { id: RemotePageId; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Outline id={id}>{children}</Outline>
    </Suspense>
  );
}
