import { tldRequirements } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useWatch } from '@storefront/shared/ui/form';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import { emptyRegistrant } from './registrant-values';
import { RegistryNote } from './RegistryNote';
import styles from './registrant.module.css';
import { TldQuestionField } from './TldQuestionField';
import { groupQuestions, questionsFor, tldList, type QuestionGroup } from './tld-questions';
import { useTldLists } from './use-tld-lists';

/** TLDs whose registries ask nothing and say who may register all the same. */
function notedOnly(tlds: readonly string[]): QuestionGroup[] {
  const noted = tlds.filter(
    (tld) => tldRequirements(tld).eligibility !== '' && tldRequirements(tld).fields.length === 0,
  );
  return noted.map((tld) => ({ tlds: [tld], questions: [] }));
}

/** What the TLDs of the cart ask beyond the contact, under the TLDs that ask it; nothing where none does (RG-05). */
export function TldQuestions({ form, tlds }: { form: RegistrantFormApi; tlds: readonly string[] }) {
  const t = useTranslate();
  const [kind, country, answers] = useWatch({ control: form.control, name: ['kind', 'country', 'answers'] });
  const lists = useTldLists();
  const groups = [
    ...groupQuestions(questionsFor(tlds, { ...emptyRegistrant, kind, country, answers: answers ?? {} }, lists)),
    ...notedOnly(tlds),
  ];
  return groups.map((group) => (
    <Section key={group.tlds.join(' ')} title={t(messages.extraFor, { tlds: tldList(group.tlds) })}>
      <div className={styles.fields}>
        <RegistryNote requirements={tldRequirements(group.tlds[0] ?? '')} />
        {group.questions.map((question) => (
          <TldQuestionField key={`${question.key}.${question.field.name}`} form={form} question={question} />
        ))}
      </div>
    </Section>
  ));
}
