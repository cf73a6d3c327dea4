import type { PriceDraft } from '@storefront/shared/contract/desk';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { listParts, withoutPart, type DraftPart } from './draft';
import { tableName } from './names';
import * as messages from './messages';
import styles from './prices.module.css';

function describePart(t: Translate, part: DraftPart): string {
  switch (part.kind) {
    case 'restores':
      return part.version === 0 ? t(messages.partRestoresFirst) : t(messages.partRestores, { version: part.version });
    case 'file':
      return t(messages.partFile, { file: part.name });
    case 'edit':
      if (part.edit.row === null)
        return t(messages.partAdded, { table: tableName(t, part.edit.table), row: describeNew(part.edit.cells ?? {}) });
      return t(part.edit.cells ? messages.partEdit : messages.partRemoved, { row: part.edit.row });
  }
}

/** Describes a new row by the cells that will name it. */
const describeNew = ({
  ending,
  add_on,
  country,
  tax_id,
  currency,
  valid_from,
}: Readonly<Record<string, string>>): string =>
  [ending, add_on, country, tax_id, currency, valid_from].filter(Boolean).join(', ');

/** Lists the parts of a draft; each can be removed. */
export function DraftParts({
  draft,
  onChange,
}: {
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft | null) => void;
}) {
  const t = useTranslate();
  return (
    <ul className={styles.parts} aria-label={t(messages.parts)}>
      {listParts(draft).map((part) => {
        const name = describePart(t, part);
        return (
          <li key={part.kind === 'restores' ? part.kind : `${part.kind} ${part.at}`}>
            <span>{name}</span>
            <Button
              size="sm"
              variant="plain"
              aria-label={t(messages.takeBackNamed, { part: name })}
              onClick={() => onChange(withoutPart(draft, part))}
            >
              {t(messages.takeBack)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
