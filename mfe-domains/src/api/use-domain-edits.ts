import { api, queryClient, useMutation } from '@storefront/shared/api';
import { editDomain, getAutorenewal, getDomainInfo, listDomains, type DomainEdit } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from './messages';

interface Edit {
  readonly name: string;
  readonly edit: DomainEdit;
  /** Shown in a notice on success. */
  readonly done: string;
}

/** Domain → its latest change that is still running. */
const underWay = new Map<string, Promise<unknown>>();

/** Makes a change of a domain after the previous one has finished, so that the last requested change wins. */
async function inTurn(name: string, edit: DomainEdit): Promise<void> {
  const call = () => api.call(editDomain, { params: { domainName: name }, input: edit });
  const turn = (underWay.get(name) ?? Promise.resolve()).then(call, call);
  underWay.set(name, turn);
  try {
    await turn;
  } finally {
    if (underWay.get(name) === turn) underWay.delete(name);
  }
}

/** Returns functions that change domains and show the outcome in a notice (DM-04). */
export function useDomainEdits() {
  const t = useTranslate();
  return useMutation({
    mutationFn: async ({ name, edit, done }: Edit) => {
      try {
        await inTurn(name, edit);
        notify({ tone: 'success', text: done });
      } catch (error) {
        notify({ tone: 'error', text: t(messages.notChanged, { failures: describeEditFailure(t, name, error) }) });
      }
    },
    onSettled: () =>
      Promise.all(
        [listDomains, getDomainInfo, getAutorenewal].map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })),
      ),
  });
}

/** Describes why a change failed for one of several domains, such as "tannery-lane.com: The registrar does not hold this name." */
export function describeEditFailure(t: Translate, name: string, error: unknown): string {
  return t(messages.failed, { domain: toUnicode(name), failure: failureText(error, t) });
}
