import { countryName, type Option, type TldField } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import type { QuestionMessages } from '@storefront/shared/questions';

/** Labels choices for display. Countries get their names in the page's language; choices without a label keep their code. */
export function labelChoices(
  { list }: Pick<TldField, 'list'>,
  options: readonly Option[],
  words: QuestionMessages,
  t: Translate,
): { value: string; label: string }[] {
  if (list === 'euMembers') {
    return options
      .map(({ value }) => ({ value, label: countryName(value, t.language) }))
      .sort((a, b) => a.label.localeCompare(b.label, t.language));
  }
  return options.map(({ value, label }) => ({ value, label: label ? t(words[label]) : value }));
}
