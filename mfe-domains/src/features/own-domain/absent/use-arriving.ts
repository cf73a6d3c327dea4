import { useApiQuery } from '@storefront/shared/api';
import { listTransfers } from '@storefront/shared/contract';
import { toAscii } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';

/** Returns whether a domain is being transferred to this account; undefined until that is known. */
export function useArriving(name: string): boolean | undefined {
  const { status } = useSession();
  const ascii = toAscii(name) ?? '';
  const enabled = ascii !== '' && status === 'authenticated';
  const { data, isPending } = useApiQuery(listTransfers, undefined, { enabled });
  if (enabled && isPending) return undefined;
  return data?.some(({ domain }) => domain === ascii) ?? false;
}
