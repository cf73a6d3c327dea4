import type { LineProblem } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { SelectField } from '@storefront/shared/ui/field';
import { Money } from '@storefront/shared/ui/price';
import { useId, useRef, useState } from 'react';
import { isFramed, type Attributes } from '../attributes';
import { cartCurrency, sumLines, type CartLine } from '../cart-lines';
import styles from '../embed.module.css';
import { emit, emitError } from '../emit';
import * as messages from '../messages';
import { ShopTrouble, type ShopCalls } from '../shop-calls';
import type { useCartLines } from '../use-cart-lines';

interface CartPanelProps {
  /** The accessible name, if the page has more than one. */
  readonly name: string | undefined;
  readonly lines: readonly CartLine[];
  readonly actions: ReturnType<typeof useCartLines>['actions'];
  readonly shopName: string;
  readonly calls: ShopCalls;
  readonly element: HTMLElement;
  readonly target: Attributes['target'];
}

const PROBLEMS: Readonly<Record<LineProblem, Message>> = {
  taken: messages.taken,
  not_sold: messages.notSold,
  registry_silent: messages.unpriced,
  not_yours: messages.leftOut,
  not_renewable: messages.leftOut,
  being_deleted: messages.leftOut,
};

/** Whether a line can be transferred to the shop. If its registry was slow, the shop checks it again and may still sell it. */
const canGo = ({ problem }: CartLine): boolean => problem === undefined || problem === 'registry_silent';

/** The cart of the page, with the button that continues to the shop. */
export function CartPanel({ lines, actions, shopName, calls, element, target, name }: CartPanelProps) {
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<CartLine>();
  const { going, failure, transferUrl, checkOut } = useCheckOut({ lines, calls, element, target });
  const sum = sumLines(lines);
  const currency = cartCurrency(lines);

  function remove(line: CartLine): void {
    actions.remove(line.domain);
    setRemoved(line);
    heading.current?.focus();
  }

  const wasRemoved = removed && !lines.some(({ domain }) => domain === removed.domain) ? removed : undefined;
  if (lines.length === 0 && !wasRemoved) return null;
  const title = lines.length === 0 ? t(messages.cart) : t(messages.cartOf, { count: lines.length });
  return (
    <section
      className={styles.cart}
      {...(name === undefined ? { 'aria-labelledby': headingId } : { 'aria-label': `${title}: ${name}` })}
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.cartTitle}>
        {title}
      </h2>
      <p role="status" className={wasRemoved ? styles.removed : undefined}>
        {wasRemoved && (
          <>
            <span>{t(messages.removed, { name: toUnicode(wasRemoved.domain) })}</span>
            <Button
              size="sm"
              variant="plain"
              aria-label={t(messages.undoRemoval, { name: toUnicode(wasRemoved.domain) })}
              onClick={() => {
                actions.restore(wasRemoved);
                heading.current?.focus();
              }}
            >
              {t(messages.undo)}
            </Button>
          </>
        )}
      </p>
      {lines.length === 0 ? (
        <p className={styles.note}>{t(messages.empty)}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.domain}
                line={line}
                // A line that was added in another currency has no price until that is known in the cart's currency.
                isPriced={canGo(line) && line.currency_code === (currency ?? line.currency_code)}
                onPeriod={(period) => actions.setPeriod(line, period)}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
          {sum && (
            <p className={styles.sum}>
              <span>{t(messages.total)}</span>
              <Money minor={sum.amount} currency={sum.currency} strong />
            </p>
          )}
          <Button
            variant="filled"
            size="lg"
            className={styles.checkOut}
            loading={going && t(messages.opening, { shop: shopName })}
            disabledReason={lines.some(canGo) ? undefined : t(messages.noneSold)}
            onClick={checkOut}
          >
            {t(messages.checkOut, { shop: shopName })}
          </Button>
          <p className={styles.note}>{t(messages.payThere, { shop: shopName })}</p>
          <p role="alert" className={styles.failure}>
            {failure && t(failure)}
          </p>
          {transferUrl && (
            <div role="alert" className={styles.blocked}>
              <p>{t(messages.blocked, { shop: shopName })}</p>
              <ButtonLink href={transferUrl} target="_blank" rel="noopener">
                {t(messages.openWithCart, { shop: shopName })}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Line({
  line,
  isPriced,
  onPeriod,
  onRemove,
}: {
  line: CartLine;
  isPriced: boolean;
  onPeriod: (period: number) => void;
  onRemove: () => void;
}) {
  const t = useTranslate();
  const name = toUnicode(line.domain);
  const terms = Array.from({ length: line.max_years - line.min_years + 1 }, (_, index) => line.min_years + index);
  return (
    <li className={styles.line}>
      <DomainName name={line.domain} className={styles.lineName} />
      <span className={styles.linePrice}>
        {isPriced && <Money minor={line.cost} currency={line.currency_code} strong />}
      </span>
      {line.problem && <p className={styles.problem}>{t(PROBLEMS[line.problem])}</p>}
      <SelectField
        size="sm"
        label={t(messages.yearsFor, { name })}
        labelHidden
        className={styles.lineYears}
        value={String(line.period)}
        options={terms.map((count) => ({ value: String(count), label: t(messages.years, { count }) }))}
        onChange={(event) => onPeriod(Number(event.target.value))}
      />
      <span className={styles.lineThen}>
        {isPriced &&
          t(messages.thenPerYear, { price: () => <Money minor={line.renewal} currency={line.currency_code} /> })}
      </span>
      <Button
        size="sm"
        variant="plain"
        className={styles.lineRemove}
        aria-label={t(messages.removeName, { name })}
        onClick={onRemove}
      >
        {t(messages.remove)}
      </Button>
    </li>
  );
}

/** Milliseconds within which a browser starts to leave the page for another URL. */
const LEAVING_MS = 2_000;

const BLOCKED =
  'The browser kept the shop from opening. A page in a sandboxed frame needs, in the sandbox of the frame:';

/** Opens a URL. @returns whether it opened: blocked pop-ups and sandboxed frames fail silently */
async function opens(url: string, target: Attributes['target']): Promise<boolean> {
  if (target === '_blank') {
    const opened = open(url, target);
    if (opened) opened.opener = null;
    return opened !== null;
  }
  let isLeaving = false;
  const leaving = (): void => void (isLeaving = true);
  addEventListener('beforeunload', leaving);
  open(url, target);
  if (isFramed()) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  removeEventListener('beforeunload', leaving);
  return isLeaving || !isFramed();
}

/** Transfers the cart and opens the shop. The cart is kept here as well, for shoppers who come back. */
function useCheckOut({
  lines,
  calls,
  element,
  target,
}: Pick<CartPanelProps, 'lines' | 'calls' | 'element' | 'target'>) {
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<Message>();
  /** The URL of the cart in the shop, if the frame around the page prevented it from opening. */
  const [transferUrl, setTransferUrl] = useState<string>();

  async function checkOut(): Promise<void> {
    const taken = lines.filter(canGo);
    if (!emit(element, 'sf:checkout', { domains: taken.map(({ domain }) => domain) })) return;
    setGoing(true);
    setFailure(undefined);
    setTransferUrl(undefined);
    try {
      const { url } = await calls.transferCart(taken);
      if (await opens(url, target)) return;
      setTransferUrl(url);
      emitError(element, 'blocked', `${BLOCKED} allow-top-navigation-by-user-activation and allow-popups.`);
    } catch (error) {
      const trouble = error instanceof ShopTrouble ? error : new ShopTrouble('refused', String(error));
      emitError(element, trouble.code, trouble.message);
      setFailure(messages.notTaken);
    } finally {
      setGoing(false);
    }
  }
  return { going, failure, transferUrl, checkOut: () => void checkOut() };
}
