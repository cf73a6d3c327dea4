import { useState, type ReactNode } from 'react';
import { deskPartner, deskPartners, isAtLeast, type Partner, type StaffMember } from '@storefront/shared/contract/desk';
import { apiQueryKey, keepPreviousData, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useParams, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { ChangeDialog, type RequestedChange } from './ChangeDialog';
import { PartnerChanges } from './PartnerChanges';
import { PartnerDialog } from './PartnerDialog';
import { PartnerKeys } from './PartnerKeys';
import { Mono, Origins, PartnerStatus } from './PartnerParts';
import { readPeriod, Referrals } from './Referrals';
import * as messages from './messages';
import styles from './partners.module.css';

/** A requested change with the partner as displayed, so that concurrent changes are not overwritten. */
interface RequestedPartnerChange {
  readonly partner: Partner;
  readonly change: RequestedChange | { readonly action: 'edit' };
}

export function PartnerPage({ staff }: { readonly staff: StaffMember }) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useApiQuery(
    deskPartner,
    { params: { id }, input: readPeriod(search) },
    { placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  const [chosenChange, setChosenChange] = useState<RequestedPartnerChange>();
  const close = () => setChosenChange(undefined);
  const isAdmin = isAtLeast(staff.role, 'admin');
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskPartners) });
    void query.refetch();
  };
  const onChanged = () => {
    close();
    refetch();
  };
  const title = query.data?.name ?? t(messages.title);
  usePageTitle(title);
  return (
    <Page heading="list" title={title} above={<Link to="/partners">{t(messages.title)}</Link>}>
      <Stack gap={32}>
        <Loaded query={query} loading={t(messages.partnerLoading)} failed={t(messages.partnerNotLoaded)}>
          {(partner) => {
            const ask = (change: RequestedPartnerChange['change']) => setChosenChange({ partner, change });
            return (
              <>
                {partner.disabled_at !== null && <Banner tone="warning">{t(messages.isDisabled)}</Banner>}
                {partner.source === 'settings' && <Banner>{t(messages.inSettings)}</Banner>}
                <Details partner={partner} actions={isAdmin && <Actions partner={partner} onAsk={ask} />} />
                <PartnerKeys
                  partner={partner}
                  onIssue={isAdmin ? () => ask({ action: 'issue' }) : undefined}
                  onRevoke={isAdmin ? (key) => ask({ action: 'revoke', key }) : undefined}
                />
              </>
            );
          }}
        </Loaded>
        <Referrals id={id} partner={query.data} />
        {query.data?.source === 'desk' && <PartnerChanges changes={query.data.changes} />}
      </Stack>
      {chosenChange &&
        (chosenChange.change.action === 'edit' ? (
          <PartnerDialog partner={chosenChange.partner} onSaved={onChanged} onRefused={refetch} onClose={close} />
        ) : (
          <ChangeDialog
            request={chosenChange.change}
            partner={chosenChange.partner}
            onChanged={onChanged}
            onRefused={refetch}
            onClose={close}
          />
        ))}
    </Page>
  );
}

function Actions({
  partner: { source, disabled_at },
  onAsk,
}: {
  readonly partner: Partner;
  readonly onAsk: (change: RequestedPartnerChange['change']) => void;
}) {
  const t = useTranslate();
  if (source === 'settings')
    return (
      <Button size="sm" onClick={() => onAsk({ action: 'take_over' })}>
        {t(messages.takeOver)}
      </Button>
    );
  return (
    <span className={styles.actions}>
      <Button size="sm" onClick={() => onAsk({ action: 'edit' })}>
        {t(messages.edit)}
      </Button>
      {disabled_at === null ? (
        <Button size="sm" variant="danger" onClick={() => onAsk({ action: 'disable' })}>
          {t(messages.disable)}
        </Button>
      ) : (
        <Button size="sm" onClick={() => onAsk({ action: 'enable' })}>
          {t(messages.enable)}
        </Button>
      )}
    </span>
  );
}

function Details({ partner, actions }: { readonly partner: Partner; readonly actions: ReactNode }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.details)} actions={actions}>
      <Facts
        facts={[
          [t(messages.id), <Mono key="id">{partner.id}</Mono>],
          [t(messages.status), <PartnerStatus key="status" partner={partner} />],
          [t(messages.origins), <Origins key="origins" origins={partner.origins} />],
        ]}
      />
    </Section>
  );
}
