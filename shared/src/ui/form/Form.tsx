import { useId, type ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler } from 'react-hook-form';
import { NeedsScripts } from '../feedback';
import { FieldScope } from '../field';
import type { ZodForm } from './use-zod-form';
import styles from './form.module.css';

export interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  form: ZodForm<Values, Output>;
  /** Called with the schema's output, once the values are valid. */
  onSubmit: SubmitHandler<Output>;
}

/**
 * A form with the fields of `useZodForm`. Its fields get distinct ids, so that a page can have two forms. Before its code has loaded, the
 * browser itself submits it: never as a GET, because it may contain a password.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  className,
  ...rest
}: FormProps<Values, Output>) {
  const scope = useId();
  return (
    <FormProvider {...form}>
      <FieldScope value={scope}>
        <form
          noValidate
          method="post"
          {...rest}
          className={className ?? styles.form}
          onSubmit={form.handleSubmit(onSubmit)}
        >
          <NeedsScripts />
          {children}
        </form>
      </FieldScope>
    </FormProvider>
  );
}
