import { useEffect } from 'react';

let siteName = '';

/** Sets what is appended to each page's title, by the host; a standalone remote appends nothing. */
export function setSiteName(name: string): void {
  siteName = name;
}

/** Returns the document title of a page: its own title, then the site's name. */
export function documentTitle(title: string): string {
  return [title, siteName].filter(Boolean).join(' · ');
}

/** Sets the document title while the component is mounted (RT-36); the site's name is appended automatically. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
