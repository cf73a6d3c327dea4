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
  /** What is said when it was done. */
  readonly done: string;
}

/** The last change of each name, of those that are under way. */
const underWay = new Map<string, Promise<unknown>>();

/** Makes a change of a name once the one before it has been answered: what was asked for last has to hold. */
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

/** Makes changes of domains from anywhere, and says in a notice what became of them (DM-04). */
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

/** Why something failed for one name of several, such as "tannery-lane.com: The registrar does not hold this name." */
export function describeEditFailure(t: Translate, name: string, error: unknown): string {
  return t(messages.failed, { domain: toUnicode(name), failure: failureText(error, t) });
}
