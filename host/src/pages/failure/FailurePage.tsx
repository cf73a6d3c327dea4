import type { ReactNode } from 'react';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { brand } from '../../brand/brand';
import styles from './failure.module.css';
import { Reference } from './Reference';

interface FailurePageProps {
  readonly title: string;
  /** What is safe. */
  readonly lead: string;
  /** What to do. */
  readonly children: ReactNode;
}

/** Tells of a failure: what is safe, what to do, whom to write to and with which reference (I12). */
export function FailurePage({ title, lead, children }: FailurePageProps) {
  const navigate = useNavigate();
  const { mail, phone, hours } = brand.support;

  /** The page before this one is where it failed; without one there is nothing to try again but to begin. */
  const retry = () => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate(paths.home());
  };

  return (
    <Page title={title} width="text" lead={lead}>
      <p>{children}</p>
      <p>
        If it happens again, write to <a href={`mailto:${mail}`}>{mail}</a> or call {phone} ({hours}) and give{' '}
        <Reference />.
      </p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={retry}>
          Go back and try again
        </Button>
        <ButtonLink as={PageLink} variant="plain" to={paths.home()}>
          Go to the start page
        </ButtonLink>
        <ButtonLink as={PageLink} variant="plain" to={paths.help()}>
          Help
        </ButtonLink>
      </p>
    </Page>
  );
}
