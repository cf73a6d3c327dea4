import { useQuery } from '@storefront/shared/api';
import { tldRequirements } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { loadTldLists } from '@storefront/shared/reference';
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

const asks = (tld: string): boolean => tldRequirements(tld).fields.length > 0;
const isNoted = (tld: string): boolean => tldRequirements(tld).eligibility !== '';

/** Returns groups for the TLDs that restrict who may register but have no questions. */
const notedOnly = (tlds: readonly string[]): QuestionGroup[] =>
  tlds.filter((tld) => isNoted(tld) && !asks(tld)).map((tld) => ({ tlds: [tld], questions: [] }));

/** The registries' questions beyond the contact, grouped by TLDs; renders nothing if there are none (RG-05). */
export function TldQuestions({ form, tlds }: { form: RegistrantFormApi; tlds: readonly string[] }) {
  const t = useTranslate();
  const { field: answersId } = useFieldIds({ name: 'answers' });
  const [kind, country, answers] = useWatch({ control: form.control, name: ['kind', 'country', 'answers'] });
  const { data: lists } = useQuery({ queryKey: ['tld-lists'], queryFn: loadTldLists, staleTime: Infinity });
  // Loaded from the start: the questions appear once the kind of registrant is known.
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

/**
 * Validates the answers again once the questions have loaded. Until then, the form can only say that they could not be loaded, not which
 * answers are missing.
 */
function useAnswersCheckedAgain({ getFieldState, trigger }: RegistrantFormApi, isReadable: boolean): void {
  useEffect(() => {
    if (isReadable && getFieldState('answers').invalid) void trigger('answers');
  }, [getFieldState, isReadable, trigger]);
}
