import { useApiMutation } from '@storefront/shared/api';
import { register, type Registration } from '@storefront/shared/contract';
import { isFamilyNameFirst } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import type { Country } from '@storefront/shared/reference';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { rememberPendingVerification } from '@storefront/shared/session';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { CountryField } from '@storefront/shared/ui/country-combobox';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Controller, Form, FormErrorSummary, useWatch, useZodForm, type ZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '@storefront/shared/password';
import { useEffect, useMemo, useRef } from 'react';
import { passwordStrength } from '../../model/password-strength';
import { registrationDraftAtom } from './registration-draft';
import { registrationForm } from './registration-form-schema';
import * as messages from './messages';

const DRAFTED = ['first_name', 'last_name', 'email', 'country'] as const;

interface RegistrationFormProps {
  /** Empty until the list is loaded. */
  countries: readonly Country[];
  /** The probable country of the shopper, or an empty text. */
  country: string;
  returnTo: string;
}

/** Fills the form from the draft of this tab, and keeps the draft up to date. @returns a function that deletes the draft */
function useRegistrationDraft(form: ZodForm<Registration, Registration>, country: string): () => void {
  const { getFieldState, resetField, setValue, subscribe } = form;
  const draft = useStored(registrationDraftAtom, null);
  const keep = useSetAtom(registrationDraftAtom);
  // Only the draft stored when the form was opened is used: after that, the form is newer.
  const resumed = useRef(false);
  useEffect(() => {
    // The guess depends on the list and may arrive later. It never replaces a choice.
    if (!getFieldState('country').isDirty) resetField('country', { defaultValue: country });
  }, [country, getFieldState, resetField]);
  useEffect(() => {
    if (!draft || resumed.current) return;
    resumed.current = true;
    for (const name of DRAFTED)
      if (!getFieldState(name).isDirty && draft[name] !== '') setValue(name, draft[name], { shouldDirty: true });
  }, [draft, getFieldState, setValue]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type !== 'change') return;
          resumed.current = true;
          const { password: _password, ...typed } = values;
          keep(typed);
        },
      }),
    [subscribe, keep],
  );
  return () => keep(null);
}

/** Form to create an account. The response is the same whether or not the address already has one; an email tells its owner (SS-05). */
export function RegistrationForm({ countries, country, returnTo }: RegistrationFormProps) {
  const t = useTranslate();
  const schema = useMemo(() => registrationForm(t), [t]);
  const navigate = useNavigate();
  const form = useZodForm({
    schema,
    defaultValues: { first_name: '', last_name: '', email: '', password: '', country },
  });
  const forgetDraft = useRegistrationDraft(form, country);
  const open = useApiMutation(register);
  const { errors } = form.formState;
  const [password, email, ...names] = useWatch({
    control: form.control,
    name: ['password', 'email', 'first_name', 'last_name'],
  });

  const submit = async (values: Registration) => {
    try {
      await open.mutateAsync({ input: values });
      rememberPendingVerification(values.email);
      forgetDraft();
      navigate(paths.verification(returnTo));
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  const givenName = (
    <TextField key="given" label={t(messages.givenName)} autoComplete="given-name" {...form.field('first_name')} />
  );
  const family = (
    <TextField key="family" label={t(messages.familyName)} autoComplete="family-name" {...form.field('last_name')} />
  );
  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      {isFamilyNameFirst(t.language) ? [family, givenName] : [givenName, family]}
      <TextField
        label={t(messages.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t(messages.emailHint)}
        {...form.field('email')}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <CountryField
            label={t(messages.country)}
            hint={t(messages.countryHint)}
            options={countries.map(({ isoCode, name, phonecode }) => ({ code: isoCode, name, phonecode }))}
            error={errors.country?.message}
            {...field}
          />
        )}
      />
      <PasswordField
        label={t(messages.password)}
        autoComplete="new-password"
        hint={passwordStrength(password, { email, names }, t)}
        {...form.field('password')}
      />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        loading={form.formState.isSubmitting ? t(messages.creating) : undefined}
      >
        {t(messages.create)}
      </Button>
      <p>{t(messages.haveAccount, { link: (words) => <PageLink to={paths.login(returnTo)}>{words}</PageLink> })}</p>
    </Form>
  );
}
