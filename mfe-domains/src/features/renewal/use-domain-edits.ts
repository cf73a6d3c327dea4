import { api, useMutation, useQueryClient } from '@storefront/shared/api';
import { editDomain, getAutorenewal, getDomainInfo, listDomains, type DomainEdit } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';

interface Edits {
  readonly names: readonly string[];
  readonly edit: DomainEdit;
  /** What is said when all of it was done. */
  readonly done: string;
}

/** Makes one change to some names, one after the other, and says which of them were not changed and why (DM-01, DM-04). */
export function useDomainEdits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ names, edit, done }: Edits) => {
      const failed: string[] = [];
      for (const name of names) {
        try {
          await api.call(editDomain, { params: { domainName: name }, input: edit });
        } catch (error) {
          failed.push(`${toUnicode(name)}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (failed.length === 0) notify({ tone: 'success', text: done });
      else notify({ tone: 'error', text: `Not changed: ${failed.join(' ')}` });
    },
    onSettled: () => Promise.all([listDomains, getDomainInfo, getAutorenewal].map(({ id }) => client.invalidateQueries({ queryKey: [id] }))),
  });
}
