import { useState, type ComponentProps } from 'react';
import { emailAddress, personName } from '@storefront/shared/contract';
import {
  addStaff,
  changeStaff,
  listStaff,
  renewStaffLink,
  STAFF_ROLES,
  staffRole,
  type ListedStaff,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { usePageTitle } from '@storefront/shared/routing';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { CheckboxField, FormFooter, SelectField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { z } from 'zod/mini';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Loaded } from '../../components/Loaded';
import * as messages from './messages';
import { Moment } from '../../components/Moment';
import styles from './staff.module.css';

const refetchStaff = (): Promise<void> => queryClient.invalidateQueries({ queryKey: apiQueryKey(listStaff) });
const markers = { invited: 'unknown', active: 'active', disabled: 'taken' } as const;

/** A newly created set-up link, shown only once. */
interface MadeLink {
  readonly name: string;
  readonly link: string;
}

export function StaffPage({ self }: { readonly self: StaffMember }) {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const query = useApiQuery(listStaff, {}, { staleTime: 0 });
  const [changed, setChanged] = useState<ListedStaff>();
  const [made, setMade] = useState<MadeLink>();
  const columns: Column<ListedStaff>[] = [
    {
      key: 'name',
      header: t(messages.name),
      cell: ({ id, name }) => (id === self.id ? t(messages.you, { name }) : name),
    },
    { key: 'email', header: t(messages.email), cell: ({ email }) => <span translate="no">{email}</span> },
    { key: 'role', header: t(messages.role), cell: ({ role }) => t(messages.roleName, { role }) },
    {
      key: 'status',
      header: t(messages.status),
      cell: ({ status }) => <StateText state={markers[status]}>{t(messages.statusName, { status })}</StateText>,
    },
    {
      key: 'used',
      header: t(messages.lastUsed),
      narrow: 'labelled',
      cell: ({ last_used_at }) => (last_used_at ? <Moment at={last_used_at} /> : t(messages.never)),
    },
    {
      key: 'change',
      header: t(messages.changeShort),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (member) =>
        member.id !== self.id && (
          <Button size="sm" aria-label={t(messages.change, { name: member.name })} onClick={() => setChanged(member)}>
            {t(messages.changeShort)}
          </Button>
        ),
    },
  ];
  return (
    <Page heading="list" title={t(messages.title)} lead={t(messages.lead)}>
      <Stack gap={32}>
        <Loaded query={query} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
          {({ staff }) => (
            <DataTable
              caption={t(messages.title)}
              columns={columns}
              rows={staff}
              rowKey={({ id }) => id}
              density="compact"
            />
          )}
        </Loaded>
        <Add onMade={setMade} />
      </Stack>
      {changed && <Change member={changed} onMade={setMade} onClose={() => setChanged(undefined)} />}
      {made && (
        <Dialog
          open
          onOpenChange={(open) => !open && setMade(undefined)}
          title={t(messages.linkTitle, { name: made.name })}
          description={t(messages.linkTerms, { name: made.name })}
          footer={<Button onClick={() => setMade(undefined)}>{t(messages.done)}</Button>}
        >
          <Stack gap={12}>
            <TextField label={t(messages.link)} mono readOnly value={made.link} />
            <CopyButton text={made.link} subject={t(messages.link)} />
          </Stack>
        </Dialog>
      )}
    </Page>
  );
}

const newMember = z.object({ name: personName, email: emailAddress, role: staffRole });

function Add({ onMade }: { readonly onMade: (made: MadeLink) => void }) {
  const t = useTranslate();
  const form = useZodForm({ schema: newMember, defaultValues: { name: '', email: '', role: 'support' as const } });
  const add = useApiMutation(addStaff, {
    onSuccess: ({ link }) => {
      onMade({ name: form.getValues('name'), link });
      form.reset();
      void refetchStaff();
    },
  });
  return (
    <Section title={t(messages.add)}>
      <Form form={form} className={styles.add} onSubmit={(input) => !add.isPending && add.mutate({ input })}>
        <FormErrorSummary />
        {add.error && <Banner tone="danger">{failureText(add.error, t)}</Banner>}
        <TextField label={t(messages.name)} autoComplete="off" {...form.field('name')} />
        <TextField label={t(messages.email)} type="email" autoComplete="off" {...form.field('email')} />
        <RoleField {...form.field('role')} />
        <FormFooter>
          <Button type="submit" variant="filled" loading={add.isPending && t(messages.adding)}>
            {t(messages.addNow)}
          </Button>
        </FormFooter>
      </Form>
    </Section>
  );
}

function RoleField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const t = useTranslate();
  return (
    <SelectField
      label={t(messages.role)}
      options={STAFF_ROLES.map((role) => ({ value: role, label: t(messages.roleName, { role }) }))}
      {...field}
    />
  );
}

interface ChangeProps {
  readonly member: ListedStaff;
  readonly onMade: (made: MadeLink) => void;
  readonly onClose: () => void;
}

function Change({ member, onMade, onClose }: ChangeProps) {
  const t = useTranslate();
  const { id, name } = member;
  const [role, setRole] = useState(member.role);
  const [isDisabled, setDisabled] = useState(member.status === 'disabled');
  const [wantsLink, setWantsLink] = useState(false);
  const done = () => {
    void refetchStaff();
    onClose();
  };
  const change = useApiMutation(changeStaff, { onSuccess: done });
  const renew = useApiMutation(renewStaffLink, {
    onSuccess: ({ link }) => {
      done();
      onMade({ name, link });
    },
  });
  return (
    <ConfirmDialog
      title={t(messages.change, { name })}
      terms={t(messages.changeTerms, { name })}
      action={t(wantsLink ? messages.newLink : messages.save)}
      busy={t(messages.changing)}
      isBusy={change.isPending || renew.isPending}
      isDangerous={isDisabled || wantsLink}
      hasInput={role !== member.role || isDisabled !== (member.status === 'disabled') || wantsLink}
      error={change.error ?? renew.error}
      onConfirm={() =>
        wantsLink
          ? renew.mutate({ params: { id } })
          : change.mutate({ params: { id }, input: { role, is_disabled: isDisabled } })
      }
      onClose={onClose}
    >
      <RoleField
        name="new-role"
        value={role}
        disabled={wantsLink}
        onChange={(event) => setRole(staffRole.parse(event.target.value))}
      />
      <CheckboxField
        label={t(messages.disable)}
        hint={t(messages.disableHint)}
        checked={isDisabled}
        disabled={wantsLink}
        onChange={(event) => setDisabled(event.target.checked)}
      />
      <CheckboxField
        label={t(messages.newLink)}
        hint={t(messages.newLinkTerms)}
        checked={wantsLink}
        onChange={(event) => setWantsLink(event.target.checked)}
      />
    </ConfirmDialog>
  );
}
