import type { DomainInfo } from '@storefront/shared/contract';
import { ADD_ONS, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Switch } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { AddOnOffer } from '../../components/AddOnOffer';
import { AddOnTerm } from '../../components/AddOnTerm';
import { AutorenewSwitch } from '../../components/AutorenewSwitch';
import { useEditDomain } from '../../api/use-edit-domain';

/** What of a domain is switched on and off, each by itself (DM-04). */
export function DomainSettings({ domain }: { domain: DomainInfo }) {
  return (
    <Section title="Settings">
      <Stack gap={24}>
        <AutorenewSwitch
          name={domain.domain}
          on={domain.is_auto_renew}
          expiry={domain.expiry_date}
          label="Auto-renew"
          hint={
            domain.is_auto_renew
              ? 'Renewed for a year before it expires. We email you the price at least 5 days before.'
              : 'The domain expires on its date unless you renew it.'
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
  const { label, description } = ADD_ONS.contact_privacy;
  if (!domain.privacy_allowed)
    return <p>{label} is not offered here: its registry decides itself what of an owner it shows.</p>;

  async function set(privacy: boolean) {
    const done = await edit({ privacy }, { optimistic: { has_whois_privacy: privacy } });
    if (done)
      notify({ tone: 'success', text: `${label} of ${toUnicode(domain.domain)} is ${privacy ? 'on' : 'off'}.` });
  }
  if (!domain.has_whois_privacy && domain.privacy_switchable === false)
    return <AddOnOffer domain={domain} addOn="contact_privacy" />;
  // What is paid for is cancelled for the end of its term, and has no second control that would end it at once.
  if (domain.has_whois_privacy && (domain.add_on_prices?.contact_privacy ?? 0) > 0) {
    return (
      <Stack gap={8}>
        <p>
          <strong>{label}</strong> {description} It is on
          {domain.add_on_ends?.contact_privacy === undefined &&
            domain.is_auto_renew &&
            ' and is renewed with the domain'}
          .
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
  const name = toUnicode(domain.domain);
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, `You are about to unlock ${name}.`);

  async function set(locked: boolean) {
    // To lock can be shown at once; that a name is unlocked is said only when it is.
    const done = await edit({ locked }, locked ? { optimistic: { is_locked: true } } : {});
    if (done)
      notify({
        tone: locked ? 'success' : 'warning',
        text: locked
          ? `${name} is locked.`
          : `${name} is unlocked. Lock it again when the transfer is done or called off.`,
      });
  }
  return (
    <>
      <Switch
        label="Transfer lock"
        hint={
          domain.is_locked
            ? 'Nobody can take the name to another registrar. Unlock it only to move it.'
            : 'Unlocked: whoever has the transfer code can take the name elsewhere.'
        }
        checked={domain.is_locked}
        pending={pending}
        error={error && failureText(error, t)}
        onCheckedChange={(locked) => void set(locked)}
      />
      {dialog}
    </>
  );
}
