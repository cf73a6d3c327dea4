import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Explains why a domain cannot be shown, with a link to the list. */
export function NoSuchDomain({ title, line }: { title: string; line: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={title}
      line={line}
      action={
        <ButtonLink as={PageLink} to={paths.domains.list()} variant="filled">
          {t(messages.seeDomains)}
        </ButtonLink>
      }
    />
  );
}
