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
import * as messages from './messages';
import styles from './registrant.module.css';

export interface RegistrantFormProps {
  id: string;
  /** The TLDs of the names that need a registrant. */
  tlds: readonly string[];
  /** The initial values: the stored draft. */
  draft: RegistrantValues;
  /** What to fill in where there is no draft. It may arrive late and never overwrites what was typed. */
  known?: RegistrantValues;
  /** Every change, to be kept. */
  onDraft: (values: RegistrantValues) => void;
  /** Asked between the questions and the button, such as whether to keep what was typed. */
  children?: ReactNode;
  /** The registrant is complete. */
  onDone: (values: RegistrantValues) => void;
}

/** Asks who will own the domains, and what their registries want to know about the owner. */
export function RegistrantForm({ id, tlds, draft, known, onDraft, onDone, children }: RegistrantFormProps) {
  const t = useTranslate();
  const schema = useMemo(() => registrantSchema(tlds, t), [tlds, t]);
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues: draft });
  const { setValue, subscribe } = form;
  // The form's own `isDirty` is a render late: a person may have typed in between.
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
    // Not `reset`: it forgets its fields until the next render, and a change in between would be lost.
    for (const name of Object.keys(known) as (keyof RegistrantValues)[]) setValue(name, known[name]);
  }, [known, setValue]);

  return (
    <Form id={id} form={form} onSubmit={() => onDone(form.getValues())} className={styles.form}>
      <FormErrorSummary />
      <RegistrantFields form={form} tlds={tlds} />
      {children}
      <div className={styles.wide}>
        <Button type="submit" variant="filled" size="lg">
          {t(messages.next)}
        </Button>
      </div>
    </Form>
  );
}
