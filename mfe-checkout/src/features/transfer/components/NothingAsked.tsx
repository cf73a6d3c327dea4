import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';

/** The address of a page about transfers names none; the way on is the page where they start. */
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
