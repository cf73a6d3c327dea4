import { useTranslate } from '@storefront/shared/i18n';
import type { Country } from '@storefront/shared/reference';
import { Button } from '@storefront/shared/ui/button';
import { CountryField, type CountryFieldProps } from '@storefront/shared/ui/country-combobox';
import { Controller, type FieldPath } from '@storefront/shared/ui/form';
import { useMemo } from 'react';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import type { RegistrantValues } from './registrant-values';
import { useCountries } from './use-countries';

interface CountryChoiceProps extends Pick<CountryFieldProps, 'label' | 'hint' | 'optional' | 'required'> {
  form: RegistrantFormApi;
  name: FieldPath<RegistrantValues>;
  /** Called with the country when one is chosen. */
  onCountry?: (country: Country) => void;
}

/** A form field for a country of the reference list, which is loaded when the field is rendered. */
export function CountryChoice({ form, name, onCountry, hint, ...texts }: CountryChoiceProps) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useCountries();
  const options = useMemo(
    () => (data ?? []).map(({ isoCode, name: country, phonecode }) => ({ code: isoCode, name: country, phonecode })),
    [data],
  );
  return (
    <>
      <Controller
        control={form.control}
        name={name}
        render={({ field, fieldState }) => (
          <CountryField
            {...texts}
            hint={data || isError ? hint : t(messages.loadingCountries)}
            options={options}
            ref={field.ref}
            name={field.name}
            value={typeof field.value === 'string' ? field.value : ''}
            error={fieldState.error?.message ?? (isError && t(messages.noCountries))}
            onBlur={field.onBlur}
            onChange={(code) => {
              field.onChange(code);
              const country = data?.find(({ isoCode }) => isoCode === code);
              if (country) onCountry?.(country);
            }}
          />
        )}
      />
      {isError && (
        <Button size="sm" loading={isFetching && t(messages.loading)} onClick={() => void refetch()}>
          {t(messages.loadAgain)}
        </Button>
      )}
    </>
  );
}
