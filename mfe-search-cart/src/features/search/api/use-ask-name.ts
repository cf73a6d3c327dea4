import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@storefront/shared/api';
import type { SearchResult } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from '../messages';
import { askName } from '../../../api/ask-name';

interface AskedNames {
  /** Domains whose registry is being queried again. */
  readonly asking: ReadonlySet<string>;
  readonly ask: (domain: string) => void;
}

function without(names: ReadonlySet<string>, domain: string): ReadonlySet<string> {
  const left = new Set(names);
  left.delete(domain);
  return left;
}

/** "Try again" for single rows (SE-06). The outcome is shown in the row or, if there is no response, as a notice. */
export function useAskName(currency: string, putRow: (row: SearchResult) => void): AskedNames {
  const t = useTranslate();
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set());
  const controller = useRef<AbortController>(undefined);

  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);

  const ask = useCallback(
    (domain: string) => {
      const signal = controller.current?.signal;
      if (!signal || signal.aborted) return;
      const name = toUnicode(domain);
      setAsking((names) => new Set(names).add(domain));
      askName(domain, currency, signal)
        .then(
          (row) => {
            if (row) putRow(row);
            else notify({ tone: 'warning', text: t(messages.slowAgain, { tld: splitDomain(name).tld, name }) });
          },
          (reason: unknown) => {
            if (signal.aborted) return;
            if (!(reason instanceof ApiError)) throw reason;
            notify({ tone: 'error', text: t(messages.failure, { name, failure: reason.message }) });
          },
        )
        .finally(() => {
          if (!signal.aborted) setAsking((names) => without(names, domain));
        });
    },
    [currency, putRow, t],
  );

  return { asking, ask };
}
