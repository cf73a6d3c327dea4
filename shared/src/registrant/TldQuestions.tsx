import { tldRequirements } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useFieldIds } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import { Section } from '@storefront/shared/ui/layout';
import { useEffect } from 'react';
import * as messages from './messages';
import { QuestionsPending } from './questions/QuestionsPending';
import type { RegistrantFormApi } from './registrant-form-api';
import { emptyRegistrant } from './registrant-values';
import { RegistryNote } from './RegistryNote';
import styles from './registrant.module.css';
import { TldQuestionField } from './TldQuestionField';
import { groupQuestions, questionsFor, tldList, type QuestionGroup } from './tld-questions';
import { useQuestionMessages } from './questions/use-question-words';
import { useTldLists } from './use-tld-lists';

const asks = (tld: string): boolean => tldRequirements(tld).fields.length > 0;
const isNoted = (tld: string): boolean => tldRequirements(tld).eligibility !== '';

/** TLDs whose registries ask nothing and say who may register all the same. */
const notedOnly = (tlds: readonly string[]): QuestionGroup[] =>
  tlds.filter((tld) => isNoted(tld) && !asks(tld)).map((tld) => ({ tlds: [tld], questions: [] }));

/** What the TLDs of the cart ask beyond the contact, under the TLDs that ask it; nothing where none does (RG-05). */
export function TldQuestions({ form, tlds }: { form: RegistrantFormApi; tlds: readonly string[] }) {
  const t = useTranslate();
  const { field: answersId } = useFieldIds({ name: 'answers' });
  const [kind, country, answers] = useWatch({ control: form.control, name: ['kind', 'country', 'answers'] });
  const lists = useTldLists();
  // From the beginning on: what is asked shows once it is known who the owner is.
  const { words, ...pending } = useQuestionMessages(tlds.some((tld) => asks(tld) || isNoted(tld)));
  useAnswersCheckedAgain(form, words !== undefined);
  const groups = [
    ...groupQuestions(questionsFor(tlds, { ...emptyRegistrant, kind, country, answers: answers ?? {} }, lists)),
    ...notedOnly(tlds),
  ];
  if (groups.length === 0) return null;
  if (!words) {
    const questions = groups.reduce((sum, group) => sum + group.questions.length, 0);
    return (
      <Section title={t(messages.extraFor, { tlds: tldList(groups.flatMap((group) => group.tlds)) })}>
        <div id={answersId} tabIndex={-1}>
          <QuestionsPending {...pending} rows={Math.max(questions, 1)} />
        </div>
      </Section>
    );
  }
  return groups.map((group) => (
    <Section key={group.tlds.join(' ')} title={t(messages.extraFor, { tlds: tldList(group.tlds) })}>
      <div className={styles.fields}>
        <RegistryNote requirements={tldRequirements(group.tlds[0] ?? '')} words={words} />
        {group.questions.map((question) => (
          <TldQuestionField
            key={`${question.key}.${question.field.name}`}
            form={form}
            question={question}
            words={words}
          />
        ))}
      </div>
    </Section>
  ));
}

/** Until its questions could be read, a form says of the answers only that they could not; afterwards it says which are missing. */
function useAnswersCheckedAgain({ getFieldState, trigger }: RegistrantFormApi, isReadable: boolean): void {
  useEffect(() => {
    if (isReadable && getFieldState('answers').invalid) void trigger('answers');
  }, [getFieldState, isReadable, trigger]);
}
