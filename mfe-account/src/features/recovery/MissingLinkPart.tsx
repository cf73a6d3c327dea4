import { PageLink, paths } from '@storefront/shared/routing';

/** For an address of which mail programs cut off the end. */
export function MissingLinkPart() {
  return (
    <p role="alert">
      This link is not complete. Open it from the mail again, or{' '}
      <PageLink to={paths.recover()}>ask for a new one</PageLink>.
    </p>
  );
}
