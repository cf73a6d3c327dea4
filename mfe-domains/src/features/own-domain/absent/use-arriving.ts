import { useApiQuery } from '@storefront/shared/api';
import { listTransfers } from '@storefront/shared/contract';
import { toAscii } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';

/** Whether a domain is on its way to this account by transfer; undefined until that is known. */
export function useArriving(name: string): boolean | undefined {
  const { status } = useSession();
  const ascii = toAscii(name) ?? '';
  const enabled = ascii !== '' && status === 'authenticated';
  const { data, isPending } = useApiQuery(listTransfers, undefined, { enabled });
  if (enabled && isPending) return undefined;
  return data?.some(({ domain }) => domain === ascii) ?? false;
}
