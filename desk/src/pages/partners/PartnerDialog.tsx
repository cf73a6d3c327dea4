import { useState } from 'react';
import {
  deskAddPartner,
  deskEditPartner,
  PARTNER_ORIGINS_MAX,
  partnerId,
  partnerName,
  readPartnerOrigins,
  type Partner,
} from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { formatList } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { TextAreaField, TextField } from '@storefront/shared/ui/field';
import { onConflict } from '../../components/CallDialog';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

interface PartnerDialogProps {
  /** The partner to edit; absent when adding one. */
  readonly partner?: Partner;
  readonly onSaved: (partner: Partner) => void;
  /** Called after a refusal, possibly because of a concurrent change. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Form to add a partner, or to edit its name and origins. */
export function PartnerDialog({ partner, onSaved, onRefused, onClose }: PartnerDialogProps) {
  const t = useTranslate();
  const [id, setId] = useState('');
  const former = { name: partner?.name ?? '', origins: partner?.origins.join('\n') ?? '' };
  const [name, setName] = useState(former.name);
  const [origins, setOrigins] = useState(former.origins);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const options = {
    onSuccess: (saved: Partner) => {
      notify({ tone: 'success', text: t(partner ? messages.saved : messages.added, saved) });
      onSaved(saved);
    },
    onError: onConflict(onRefused),
  };
  const add = useApiMutation(deskAddPartner, options);
  const edit = useApiMutation(deskEditPartner, options);

  const readId = partnerId.safeParse(id.trim());
  const readName = partnerName.safeParse(name);
  const read = readPartnerOrigins(origins);
  const originsProblem =
    read.wrong.length > 0
      ? t(messages.originsWrong, { wrong: formatList(read.wrong, 'en') })
      : read.origins.length === 0
        ? t(messages.originsMissing)
        : read.origins.length > PARTNER_ORIGINS_MAX
          ? t(messages.originsMany, { max: PARTNER_ORIGINS_MAX })
          : undefined;
  const confirm = () => {
    setTried(true);
    if (!readName.success || originsProblem !== undefined || !isCode(code)) return;
    const input = { name: readName.data, origins: read.origins, code };
    if (partner) edit.mutate({ params: { id: partner.id }, input: { ...input, version: partner.version } });
    else if (readId.success) add.mutate({ input: { ...input, id: readId.data } });
  };
  return (
    <ConfirmDialog
      title={partner ? t(messages.editTitle, partner) : t(messages.add)}
      terms={t(partner ? messages.editTerms : messages.addTerms)}
      action={t(partner ? messages.save : messages.add)}
      busy={t(partner ? messages.changing : messages.adding)}
      isBusy={add.isPending || edit.isPending}
      hasInput={id !== '' || name !== former.name || origins !== former.origins}
      error={add.error ?? edit.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!partner && (
        <TextField
          label={t(messages.id)}
          hint={t(messages.idHint)}
          error={isTried ? readId.error?.issues[0]?.message : undefined}
          required
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
      )}
      <TextField
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        error={isTried ? readName.error?.issues[0]?.message : undefined}
        required
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={t(messages.origins)}
        hint={t(messages.originsHint)}
        error={isTried ? originsProblem : undefined}
        required
        mono
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
        value={origins}
        onChange={(event) => setOrigins(event.target.value)}
      />
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}
