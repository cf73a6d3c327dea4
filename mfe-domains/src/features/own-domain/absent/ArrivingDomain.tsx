import { toAscii } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Shown instead of a domain that is still being transferred, with a link to the transfer. */
export function ArrivingDomain({ name, title }: { name: string; title?: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={title ?? t(messages.arriving, { domain: name })}
      line={t(messages.arrivingLine)}
      action={
        <ButtonLink as={PageLink} to={paths.transferMessage(toAscii(name) ?? name)} variant="filled">
          {t(messages.seeTransfer)}
        </ButtonLink>
      }
    />
  );
}
