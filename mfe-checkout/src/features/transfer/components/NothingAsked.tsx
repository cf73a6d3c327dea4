import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';

/** Shown if the URL contains no domain, with a link to the page on which transfers start. */
export function NothingAsked({ title, line, action }: { title: string; line: string; action: string }) {
  return (
    <EmptyState
      title={title}
      line={line}
      action={
        <ButtonLink as={PageLink} variant="filled" to={paths.transfer()}>
          {action}
        </ButtonLink>
      }
    />
  );
}
