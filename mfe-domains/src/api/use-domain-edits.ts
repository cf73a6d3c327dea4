import { api, queryClient, useMutation } from '@storefront/shared/api';
import { editDomain, getAutorenewal, getDomainInfo, listDomains, type DomainEdit } from '@storefront/shared/contract';
import { joinSentences, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from './messages';

interface Edits {
  readonly names: readonly string[];
  readonly edit: DomainEdit;
  /** What is said when all of it was done. */
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

/**
 * Makes one change to some names, one after the other, and says which of them were not changed and why (DM-01, DM-04): to
 * `onFailed`, one sentence for each name, or else in a notice.
 */
export function useDomainEdits(onFailed?: (failed: readonly string[]) => void) {
  const t = useTranslate();
  return useMutation({
    mutationFn: async ({ names, edit, done }: Edits) => {
      const failed: string[] = [];
      for (const name of names) {
        try {
          await inTurn(name, edit);
        } catch (error) {
          failed.push(describeEditFailure(t, name, error));
        }
      }
      if (failed.length === 0) notify({ tone: 'success', text: done });
      else if (onFailed) onFailed(failed);
      else notify({ tone: 'error', text: t(messages.notChanged, { failures: joinSentences(failed) }) });
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
