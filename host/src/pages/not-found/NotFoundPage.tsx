import { Fragment } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useSearchParams } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import styles from './not-found-page.module.css';

/** Longer addresses are cut: the rest would not make a typo easier to see. */
const SHOWN_LENGTH = 200;

/** The requested path, decoded if possible. Only paths are shown, so that a crafted link cannot put a message on this page. */
function readable(path: string | null): string | undefined {
  if (!path?.startsWith('/') || /\s/.test(path)) return undefined;
  const shown = path.length > SHOWN_LENGTH ? `${path.slice(0, SHOWN_LENGTH)}…` : path;
  try {
    return decodeURI(shown);
  } catch {
    return shown;
  }
}

/** Shown where no route matches the requested address, which is in `?path=` (RT-34). */
export function NotFoundPage() {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const address = readable(parameters.get('path'));
  return (
    <Page title={t(messages.title)} width="text">
      {address !== undefined && (
        <p className={styles.address} dir="ltr">
          {address.split('/').map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </p>
      )}
      <p>{t(messages.maybe)}</p>
      <p>
        <ButtonLink as={PageLink} variant="filled" to={paths.home()}>
          {t(messages.search)}
        </ButtonLink>
      </p>
    </Page>
  );
}
