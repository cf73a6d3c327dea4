import { useState } from 'react';
import { CORRECTION_PROOFS, proofReference, type CorrectionProof } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { CodeField, isCode } from '../../components/CodeField';
import * as messages from './messages';

interface Proof {
  readonly proof: CorrectionProof;
  readonly reference: string;
  readonly code: string;
}

/** Proof of identity entered by staff; `answered` is undefined while it is incomplete. */
interface ProofDraft {
  readonly chosen: string;
  readonly reference: string;
  readonly code: string;
  readonly change: (part: Partial<Record<'chosen' | 'reference' | 'code', string>>) => void;
  readonly answered: Proof | undefined;
}

export function useProofDraft(): ProofDraft {
  const [draft, setDraft] = useState({ chosen: '', reference: '', code: '' });
  const proof = CORRECTION_PROOFS.find((kind) => kind === draft.chosen);
  const writtenUp = proofReference.safeParse(draft.reference);
  const isWhole = proof !== undefined && writtenUp.success && isCode(draft.code);
  return {
    ...draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    answered: isWhole ? { proof, reference: writtenUp.data, code: draft.code } : undefined,
  };
}

/** Fields for how the customer proved their identity, where that is documented, and the TOTP code of the member of staff. */
export function ProofFields({ draft, isTried }: { readonly draft: ProofDraft; readonly isTried: boolean }) {
  const t = useTranslate();
  const { chosen, reference, code, change } = draft;
  return (
    <>
      <SelectField
        label={t(messages.proofKind)}
        error={isTried && chosen === '' ? t(messages.proofKindMissing) : undefined}
        required
        placeholder={t(messages.proofNone)}
        options={CORRECTION_PROOFS.map((kind) => ({ value: kind, label: t(messages.proofName, { proof: kind }) }))}
        value={chosen}
        onChange={(event) => change({ chosen: event.target.value })}
      />
      <TextField
        label={t(messages.reference)}
        hint={t(messages.referenceHint)}
        error={isTried ? proofReference.safeParse(reference).error?.issues[0]?.message : undefined}
        required
        autoComplete="off"
        value={reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <CodeField value={code} isTried={isTried} onChange={(next) => change({ code: next })} />
    </>
  );
}
