import type { DomainInfo } from '@storefront/shared/contract';
import { formatDate, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Switch } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { addOnDescription, addOnName } from '@storefront/shared/words';
import { isBeingDeleted } from '../../api/being-deleted';
import { AddOnOffer } from '../../components/add-ons/AddOnOffer';
import { AddOnTerm } from '../../components/add-ons/AddOnTerm';
import { lacksCard, useAutorenewal } from '../../components/autorenew/use-autorenewal';
import { AutorenewSwitch } from '../../components/AutorenewSwitch';
import { useEditDomain } from '../../api/use-edit-domain';
import { lazy, Suspense } from 'react';
import * as messages from './messages';

const NextCharge = lazy(() => import('../../components/autorenew/NextCharge').then((m) => ({ default: m.NextCharge })));

/** Describes what happens to an expired domain, and until when the customer can act. */
function expiredState(
  { stage, grace_until, redemption_until }: DomainInfo,
  terms: ReturnType<typeof useAutorenewal>,
): { state: 'planned' | 'doubtful' | 'grace' | 'redemption' | 'over'; date: string } {
  if (stage === 'redemption') return { state: 'redemption', date: formatDate(redemption_until) };
  if (stage !== 'grace') return { state: 'over', date: '' };
  // Null may also mean that an attempt is running or a price is unknown, so a renewal cannot be relied on.
  const state = terms ? 'planned' : terms === null ? 'doubtful' : 'grace';
  return { state, date: formatDate(grace_until) };
}

/** Switches for the settings of a domain, each saved on its own (DM-04). */
export function DomainSettings({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const terms = useAutorenewal(domain);
  // A domain that is being deleted neither renews nor expires.
  const hint = isBeingDeleted(domain)
    ? undefined
    : domain.stage === 'active'
      ? t(messages.renewHint, { on: domain.is_auto_renew, years: domain.min_renewal_years ?? 1 })
      : t(messages.expiredHint, expiredState(domain, terms));
  return (
    <Section title={t(messages.settings)}>
      <Stack gap={24}>
        <AutorenewSwitch
          name={domain.domain}
          on={domain.is_auto_renew}
          expiry={domain.expiry_date}
          label={t(messages.autoRenew)}
          hint={
            terms ? (
              <>
                {!lacksCard(terms) && <>{hint} </>}
                <Suspense>
                  <NextCharge terms={terms} />
                </Suspense>
              </>
            ) : (
              hint
            )
          }
        />
        <PrivacySetting domain={domain} />
        <LockSetting domain={domain} />
      </Stack>
    </Section>
  );
}

function PrivacySetting({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const { edit, pending, error } = useEditDomain(domain.domain);
  const label = addOnName('contact_privacy', t);
  const description = addOnDescription('contact_privacy', t);
  if (!domain.privacy_allowed) return <p>{t(messages.notOffered, { addOn: label })}</p>;

  async function set(privacy: boolean) {
    const done = await edit({ privacy }, { optimistic: { has_whois_privacy: privacy } });
    if (done)
      notify({
        tone: 'success',
        text: t(messages.isSwitched, { addOn: label, domain: toUnicode(domain.domain), on: privacy }),
      });
  }
  if (!domain.has_whois_privacy && domain.privacy_switchable === false)
    return <AddOnOffer domain={domain} addOn="contact_privacy" />;
  // Paid privacy can only be cancelled for the end of its term, so there is no switch that ends it immediately.
  if (domain.has_whois_privacy && (domain.add_on_prices?.contact_privacy ?? 0) > 0) {
    return (
      <Stack gap={8}>
        <p>
          <strong>{label}</strong>
        </p>
        <p>
          {description}{' '}
          {t(messages.isOn, {
            renewed:
              domain.add_on_ends?.contact_privacy === undefined && domain.is_auto_renew && !isBeingDeleted(domain),
          })}
        </p>
        <AddOnTerm domain={domain} addOn="contact_privacy" />
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Switch
        label={label}
        hint={description}
        checked={domain.has_whois_privacy}
        pending={pending}
        error={error && failureText(error, t)}
        onCheckedChange={(on) => void set(on)}
      />
      {domain.has_whois_privacy && <AddOnTerm domain={domain} addOn="contact_privacy" />}
    </Stack>
  );
}

function LockSetting({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const name = { domain: toUnicode(domain.domain) };
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToUnlock, name));

  async function set(locked: boolean) {
    // Locking is shown optimistically; unlocking only once it is done.
    const done = await edit({ locked }, locked ? { optimistic: { is_locked: true } } : {});
    if (done)
      notify({ tone: locked ? 'success' : 'warning', text: t(locked ? messages.locked : messages.unlocked, name) });
  }
  return (
    <>
      <Switch
        label={t(messages.lock)}
        hint={t(messages.lockHint, { on: domain.is_locked })}
        checked={domain.is_locked}
        pending={pending}
        error={error && failureText(error, t)}
        onCheckedChange={(locked) => void set(locked)}
      />
      {dialog}
    </>
  );
}
