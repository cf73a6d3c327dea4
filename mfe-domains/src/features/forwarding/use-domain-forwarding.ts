import type { DomainInfo } from '@storefront/shared/contract';
import { readForwardingUrl, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { forwardingUrlProblemText } from '@storefront/shared/problems';
import { useState, type FormEvent } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { findKeptInput, useKeptInput } from '../../components/kept-input';
import * as messages from './messages';
import { refetchForwardingState } from './ConflictingRecords';

export const URL_EXAMPLE = 'https://www.example.com/shop';

interface Target {
  readonly url: string;
  readonly permanent: boolean;
  readonly keepsPath: boolean;
}

/** What the customer enters for domain forwarding, and how it is saved. Entered values survive leaving the page. */
export function useDomainForwarding(domain: DomainInfo) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutVisitors, { domain: name }));
  const place = `visitors ${domain.domain}`;
  const saved: Target = {
    url: domain.forwarding_url ?? '',
    permanent: domain.forwarding_permanent ?? false,
    keepsPath: domain.forwarding_keeps_path ?? false,
  };
  const [target, setTarget] = useState(() => findKeptInput<Target>(place) ?? saved);
  const [problem, setProblem] = useState<string>();
  useKeptInput(place, () => {
    const isSaved =
      target.url === saved.url && target.permanent === saved.permanent && target.keepsPath === saved.keepsPath;
    return isSaved ? undefined : target;
  });

  async function save(url: string | null, replace = false): Promise<void> {
    const how =
      url === null
        ? {}
        : {
            forwarding_permanent: target.permanent,
            forwarding_keeps_path: target.keepsPath,
            ...(replace && { replace_records: true }),
          };
    const done = await edit({ forwarding_url: url, ...how });
    if (!done) return;
    // Keeps input typed during the save.
    setTarget((now) => (now.url === target.url ? { ...now, url: done.forwarding_url ?? '' } : now));
    refetchForwardingState();
    notify({ tone: 'success', text: t(url === null ? messages.isOff : messages.isSaved, { domain: name }) });
  }

  return {
    target,
    change: (changed: Partial<Target>) => setTarget((now) => ({ ...now, ...changed })),
    problem,
    pending,
    error,
    dialog,
    /** Saves the target; without an event, also replaces the records that conflict with it. */
    submit(event?: FormEvent): void {
      event?.preventDefault();
      if (target.url.trim() === '') return setProblem(t(messages.enterAddress, { example: URL_EXAMPLE }));
      const read = readForwardingUrl(domain.domain, target.url);
      setProblem('problem' in read ? forwardingUrlProblemText(read.problem, t) : undefined);
      if ('url' in read) void save(read.url, event === undefined);
    },
    stop: () => void save(null),
  };
}
