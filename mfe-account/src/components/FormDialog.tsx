import { Button } from '@storefront/shared/ui/button';
import { Dialog, type DialogProps } from '@storefront/shared/ui/dialog';
import { Form, FormErrorSummary, type FormProps } from '@storefront/shared/ui/form';
import { useId, type ReactNode } from 'react';

interface FormDialogProps<Values extends Record<string, unknown>, Output>
  extends
    Pick<FormProps<Values, Output>, 'form' | 'onSubmit'>,
    Pick<DialogProps, 'title' | 'description' | 'focusAfter'> {
  /** The fields. */
  children: ReactNode;
  submit: string;
  /** Replaces `submit` while the form is sent. */
  submitting: string;
  cancel: string;
  onCancel: () => void;
  /** The dialog of a reauthentication, which opens above this one. */
  reauth?: ReactNode;
}

/** A small form over the page. */
export function FormDialog<Values extends Record<string, unknown>, Output>({
  form,
  onSubmit,
  children,
  submit,
  submitting,
  cancel,
  onCancel,
  reauth,
  ...dialog
}: FormDialogProps<Values, Output>) {
  const formId = useId();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      hasInput={isDirty}
      // The outcome may be shown here and nowhere else, such as a key.
      isBusy={isSubmitting}
      {...dialog}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && submitting}>
            {submit}
          </Button>
          <Button disabled={isSubmitting} onClick={onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={onSubmit}>
        <FormErrorSummary />
        {children}
      </Form>
      {reauth}
    </Dialog>
  );
}
