import type { ZodForm } from '@storefront/shared/ui/form';
import type { Registrant } from './registrant-rules';
import type { RegistrantValues } from './registrant-values';

/** The registrant form as its parts use it. */
export type RegistrantFormApi = ZodForm<RegistrantValues, Registrant>;
