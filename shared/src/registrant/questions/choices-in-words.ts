import { countryName, type Option, type TldField } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import type { QuestionMessages } from '@storefront/shared/questions';

/** Choices as a page shows them: countries by their names in its language, and codes that are the same in every language as they are. */
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
