import { useApiMutation } from '@storefront/shared/api';
import { register, type Registration } from '@storefront/shared/contract';
import type { Country } from '@storefront/shared/reference';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { rememberPendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { CountryField } from '@storefront/shared/ui/country-combobox';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Controller, Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { passwordStrength } from '../../model/password-strength';
import { registrationForm } from './registration-form-schema';
import { showRefusal } from '../../model/show-refusal';

interface RegistrationFormProps {
  countries: readonly Country[];
  /** Best guess at the shopper's country, or an empty text. */
  country: string;
  returnTo: string;
}

/** Opens an account. The answer is the same whether or not the address has one; the email tells its owner (SS-05). */
export function RegistrationForm({ countries, country, returnTo }: RegistrationFormProps) {
  const navigate = useNavigate();
  const form = useZodForm({
    schema: registrationForm,
    defaultValues: { first_name: '', last_name: '', email: '', password: '', country },
  });
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
      navigate(paths.verification(returnTo));
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <TextField label="Given name" autoComplete="given-name" {...form.field('first_name')} />
      <TextField label="Family name" autoComplete="family-name" {...form.field('last_name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We write once, so that you can confirm the address"
        {...form.field('email')}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <CountryField
            label="Country"
            hint="It decides the tax on what you buy"
            options={countries.map(({ isoCode, name, phonecode }) => ({ code: isoCode, name, phonecode }))}
            error={errors.country?.message}
            {...field}
          />
        )}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordStrength(password, { email, names })}
        {...form.field('password')}
      />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        loading={form.formState.isSubmitting ? 'Creating your account' : undefined}
      >
        Create account
      </Button>
      <p>
        Have an account? <PageLink to={paths.login(returnTo)}>Sign in</PageLink>
      </p>
    </Form>
  );
}
