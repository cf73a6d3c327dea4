import { useApiQuery } from '@storefront/shared/api';
import { getContactInfo } from '@storefront/shared/contract';
import { useSession } from '@storefront/shared/session';
import { emptyRegistrant, useCountries, valuesOf, type RegistrantValues } from '@storefront/shared/registrant';
import { useMemo } from 'react';

/** What the shop knows of the customer already: the contact used last, else the profile. Undefined until it is known. */
export function useKnownRegistrant(): RegistrantValues | undefined {
  const { status, user } = useSession();
  const contactInfo = useApiQuery(getContactInfo, {}, { enabled: status === 'authenticated' });
  const countries = useCountries();
  return useMemo(() => {
    if (!user || contactInfo.isPending || countries.isPending) return undefined;
    const contact = contactInfo.data?.contact;
    if (contact) return { ...emptyRegistrant, ...valuesOf(contact) };
    const { first_name, last_name, email, country } = user;
    const phonecode = countries.data?.find(({ isoCode }) => isoCode === country)?.phonecode.replace(/\D/g, '');
    return { ...emptyRegistrant, first_name, last_name, email, country, phonePrefix: phonecode ? `+${phonecode}` : '' };
  }, [user, contactInfo.isPending, contactInfo.data, countries.isPending, countries.data]);
}
