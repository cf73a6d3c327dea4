import { useApiQuery } from '@storefront/shared/api';
import { getDomainInfo, startBulkChange, type BulkEdit } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { newIdempotencyKey, readNameservers } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { nameserverProblemText } from '@storefront/shared/problems';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { RadioGroup, TextAreaField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { refetchBulkChanges } from '../../api/use-bulk-changes';
import { AutorenewTermsList } from '../autorenew/AutorenewTermsList';
import { bulkEdits, type BulkKind } from './bulk-kind';
import * as messages from './messages';

interface BulkDialogProps {
  kind: BulkKind;
  /** The domains to change. */
  names: readonly string[];
  onClose: () => void;
}

/** Explains a bulk change and starts it (DM-13). */
export function BulkDialog({ kind, names, onClose }: BulkDialogProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const id = useId();
  // One idempotency key per attempt, so that it can be resent if the response is lost.
  const [idempotency_key] = useState(newIdempotencyKey);
  const start = useReauthMutation(startBulkChange, t(messages.aboutTo, { kind }), {
    parts: (edit: BulkEdit) => ({ input: { idempotency_key, edit, domains: [...names] } }),
    onDone: refetchBulkChanges,
  });
  const hosts = useRef<HTMLTextAreaElement>(null);
  const servers = useNameservers(names[0] ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const edit = kind === 'nameservers' ? servers.read() : bulkEdits[kind];
    if (!edit) {
      hosts.current?.focus();
      return;
    }
    start.mutate(edit, { onSuccess: (started) => started && onClose() });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={kind === 'nameservers' && servers.typed.trim() !== ''}
      isBusy={start.isPending}
      title={t(messages.question, { kind, count: names.length })}
      description={kind === 'renewOn' ? undefined : t(messages.consequence, { kind })}
      footer={
        <>
          <Button
            {...customerOnly('startBulkChange')}
            type="submit"
            form={id}
            variant="filled"
            loading={start.isPending && t(messages.starting)}
          >
            {t(messages.item, { kind })}
          </Button>
          <Button disabled={start.isPending} onClick={onClose}>
            {t(messages.cancel)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={16}>
          {start.error && (
            <Banner tone="danger">{t(messages.notStarted, { failure: failureText(start.error, t) })}</Banner>
          )}
          {kind === 'renewOn' && <AutorenewTermsList names={names} />}
          {kind === 'nameservers' && <NameserverChoice {...servers} field={hosts} />}
        </Stack>
      </form>
      {start.dialog}
    </Dialog>
  );
}

/** The nameservers for all of the domains: the shop's, or the typed ones, one per line. */
function useNameservers(anyName: string) {
  const t = useTranslate();
  const { code } = useCurrency();
  const [isOurs, setOurs] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ReactNode>();
  // Any of the customer's domains lists the shop's nameservers.
  const { data } = useApiQuery(
    getDomainInfo,
    { params: { domainName: anyName }, input: { currency_code: code } },
    { enabled: isOurs },
  );

  function read(): { nameservers: string[] } | undefined {
    if (isOurs) {
      if (data) return { nameservers: data.default_nameservers };
      setProblem(t(messages.notKnown));
      return undefined;
    }
    // Glue belongs to one domain and is set on its page.
    const found = readNameservers(
      '',
      typed.split(/[\s,;]+/).map((host) => ({ host, addresses: '' })),
    );
    if ('nameservers' in found) return { nameservers: found.nameservers.map(({ host }) => host) };
    const [first] = found.problems;
    setProblem(first && nameserverProblemText(first, t));
    return undefined;
  }
  return {
    isOurs,
    ours: data?.default_nameservers,
    typed,
    problem,
    read,
    choose: (ours: boolean) => {
      setOurs(ours);
      setProblem(undefined);
    },
    type: (text: string) => {
      setTyped(text);
      setProblem(undefined);
    },
  };
}

function NameserverChoice({
  isOurs,
  ours,
  typed,
  problem,
  choose,
  type,
  field,
}: ReturnType<typeof useNameservers> & { field: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <RadioGroup
        name={id}
        label={t(messages.which)}
        labelHidden
        options={[
          { value: 'own', label: t(messages.own) },
          { value: 'ours', label: t(messages.ours), hint: ours?.join(', ') },
        ]}
        value={isOurs ? 'ours' : 'own'}
        onChange={(event) => choose(event.target.value === 'ours')}
      />
      {isOurs ? (
        problem && <Banner tone="danger">{problem}</Banner>
      ) : (
        <TextAreaField
          ref={field}
          mono
          rows={4}
          label={t(messages.hosts)}
          hint={t(messages.hostsHint)}
          value={typed}
          error={problem}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </>
  );
}
