import { useTranslate } from '@storefront/shared/i18n';
import { PageLink } from '@storefront/shared/routing';
import { textRuns } from './rich-text';

/** A text of the brand with its links. The router handles our own paths. */
export function RichText({ text }: { text: string }) {
  const t = useTranslate();
  return textRuns(text, t).map(({ words, href }, index) => {
    if (href === undefined) return words;
    if (href.startsWith('/')) {
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
