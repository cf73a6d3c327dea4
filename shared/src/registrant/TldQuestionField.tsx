import { useTranslate } from '@storefront/shared/i18n';
import type { QuestionMessages } from '@storefront/shared/questions';
import { CheckboxField, SelectField, TextField } from '@storefront/shared/ui/field';
import { labelChoices } from './questions/choices-in-words';
import { CountryChoice } from './CountryChoice';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import type { TldQuestion } from './tld-questions';

interface TldQuestionFieldProps {
  form: RegistrantFormApi;
  question: TldQuestion;
  words: QuestionMessages;
}

/** One question of a registry, with the reason why it is asked (RG-05). */
export function TldQuestionField({ form, question, words }: TldQuestionFieldProps) {
  const t = useTranslate();
  const { field, key, options } = question;
  const reason = t(words[field.why]);
  const why = field.identity ? t(messages.notKept, { why: reason }) : reason;
  const hint = field.hint && t(messages.sentence, { text: t(words[field.hint]) });
  const name = `answers.${key}.${field.name}` as const;
  const texts = { label: t(words[field.label]), hint: why, optional: !field.required, required: field.required };

  if (field.optionsFrom === 'countries') return <CountryChoice {...texts} form={form} name={name} />;
  const registered = form.field(name);
  if (field.kind === 'checkbox') return <CheckboxField {...texts} {...registered} />;
  if (field.kind === 'select') {
    const choices = labelChoices(field, options, words, t);
    return <SelectField {...texts} {...registered} options={choices} placeholder={t(messages.choose)} />;
  }
  if (field.kind === 'date')
    return <TextField {...texts} {...registered} type="date" width="medium" autoComplete="off" />;
  return (
    <TextField {...texts} {...registered} hint={hint ? t(messages.whyHint, { why, hint }) : why} autoComplete="off" />
  );
}
