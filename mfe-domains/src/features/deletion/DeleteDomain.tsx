import { queryClient, useApiQuery } from '@storefront/shared/api';
import { deleteDomain, getDomainDeletion, type DomainDeletion, type DomainInfo } from '@storefront/shared/contract';
import { formatDate, formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { paths, useNavigate } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { ConfirmByName } from '@storefront/shared/ui/dialog';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';

/** What is paid back, and until when, in a sentence. */
function refundText({ refund }: DomainDeletion): string {
  if (!refund) return 'You get no refund.';
  return `${formatMoney(toMinor(refund.amount, refund.currency_code), refund.currency_code)} is refunded to your card if you delete it before ${formatDate(refund.until)}.`;
}

/** The two ways in which a domain ends: left to expire, or deleted now, with its money back in the add grace period (DM-10). */
export function DeleteDomain({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const params = { domainName: domain.domain };
  const { data, refetch } = useApiQuery(getDomainDeletion, { params }, { staleTime: 0 });
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useReauthMutation(deleteDomain, `You are about to delete ${name}.`, {
    onDone: async ({ state }) => {
      notify({
        tone: 'success',
        text:
          state === 'deleted'
            ? `${name} was deleted. We wrote to you.`
            : `${name} is being deleted. We write to you when it is done.`,
      });
      navigate(paths.domains.list());
      await queryClient.invalidateQueries();
    },
    onError: () => void refetch(),
  });

  if (domain.stage !== 'active' || !data?.is_possible) return null;
  const { refund } = data;

  return (
    <Section title="Delete this domain">
      <Stack gap={12}>
        <p>
          {domain.is_auto_renew
            ? 'To let it expire instead, turn auto-renew off.'
            : `Auto-renew is off, so it expires on ${formatDate(domain.expiry_date)} by itself.`}{' '}
          {refundText(data)}
        </p>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete {name}
          </Button>
        </div>
      </Stack>
      <ConfirmByName
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!remove.isPending) remove.reset();
        }}
        title={`Delete ${name}?`}
        name={name}
        confirmLabel={`Delete ${name}`}
        onConfirm={() => remove.mutate({ params, input: { confirm: domain.domain, refund: refund?.amount ?? null } })}
        loading={remove.isPending && 'Deleting'}
        error={remove.error ? failureText(remove.error, t) : undefined}
      >
        Its website and email stop working at once, and anybody may register it afterwards. This cannot be undone.{' '}
        {refundText(data)}
      </ConfirmByName>
      {remove.dialog}
    </Section>
  );
}
