import type { ReactNode } from 'react';
import { writtenPhone } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { useBrand } from '../../brand/in-language';
import * as messages from './messages';
import styles from './failure.module.css';
import { Reference } from './Reference';

interface FailurePageProps {
  readonly title: string;
  /** What is safe. */
  readonly lead: string;
  /** What to do. */
  readonly children: ReactNode;
}

/** Reports a failure: what is safe, what to do, and whom to contact with which reference (I12). */
export function FailurePage({ title, lead, children }: FailurePageProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { mail, phone, hours } = useBrand().support;

  /** The failure happened on the previous page; if there is none, there is nothing to retry. */
  const retry = () => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate(paths.home());
  };

  return (
    <Page title={title} width="text" lead={lead}>
      <p>{children}</p>
      <p>
        {t(messages.contact, {
          mail: () => <a href={`mailto:${mail}`}>{mail}</a>,
          phone: writtenPhone(phone),
          hours,
          reference: () => <Reference />,
        })}
      </p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={retry}>
          {t(messages.retry)}
        </Button>
        <ButtonLink as={PageLink} variant="plain" to={paths.home()}>
          {t(messages.startPage)}
        </ButtonLink>
        <ButtonLink as={PageLink} variant="plain" to={paths.help()}>
          {t(messages.help)}
        </ButtonLink>
      </p>
    </Page>
  );
}
