import { useId, type ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler } from 'react-hook-form';
import { NeedsScripts } from '../feedback';
import { FieldScope } from '../field';
import type { ZodForm } from './use-zod-form';
import styles from './form.module.css';

export interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  form: ZodForm<Values, Output>;
  /** Called with what the schema makes of the values, once they are right. */
  onSubmit: SubmitHandler<Output>;
}

/**
 * A form with the fields of `useZodForm`. Fields inside get ids of their own, so that two forms fit on one page. Before its code is there the
 * browser would send it by itself: never in the address, as it may hold a password.
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
