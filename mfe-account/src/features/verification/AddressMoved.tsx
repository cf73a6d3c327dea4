import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Stack } from '@storefront/shared/ui/layout';
import * as messages from './messages';

export type AddressMove = 'email_changed' | 'email_restored';

/** Shows how the link of an email changed the account's address, and where to continue. */
export function AddressMoved({ outcome }: { outcome: AddressMove }) {
  const t = useTranslate();
  const session = useSession();
  if (outcome === 'email_restored') {
    return (
      <Stack gap={16}>
        <p role="status">{t(messages.isBack)}</p>
        <div>
          <ButtonLink as={PageLink} to={paths.recover()} variant="filled">
            {t(messages.setPassword)}
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  const isCustomer = session.status === 'authenticated';
  return (
    <Stack gap={16}>
      <p role="status">
        {isCustomer
          ? t(messages.isNow, { strong: (words) => <strong>{words}</strong>, email: session.user.email })
          : t(messages.isChanged)}
      </p>
      <div>
        <ButtonLink
          as={PageLink}
          to={isCustomer ? paths.account.detail() : paths.login(paths.account.detail())}
          variant="filled"
        >
          {t(isCustomer ? messages.toAccount : messages.signIn)}
        </ButtonLink>
      </div>
    </Stack>
  );
}
