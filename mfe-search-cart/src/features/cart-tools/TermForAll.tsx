import { useRef, useState } from 'react';
import { setPeriods, type CartItem } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { SelectField } from '@storefront/shared/ui/field';
import { useIsGone } from '../../model/use-is-gone';
import styles from './cart-tools.module.css';
import * as messages from './messages';
import { describePlan, findCommonTerm, listTerms, planTerm } from './term-plan';

/** The last term that was set for all lines, with the terms that they had before. */
interface Change {
  readonly years: number;
  readonly former: ReadonlyMap<string, number>;
  readonly text: string;
}

/**
 * Sets the years of all lines at once (CT-09d). A button sets them, since the arrow keys of a select already choose. All former terms can be
 * restored (CT-12c), except those of lines that have been changed again since.
 */
export function TermForAll({ items }: { items: readonly CartItem[] }) {
  const t = useTranslate();
  const isGone = useIsGone();
  const [chosen, setChosen] = useState<number>();
  const [change, setChange] = useState<Change>();
  const button = useRef<HTMLButtonElement>(null);

  const terms = listTerms(items, isGone);
  // The only line that offered it may have been removed.
  const years = chosen !== undefined && terms.includes(chosen) ? chosen : findCommonTerm(items, isGone);
  const plan = years === undefined ? undefined : planTerm(items, years, isGone);
  const periodNow = new Map(items.map(({ domain, period }) => [domain, period]));
  const openTerms = new Map([...(change?.former ?? [])].filter(([domain]) => periodNow.get(domain) === change?.years));

  function setForAll(): void {
    if (!plan) return;
    if (plan.periods.size === 0) {
      // The change before this one can still be undone.
      setChange({ years: 0, former: new Map(), ...change, text: t(messages.alreadySet) });
      return;
    }
    const former = new Map(
      items.filter(({ domain }) => plan.periods.has(domain)).map(({ domain, period }) => [domain, period]),
    );
    setPeriods(plan.periods);
    setChange({ years: plan.years, former, text: describePlan(plan, t) });
  }

  function undo(): void {
    setPeriods(openTerms);
    setChange({ years: 0, former: new Map(), text: t(messages.termsBack) });
    // The pressed button disappears.
    button.current?.focus();
  }

  return (
    <>
      <div className={styles.term}>
        <SelectField
          label={t(messages.termForAll)}
          size="sm"
          placeholder={years === undefined ? t(messages.various) : undefined}
          options={terms.map((count) => ({ value: String(count), label: t(messages.years, { count }) }))}
          value={years ?? ''}
          onChange={({ target }) => setChosen(target.value === '' ? undefined : Number(target.value))}
        />
        <Button
          ref={button}
          size="sm"
          disabledReason={plan === undefined ? t(messages.chooseTerm) : undefined}
          onClick={setForAll}
        >
          {t(messages.setForAll)}
        </Button>
      </div>
      <div className={change ? styles.result : 'sf-visually-hidden'}>
        <p role="status">{change?.text}</p>
        {openTerms.size > 0 && (
          <div className={styles.undo}>
            <Button size="sm" variant="plain" onClick={undo}>
              {t(messages.undo)}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
