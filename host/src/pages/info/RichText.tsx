import { useTranslate } from '@storefront/shared/i18n';
import { PageLink } from '@storefront/shared/routing';
import { textRuns } from './rich-text';

/** Files of the site, such as `/sitemap.xml`, are not pages of the router. */
const isPage = (href: string): boolean => href.startsWith('/') && !/\.\w+$/.test(href);

/** A text of the brand with its links. The router handles the paths of pages. */
export function RichText({ text }: { text: string }) {
  const t = useTranslate();
  return textRuns(text, t).map(({ words, href }, index) => {
    if (href === undefined) return words;
    if (isPage(href)) {
      return (
        <PageLink key={index} to={href}>
          {words}
        </PageLink>
      );
    }
    return (
      <a key={index} href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
        {words}
      </a>
    );
  });
}
