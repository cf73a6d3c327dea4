import { z } from 'zod/mini';
import { totpCode } from '@storefront/shared/contract';

export const codeForm = z.object({ code: totpCode });
