import { askedFields, optionsFor, type TldAnswers, type TldField } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import type { QuestionMessages } from '@storefront/shared/questions';
import {
  labelChoices,
  QuestionsPending,
  useCountryName,
  useQuestionMessages,
  type Registrant,
} from '@storefront/shared/registrant';
import * as messages from '../messages';
import styles from './review.module.css';

interface DeclarationsProps {
  registrant: Registrant;
  /** Who declares it, if the order has several registrants. */
  name?: string | undefined;
}

/**
 * Lists what the customer declares to each registry in addition to the contact, in the form's wording. Some registries delete domains over
 * a false declaration.
 */
export function Declarations({ registrant: { contact, tldData }, name }: DeclarationsProps) {
  const t = useTranslate();
  const declarations = Object.entries(tldData).flatMap(([tld, answers]) => {
    const declared = askedFields({ tld, contact, answers }).filter(
      ({ name }) => answers[name] !== undefined && answers[name] !== false,
    );
    return declared.length > 0 ? [{ tld, answers, declared }] : [];
  });
  const { words, ...pending } = useQuestionMessages(declarations.length > 0);
  if (declarations.length === 0) return null;
  if (!words)
    return (
      <QuestionsPending {...pending} rows={declarations.reduce((sum, { declared }) => sum + declared.length, 0)} />
    );
  const getTitle = (tld: string): string =>
    name === undefined ? t(messages.declared, { tld }) : t(messages.declaredBy, { tld, name });
  return declarations.map(({ tld, answers, declared }) => (
    <section key={tld} aria-label={getTitle(tld)}>
      <h3 className={styles.declared}>{getTitle(tld)}</h3>
      <dl className={styles.facts}>
        {declared.map((field) => (
          <Declaration
            key={field.name}
            field={field}
            answer={answers[field.name] ?? ''}
            contact={contact}
            words={words}
          />
        ))}
      </dl>
    </section>
  ));
}

function Declaration({
  field,
  answer,
  contact,
  words,
}: {
  field: TldField;
  answer: TldAnswers[string];
  contact: Registrant['contact'];
  words: QuestionMessages;
}) {
  const t = useTranslate();
  const country = useCountryName(field.optionsFrom === 'countries' ? String(answer) : '');
  const chosen = labelChoices(field, optionsFor(field, { contact }), words, t).find(
    ({ value }) => value === answer,
  )?.label;
  return (
    <>
      <dt>{t(words[field.label])}</dt>
      <dd>
        {answer === true ? t(messages.confirmed) : field.optionsFrom === 'countries' ? country : (chosen ?? answer)}
      </dd>
    </>
  );
}
