import { api, apiQueryKey, queryClient, useMutation, useQuery } from '@storefront/shared/api';
import {
  addPaymentMethod,
  createSetupIntent,
  listPaymentMethods,
  type MethodType,
  type PaymentMethod,
} from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauth } from '@storefront/shared/password';
import * as messages from './messages';

interface AddCardOptions {
  type: MethodType;
  /** Incremented for each retry, which requests a new setup intent. */
  attempt: number;
  makeDefault: boolean;
  save: boolean;
  onAdded: (card: PaymentMethod) => void;
}

/**
 * Requests a setup intent for the provider's form, and saves our record of the card. The data of either is null if the customer did not
 * reauthenticate.
 */
export function useAddCard({ type, attempt, makeDefault, save, onAdded }: AddCardOptions) {
  const reauth = useReauth(useTranslate()(messages.aboutToStore));
  const intent = useQuery({
    queryKey: [createSetupIntent.id, type, attempt],
    queryFn: ({ signal }) => reauth.run(() => api.call(createSetupIntent, { input: { type }, signal })),
    // Another intent would reload the provider's fields and lose what was typed, so nothing but a new attempt asks for one.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  // The options are read after the provider has stored the card; they may have changed since it was submitted.
  const add = useMutation({
    mutationFn: (setup_intent_id: string) =>
      reauth.run(() => api.call(addPaymentMethod, { input: { setup_intent_id, make_default: makeDefault, save } })),
    onSuccess: async (card) => {
      if (!card) return;
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      onAdded(card);
    },
  });
  return { intent, add, dialog: reauth.dialog };
}
