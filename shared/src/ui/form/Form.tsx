import { useId, type ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler } from 'react-hook-form';
import { FieldScope } from '../field';
import type { ZodForm } from './use-zod-form';
import styles from './form.module.css';

export interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  form: ZodForm<Values, Output>;
  /** Called with what the schema makes of the values, once they are right. */
  onSubmit: SubmitHandler<Output>;
}

/** A form with the fields of `useZodForm`. Fields inside get ids of their own, so that two forms fit on one page. */
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
        <form noValidate {...rest} className={className ?? styles.form} onSubmit={form.handleSubmit(onSubmit)}>
          {children}
        </form>
      </FieldScope>
    </FormProvider>
  );
}
