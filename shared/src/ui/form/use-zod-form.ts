import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormRegisterReturn,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useTranslate } from '../../i18n';
import { inPageLanguage } from './field-problems';

export interface UseZodFormOptions<Values extends FieldValues, Output> extends Pick<
  UseFormProps<Values>,
  'values' | 'shouldUnregister' | 'disabled'
> {
  /**
   * Messages are part of the schema; they are shown beside the field and in the summary, those of the contract in the page's language. A
   * function loads it with the first change, so that a page does not wait for it. If it does not load, the server alone checks the values.
   */
  schema: ZodMiniType<Output, Values> | (() => Promise<ZodMiniType<Output, Values>>);
  defaultValues: DefaultValues<Values>;
}

/** Props for a field of the kit: the result of `register()`, and the field's error. */
export interface RegisteredField<Name extends string> extends UseFormRegisterReturn<Name> {
  error: string | undefined;
}

export interface ZodForm<Values extends FieldValues, Output = Values> extends UseFormReturn<Values, unknown, Output> {
  /** `<TextField label="Email" {...form.field('email')} />` */
  field: <Name extends FieldPath<Values>>(name: Name) => RegisteredField<Name>;
}

/**
 * A form validated by a schema. A field is validated when it loses the focus; once invalid, at each change. Submitting moves the focus to
 * the error summary, not to the first field.
 */
export function useZodForm<Values extends FieldValues, Output>({
  schema,
  ...options
}: UseZodFormOptions<Values, Output>): ZodForm<Values, Output> {
  const t = useTranslate();
  const resolver = useMemo((): Resolver<Values, unknown, Output> => {
    return async (...args) => {
      const loaded = await load(schema);
      if (!loaded) return { values: args[0] as unknown as Output & FieldValues, errors: {} };
      const checked = await zodResolver(loaded)(...args);
      return { ...checked, errors: inPageLanguage(checked.errors, t) } as typeof checked;
    };
  }, [schema, t]);
  const form = useForm<Values, unknown, Output>({
    ...options,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { getFieldState, register, subscribe, trigger } = form;

  useEffect(() => {
    let isRequested = false;
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (!isRequested) void load(schema);
        isRequested = true;
        const changed = type === 'change' ? (name as FieldPath<Values> | undefined) : undefined;
        if (changed && getFieldState(changed).invalid) void trigger(changed);
      },
    });
  }, [getFieldState, schema, subscribe, trigger]);

  const { errors } = form.formState;
  const field = useCallback(
    <Name extends FieldPath<Values>>(name: Name): RegisteredField<Name> => ({
      ...register(name),
      error: findMessage(get(errors, name)),
    }),
    [errors, register],
  );
  return { ...form, field };
}

async function load<Schema extends object>(schema: Schema | (() => Promise<Schema>)): Promise<Schema | undefined> {
  if (typeof schema !== 'function') return schema;
  try {
    return await schema();
  } catch {
    // The server checks the same values.
    return undefined;
  }
}

function findMessage(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined;
}
