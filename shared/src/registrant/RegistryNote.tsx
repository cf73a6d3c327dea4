import { joinSentences, type TldRequirements } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import type { QuestionMessages } from '@storefront/shared/questions';
import * as messages from './messages';
import styles from './registrant.module.css';

interface RegistryNoteProps {
  requirements: TldRequirements;
  words: QuestionMessages;
}

/** Who may register under a TLD, with a link to the registry's rules; renders nothing for open TLDs without rules. */
export function RegistryNote({ requirements: { eligibility, registry }, words }: RegistryNoteProps) {
  const t = useTranslate();
  if (!registry) return null;
  return (
    <p className={styles.registry}>
      {eligibility && joinSentences([t(messages.sentence, { text: t(words[eligibility]) }), ''])}
      {t(messages.whoseRules, {
        name: registry.name,
        registry: (name) => (
          <a href={registry.site} target="_blank" rel="noreferrer">
            {name}
            <span className="sf-visually-hidden"> {t(messages.newTab)}</span>
          </a>
        ),
      })}
    </p>
  );
}
