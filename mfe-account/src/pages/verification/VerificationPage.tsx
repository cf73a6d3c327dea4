import { useCart } from '@storefront/shared/cart';
import { VERIFICATION_DAYS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath, useSession } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { AnswerCorrection } from '../../features/address-correction/AnswerCorrection';
import { AnswerRemoval } from '../../features/factor-removal/AnswerRemoval';
import { AwaitVerification } from '../../features/verification/AwaitVerification';
import { ConfirmRegistrant } from '../../features/verification/ConfirmRegistrant';
import { RegistrantList } from '../../features/verification/RegistrantList';
import { VerifyWithToken, type LinkAsks } from '../../features/verification/VerifyWithToken';
import * as messages from './messages';

const titles = { password: messages.confirmEmail, use: messages.changeAddress, restore: messages.takeBack } as const;

const toAsks = (ask: string | null): LinkAsks =>
  ask === 'password' || ask === 'use' || ask === 'restore' ? ask : null;

/**
 * `/site/verification` (RT-12). Confirms the address of an account, with the token from the email, or waits for it; with `registrant`,
 * confirms the address of a domain's registrant; with `correction`, answers an address correction; with `removal`, a removal of two-step
 * sign-in. Otherwise shows a signed-in customer the registrants of all their domains (LG-01).
 */
export function VerificationPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { count } = useCart();
  const { status } = useSession();
  // A guest who waits here continues when the session opens. Only customers who are already signed in see the registrants.
  const [waits, setWaits] = useState(false);
  if (!waits && status === 'guest') setWaits(true);

  const token = search.get('token');
  const registrant = search.get('registrant');
  const next = search.get('next');
  const correction = search.get('correction');
  if (correction) {
    return (
      <Page title={t(messages.changeAddress)} width="form">
        <AnswerCorrection token={correction} at={search.get('at') === 'former' ? 'former' : 'new'} />
      </Page>
    );
  }
  const removal = search.get('removal');
  if (removal) {
    return (
      <Page title={t(messages.removeFactors)} width="form">
        <AnswerRemoval token={removal} asks={search.get('ask') === 'begin' ? 'begin' : 'stop'} />
      </Page>
    );
  }
  if (registrant) {
    return (
      <Page title={t(messages.confirmOwner)} width="form">
        <ConfirmRegistrant token={registrant} />
      </Page>
    );
  }
  if (!token && !next && !waits && status === 'authenticated') {
    return (
      <Page title={t(messages.owners)} width="form" lead={t(messages.ownersLead, { count: VERIFICATION_DAYS })}>
        <RegistrantList />
      </Page>
    );
  }
  const asks = toAsks(search.get('ask'));
  // The link in the email may open in another tab, which does not have the return path.
  const returnTo = safeReturnPath(next, count > 0 ? paths.registrant() : paths.home());
  return (
    <Page title={t(titles[(token && asks) || 'password'])} width="form">
      {token ? (
        <VerifyWithToken token={token} asks={asks} returnTo={returnTo} />
      ) : (
        <AwaitVerification returnTo={returnTo} />
      )}
    </Page>
  );
}
