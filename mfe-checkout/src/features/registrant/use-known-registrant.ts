import { useApiQuery } from '@storefront/shared/api';
import { getContactInfo, type TldData } from '@storefront/shared/contract';
import { registryKey } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';
import {
  emptyRegistrant,
  joinAnswers,
  useCountries,
  toRegistrantValues,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { useMemo } from 'react';

/** Converts answers by TLD to those of the form, by registry, since a registry asks once for all its TLDs. */
function answersByRegistry(tldData: TldData): RegistrantValues['answers'] {
  return joinAnswers(...Object.entries(tldData).map(([tld, answers]) => ({ [registryKey(tld)]: answers })));
}

/**
 * Returns known values for the form: those of an order that was not completed, else of the default or last used contact, else of the
 * profile. Undefined until they are loaded.
 */
export function useKnownRegistrant(): RegistrantValues | undefined {
  const { status, user } = useSession();
  const contactInfo = useApiQuery(getContactInfo, {}, { enabled: status === 'authenticated' });
  const countries = useCountries();
  return useMemo(() => {
    if (!user || contactInfo.isPending || countries.isPending) return undefined;
    const contact = contactInfo.data?.contact;
    if (contact)
      return {
        ...emptyRegistrant,
        ...toRegistrantValues(contact),
        answers: answersByRegistry(contactInfo.data?.tld_data ?? {}),
      };
    const { first_name, last_name, email, country } = user;
    const phonecode = countries.data?.find(({ isoCode }) => isoCode === country)?.phonecode.replace(/\D/g, '');
    return { ...emptyRegistrant, first_name, last_name, email, country, phonePrefix: phonecode ? `+${phonecode}` : '' };
  }, [user, contactInfo.isPending, contactInfo.data, countries.isPending, countries.data]);
}
