import { PageLink, paths } from '@storefront/shared/routing';

/** For an address whose end an email program cut off. */
export function MissingLinkPart() {
  return (
    <p role="alert">
      This link is not complete. Open it from the email again, or{' '}
      <PageLink to={paths.recover()}>ask for a new one</PageLink>.
    </p>
  );
}
