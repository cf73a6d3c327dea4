import { askedFields, optionsFor, type TldAnswers, type TldField } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCountryName, type Registrant } from '@storefront/shared/registrant';
import * as messages from '../messages';
import styles from './review.module.css';

/** What the customer tells each registry beyond the contact, in the words of the form: some registries delete names over it. */
export function Declarations({ registrant: { contact, tldData } }: { registrant: Registrant }) {
  const t = useTranslate();
  return Object.entries(tldData).map(([tld, answers]) => {
    const declared = askedFields({ tld, contact, answers }).filter(
      ({ name }) => answers[name] !== undefined && answers[name] !== false,
    );
    if (declared.length === 0) return null;
    return (
      <section key={tld} aria-label={t(messages.declared, { tld })}>
        <h3 className={styles.declared}>{t(messages.declared, { tld })}</h3>
        <dl className={styles.facts}>
          {declared.map((field) => (
            <Declaration key={field.name} field={field} answer={answers[field.name] ?? ''} contact={contact} />
          ))}
        </dl>
      </section>
    );
  });
}

function Declaration({
  field,
  answer,
  contact,
}: {
  field: TldField;
  answer: TldAnswers[string];
  contact: Registrant['contact'];
}) {
  const t = useTranslate();
  const country = useCountryName(field.optionsFrom === 'countries' ? String(answer) : '');
  const chosen = optionsFor(field, { contact }).find(({ value }) => value === answer)?.label;
  return (
    <>
      <dt>{field.label}</dt>
      <dd>
        {answer === true ? t(messages.confirmed) : field.optionsFrom === 'countries' ? country : (chosen ?? answer)}
      </dd>
    </>
  );
}
