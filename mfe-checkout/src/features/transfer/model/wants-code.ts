// Apart from the texts of a check, so that the page that only asks for domains does not load them.
import type { TransferBlock, TransferCheck } from '@storefront/shared/contract';

const CODE_CAUSES: ReadonlySet<TransferBlock['cause']> = new Set(['wrong_code', 'code_expired']);

export const isAboutCode = ({ cause }: TransferBlock): boolean => CODE_CAUSES.has(cause);

/** Whether only the code is missing or wrong, so that a code field is shown. */
export const wantsCode = ({ status, blocks }: TransferCheck): boolean =>
  status === 'code_needed' || (status === 'blocked' && blocks.every(isAboutCode));
