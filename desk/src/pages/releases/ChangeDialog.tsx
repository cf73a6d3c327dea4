import { useState } from 'react';
import {
  deskChangeReleases,
  type ReleaseChange,
  type ReleaseStatus,
  type RemoteReleases,
} from '@storefront/shared/contract/desk';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { CallDialog, onConflict } from '../../components/CallDialog';
import * as messages from './messages';

/** A requested change of a remote, with the data for its confirmation. */
export type RequestedChange =
  | { readonly action: 'promote' | 'end'; readonly version: string; readonly active: string }
  | { readonly action: 'roll_back'; readonly version: string; readonly previous: string }
  | { readonly action: 'mark_good'; readonly version: string }
  | {
      readonly action: 'try_out';
      readonly canary: RemoteReleases['canary'];
      /** Built releases that are not known to be bad. */
      readonly versions: readonly string[];
    };

export type RequestedRemoteChange = RequestedChange & Pick<RemoteReleases, 'remote' | 'title'>;

interface ChangeDialogProps {
  readonly request: RequestedRemoteChange;
  readonly revision: number;
  readonly onChanged: (status: ReleaseStatus) => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Parses a typed percentage from 1 to 100. */
const toPercent = (text: string): number | null => (/^(?:[1-9]\d?|100)$/.test(text.trim()) ? Number(text) : null);

/** Confirms a change, explaining the effect and which visitors are affected. */
export function ChangeDialog({ request, revision, onChanged, onRefused, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const versions = request.action === 'try_out' ? request.versions : [];
  const [version, setVersion] = useState(versions[0] ?? '');
  const suggested = request.action === 'try_out' && request.canary ? String(Math.round(request.canary.percent)) : '10';
  const [percent, setPercent] = useState(suggested);
  const [isTried, setTried] = useState(false);
  const share = toPercent(percent);
  const change = toChange(request, version, share);
  return (
    <CallDialog
      call={deskChangeReleases}
      parts={change ? { input: { revision, change } } : undefined}
      onTried={() => setTried(true)}
      {...describe(t, request)}
      busy={t(messages.working)}
      isDangerous={request.action === 'end' || request.action === 'roll_back'}
      hasInput={percent !== suggested}
      success={(status) => t(messages.done, { remote: request.title, revision: status.revision })}
      onDone={onChanged}
      onError={onConflict(onRefused)}
      onClose={onClose}
    >
      {request.action === 'try_out' && (
        <>
          <SelectField
            label={t(messages.version)}
            value={version}
            onChange={(event) => setVersion(event.target.value)}
            options={versions.map((one) => ({ value: one, label: one }))}
          />
          <TextField
            label={t(messages.percent)}
            inputMode="numeric"
            width="short"
            value={percent}
            error={isTried && share === null ? t(messages.percentWrong) : undefined}
            onChange={(event) => setPercent(event.target.value)}
          />
        </>
      )}
    </CallDialog>
  );
}

function toChange(change: RequestedRemoteChange, version: string, percent: number | null): ReleaseChange | null {
  const { remote } = change;
  switch (change.action) {
    case 'try_out':
      return version === '' || percent === null ? null : { action: 'try_out', remote, version, percent };
    case 'promote':
    case 'mark_good':
      return { action: change.action, remote, version: change.version };
    case 'end':
    case 'roll_back':
      return { action: 'roll_back', remote, version: change.version };
  }
}

function describe(t: Translate, change: RequestedRemoteChange): { title: string; terms: string; action: string } {
  const named = { ...change, remote: change.title };
  switch (named.action) {
    case 'promote':
      return {
        title: t(messages.promoteTitle, named),
        terms: t(messages.promoteTerms, named),
        action: t(messages.promote),
      };
    case 'end':
      return { title: t(messages.endTitle, named), terms: t(messages.endTerms, named), action: t(messages.endCanary) };
    case 'roll_back':
      return {
        title: t(messages.rollBackTitle, named),
        terms: t(messages.rollBackTerms, named),
        action: t(messages.rollBack),
      };
    case 'mark_good':
      return { title: t(messages.goodTitle, named), terms: t(messages.goodTerms, named), action: t(messages.markGood) };
    case 'try_out':
      return { title: t(messages.tryTitle, named), terms: t(messages.tryTerms), action: t(messages.tryNow) };
  }
}
