import { queryClient } from '@storefront/shared/api';
import { deleteDomain, type DomainDeletion, type DomainInfo } from '@storefront/shared/contract';
import { formatDate, formatDateTime, formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { paths, useNavigate } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { ConfirmByName } from '@storefront/shared/ui/dialog';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import * as messages from './messages';

/** Formats the refund and its deadline as a sentence. */
function refundText(t: Translate, { refund }: DomainDeletion): string {
  return t(messages.refund, {
    amount: refund ? formatMoney(toMinor(refund.amount, refund.currency_code), refund.currency_code) : 'none',
    date: refund ? formatDate(refund.until) : '',
  });
}

interface DeletionSectionProps {
  readonly domain: DomainInfo;
  readonly deletion: DomainDeletion;
  /** Called after a refusal, when the conditions of the deletion may have changed. */
  readonly onRefused: () => void;
}

/** Lets a customer end a domain: let it expire, or delete it now, with a refund in the add grace period (DM-10). */
export function DeletionSection({ domain, deletion, onRefused }: DeletionSectionProps) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const params = { domainName: domain.domain };
  const navigate = useNavigate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const remove = useReauthMutation(deleteDomain, t(messages.aboutToDelete, { domain: name }), {
    onDone: async ({ state }) => {
      notify({
        tone: 'success',
        text: t(state === 'deleted' ? messages.deleted : messages.beingDeleted, { domain: name }),
      });
      navigate(paths.domains.list());
      await queryClient.invalidateQueries();
    },
    onError: onRefused,
  });

  const { refund, way_back_until: until } = deletion;
  if (until !== undefined)
    return (
      <Section title={t(messages.title)}>
        <p>{t(messages.deletableFrom, { date: formatDateTime(until) })}</p>
      </Section>
    );
  return (
    <Section title={t(messages.title)}>
      <Stack gap={12}>
        <p>
          {domain.is_auto_renew ? t(messages.turnOff) : t(messages.isOff, { date: formatDate(domain.expiry_date) })}{' '}
          {refundText(t, deletion)}
        </p>
        <div>
          <Button variant="danger" onClick={() => setDialogOpen(true)}>
            {t(messages.title)}
          </Button>
        </div>
      </Stack>
      <ConfirmByName
        open={isDialogOpen}
        onOpenChange={(open) => {
          setDialogOpen(open);
          if (!remove.isPending) remove.reset();
        }}
        title={t(messages.question, { domain: name })}
        name={name}
        confirmLabel={t(messages.title)}
        onConfirm={() => remove.mutate({ params, input: { confirm: domain.domain, refund: refund?.amount ?? null } })}
        loading={remove.isPending && t(messages.deleting)}
        error={remove.error ? failureText(remove.error, t) : undefined}
      >
        {t(messages.cannotUndo)} {refundText(t, deletion)}
      </ConfirmByName>
      {remove.dialog}
    </Section>
  );
}
