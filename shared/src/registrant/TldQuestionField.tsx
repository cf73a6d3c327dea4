import { useTranslate } from '@storefront/shared/i18n';
import { CheckboxField, SelectField, TextField } from '@storefront/shared/ui/field';
import { CountryChoice } from './CountryChoice';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import type { TldQuestion } from './tld-questions';

/** One question of a registry, with the reason why it is asked (RG-05). */
export function TldQuestionField({ form, question }: { form: RegistrantFormApi; question: TldQuestion }) {
  const t = useTranslate();
  const { field, key, options } = question;
  const why = field.identity ? t(messages.notKept, { why: `${field.why}.` }) : `${field.why}.`;
  const name = `answers.${key}.${field.name}` as const;
  const texts = { label: field.label, hint: why, optional: !field.required, required: field.required };

  if (field.optionsFrom === 'countries') return <CountryChoice {...texts} form={form} name={name} />;
  const registered = form.field(name);
  if (field.kind === 'checkbox') return <CheckboxField {...texts} {...registered} />;
  if (field.kind === 'select')
    return <SelectField {...texts} {...registered} options={options} placeholder={t(messages.choose)} />;
  if (field.kind === 'date')
    return <TextField {...texts} {...registered} type="date" width="medium" autoComplete="off" />;
  return (
    <TextField
      {...texts}
      {...registered}
      hint={field.hint ? t(messages.whyHint, { why, hint: `${field.hint}.` }) : why}
      autoComplete="off"
    />
  );
}
