import { ApiError, queryClient, useApiMutation } from '@storefront/shared/api';
import { repriceCart } from '@storefront/shared/cart';
import {
  billingDetailsChange,
  saveBillingDetails,
  type BillingDetails,
  type BillingDetailsChange,
  type SavedBillingDetails,
} from '@storefront/shared/contract';
import { isFamilyNameFirst, listMissingParts, vatNumberExample } from '@storefront/shared/domain';
import { detailText } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCountries } from '@storefront/shared/registrant';
import { refreshSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { CountryField } from '@storefront/shared/ui/country-combobox';
import { TextField } from '@storefront/shared/ui/field';
import { Controller, Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Row } from '@storefront/shared/ui/layout';
import { useEffect, useMemo } from 'react';
import { z } from 'zod/mini';
import { showRefusal } from '@storefront/shared/password';
import * as messages from './messages';
import styles from './billing-details-form.module.css';

const NAME_MAX = 80;

/** The contract's schema with the form's messages. An address must be complete or empty. */
const schemaIn = (t: Translate) =>
  z
    .extend(billingDetailsChange, {
      first_name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, t(messages.enterGiven)),
          z.maxLength(NAME_MAX, t(messages.atMost, { max: NAME_MAX })),
        ),
      last_name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, t(messages.enterFamily)),
          z.maxLength(NAME_MAX, t(messages.atMost, { max: NAME_MAX })),
        ),
      country: z.string().check(z.regex(/^[A-Z]{2}$/, t(messages.chooseCountry))),
    })
    .check(({ value, issues }) => {
      for (const part of listMissingParts(value.address, value.country)) {
        const message = t(messages.partMissing, { part: part === 'address1' ? 'street' : part });
        issues.push({ code: 'custom', path: ['address', part], input: value.address[part], message });
      }
    });

/** Returns the field that the server refused, with the reason; null if the refusal is not about one field. */
function refusedField(
  error: unknown,
  t: Translate,
): { name: 'vat_number' | 'company' | 'country'; reason: string } | null {
  const params = error instanceof ApiError ? error.body?.['invalid-params'] : undefined;
  const first = Array.isArray(params) ? params[0] : undefined;
  if (typeof first !== 'object' || first.reason === undefined) return null;
  const { loc } = first;
  const reason = detailText(first, t);
  return loc === 'vat_number' || loc === 'company' || loc === 'country' ? { name: loc, reason } : null;
}

interface BillingDetailsFormProps {
  details: BillingDetails;
  /** Input from before a reload or the end of the session. */
  draft: BillingDetailsChange | undefined;
  /** Called on every change, to save the draft. */
  onDraft: (values: BillingDetailsChange) => void;
  /** The customer has just opened the form, so it takes the focus. */
  takesFocus: boolean;
  /** @param unchanged domains whose registrant still has other details */
  onDone: (unchanged?: readonly string[]) => void;
}

/** Edits the billing details. They may change the tax, so the cart's prices are fetched again. */
export function BillingDetailsForm({ details, draft, onDraft, takesFocus, onDone }: BillingDetailsFormProps) {
  const t = useTranslate();
  const schema = useMemo(() => schemaIn(t), [t]);
  const { vat: _vat, ...known } = details;
  const form = useZodForm({ schema, defaultValues: { ...known, ...draft } });
  const { errors, isSubmitting } = form.formState;
  const country = useWatch({ control: form.control, name: 'country' });
  const countries = useCountries();
  const save = useApiMutation(saveBillingDetails);
  const { setFocus, subscribe } = form;
  useEffect(() => {
    if (takesFocus) setFocus(isFamilyNameFirst(t.language) ? 'last_name' : 'first_name');
  }, [takesFocus, setFocus, t]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') onDraft(values);
        },
      }),
    [subscribe, onDraft],
  );

  const submit = async (input: BillingDetailsChange) => {
    let saved: SavedBillingDetails;
    try {
      saved = await save.mutateAsync({ input });
    } catch (error) {
      const refused = refusedField(error, t);
      if (refused) form.setError(refused.name, { type: 'server', message: refused.reason });
      else showRefusal(form, error, t);
      return;
    }
    await Promise.all([refreshSession(), queryClient.invalidateQueries()]);
    notify({ tone: 'success', text: t(messages.saved) });
    onDone(saved.unchanged_owners);
    await repriceCart();
  };

  const example = vatNumberExample(country);
  const givenName = (
    <TextField key="given" label={t(messages.givenName)} autoComplete="given-name" {...form.field('first_name')} />
  );
  const family = (
    <TextField key="family" label={t(messages.familyName)} autoComplete="family-name" {...form.field('last_name')} />
  );
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <FormErrorSummary />
      <div className={styles.pair}>{isFamilyNameFirst(t.language) ? [family, givenName] : [givenName, family]}</div>
      <TextField label={t(messages.company)} optional autoComplete="organization" {...form.field('company')} />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <CountryField
            label={t(messages.country)}
            hint={t(messages.countryHint)}
            options={(countries.data ?? []).map(({ isoCode, name, phonecode }) => ({ code: isoCode, name, phonecode }))}
            error={errors.country?.message}
            {...field}
          />
        )}
      />
      <TextField
        label={t(messages.vatNumber)}
        optional
        hint={example === null ? t(messages.vatHint) : t(messages.vatExample, { example })}
        {...form.field('vat_number')}
      />
      <TextField label={t(messages.street)} optional autoComplete="address-line1" {...form.field('address.address1')} />
      <TextField
        label={t(messages.secondLine)}
        optional
        autoComplete="address-line2"
        {...form.field('address.address2')}
      />
      <div className={styles.pair}>
        <TextField
          label={t(messages.postalCode)}
          optional
          autoComplete="postal-code"
          {...form.field('address.postal_code')}
        />
        <TextField label={t(messages.city)} optional autoComplete="address-level2" {...form.field('address.city')} />
      </div>
      <TextField label={t(messages.state)} optional autoComplete="address-level1" {...form.field('address.state')} />
      <Row gap={12}>
        <Button type="submit" variant="filled" loading={isSubmitting && t(messages.saving)}>
          {t(messages.save)}
        </Button>
        <Button onClick={() => onDone()}>{t(messages.cancel)}</Button>
      </Row>
    </Form>
  );
}
