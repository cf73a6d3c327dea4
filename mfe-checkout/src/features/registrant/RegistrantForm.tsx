import { useTranslate } from '@storefront/shared/i18n';
import {
  RegistrantFields,
  registrantSchema,
  type Registrant,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import styles from './registrant.module.css';

interface RegistrantFormProps {
  id: string;
  /** The TLDs of the domains that need a registrant. */
  tlds: readonly string[];
  /** The initial values: the stored draft. */
  draft: RegistrantValues;
  /** Fills in the form if there is no draft. May arrive late and never overwrites input. */
  known?: RegistrantValues;
  /** Called on every change, to save the draft. */
  onDraft: (values: RegistrantValues) => void;
  /** The label of the button. */
  submit: string;
  /** Shown between the questions and the button, such as whether to save the contact. */
  children?: ReactNode;
  /** Called once the registrant is complete. */
  onDone: (values: RegistrantValues) => void;
}

/** Form for the registrant of the domains, with the questions of their registries. */
export function RegistrantForm({ id, tlds, draft, known, submit, onDraft, onDone, children }: RegistrantFormProps) {
  const t = useTranslate();
  const schema = useMemo(() => registrantSchema(tlds, t), [tlds, t]);
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues: draft });
  const { setValue, subscribe } = form;
  // The form's own `isDirty` is one render late, and the customer may have typed in between.
  const touched = useRef(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type !== 'change') return;
          touched.current = true;
          onDraft(values);
        },
      }),
    [subscribe, onDraft],
  );

  useEffect(() => {
    if (!known || touched.current) return;
    // Not `reset`: it unregisters the fields until the next render, and a change in between would be lost.
    for (const name of Object.keys(known) as (keyof RegistrantValues)[]) setValue(name, known[name]);
  }, [known, setValue]);

  return (
    <Form id={id} form={form} onSubmit={() => onDone(form.getValues())} className={styles.form}>
      <FormErrorSummary />
      <RegistrantFields form={form} tlds={tlds} />
      {children}
      <div className={styles.wide}>
        <Button type="submit" variant="filled" size="lg">
          {submit}
        </Button>
      </div>
    </Form>
  );
}
