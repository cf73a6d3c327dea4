import { useEffect } from 'react';

let siteName = '';

/** The host says what stands after the title of each page; a remote that stands alone has nothing there. */
export function setSiteName(name: string): void {
  siteName = name;
}

/** The document's title for a page: its own, then the site's name. */
export function documentTitle(title: string): string {
  return [title, siteName].filter(Boolean).join(' · ');
}

/** Sets the document's title while the component is there (RT-36); the site's name follows by itself. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
