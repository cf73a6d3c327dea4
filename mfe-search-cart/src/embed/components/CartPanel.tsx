import type { LineProblem } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { SelectField } from '@storefront/shared/ui/field';
import { Money } from '@storefront/shared/ui/price';
import { useId, useRef, useState } from 'react';
import { isFramed, type Attributes } from '../attributes';
import { sumOf, type CartLine } from '../cart-lines';
import styles from '../embed.module.css';
import { ShopTrouble, type ShopCalls } from '../shop-calls';
import { emit, emitError } from '../emit';
import type { useCartLines } from '../use-cart-lines';

interface CartPanelProps {
  readonly lines: readonly CartLine[];
  readonly actions: ReturnType<typeof useCartLines>['actions'];
  readonly shopName: string;
  readonly calls: ShopCalls;
  readonly element: HTMLElement;
  readonly target: Attributes['target'];
}

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  taken: 'Taken since you added it. It is left out at checkout.',
  not_sold: 'Not sold for these years. It is left out at checkout.',
  registry_silent: 'Its price is not known right now.',
  not_yours: 'It is left out at checkout.',
  not_renewable: 'It is left out at checkout.',
};

/** The shop may still sell a name whose registry is slow; it asks again. */
const canGo = ({ problem }: CartLine): boolean => problem === undefined || problem === 'registry_silent';

/** The cart of the page, and the way to the shop with it. */
export function CartPanel({ lines, actions, shopName, calls, element, target }: CartPanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<CartLine>();
  const { going, failure, transferUrl, checkOut } = useCheckOut({ lines, calls, element, target });
  const sum = sumOf(lines);

  function remove(line: CartLine): void {
    actions.remove(line.domain);
    setRemoved(line);
    heading.current?.focus();
  }

  const wasRemoved = removed && !lines.some(({ domain }) => domain === removed.domain) ? removed : undefined;
  if (lines.length === 0 && !wasRemoved) return null;
  return (
    <section className={styles.cart} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.cartTitle}>
        {lines.length === 0 ? 'Cart' : `Cart, ${lines.length === 1 ? '1 name' : `${lines.length} names`}`}
      </h2>
      <p role="status" className={wasRemoved ? styles.removed : undefined}>
        {wasRemoved && (
          <>
            <span>{toUnicode(wasRemoved.domain)} is out of the cart.</span>
            <Button
              size="sm"
              variant="plain"
              aria-label={`Undo, put ${toUnicode(wasRemoved.domain)} back`}
              onClick={() => {
                actions.restore(wasRemoved);
                heading.current?.focus();
              }}
            >
              Undo
            </Button>
          </>
        )}
      </p>
      {lines.length === 0 ? (
        <p className={styles.note}>Names you add wait here.</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.domain}
                line={line}
                onPeriod={(period) => actions.setPeriod(line, period)}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
          {sum && (
            <p className={styles.sum}>
              <span>Total before tax</span>
              <Money minor={sum.amount} currency={sum.currency} strong />
            </p>
          )}
          <Button
            variant="filled"
            size="lg"
            className={styles.checkOut}
            loading={going && `Opening ${shopName}`}
            disabledReason={lines.some(canGo) ? undefined : 'None of these names can be had now.'}
            onClick={checkOut}
          >
            Check out at {shopName}
          </Button>
          <p className={styles.note}>You pay at {shopName}, which asks for every price again and adds the tax.</p>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          {transferUrl && (
            <div role="alert" className={styles.blocked}>
              <p>This page does not let {shopName} open by itself.</p>
              <ButtonLink href={transferUrl} target="_blank" rel="noopener">
                Open {shopName} with your cart
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
  onPeriod,
  onRemove,
}: {
  line: CartLine;
  onPeriod: (period: number) => void;
  onRemove: () => void;
}) {
  const name = toUnicode(line.domain);
  const terms = Array.from({ length: line.max_years - line.min_years + 1 }, (_, index) => line.min_years + index);
  return (
    <li className={styles.line}>
      <DomainName name={line.domain} className={styles.lineName} />
      <span className={styles.linePrice}>
        {canGo(line) && <Money minor={line.cost} currency={line.currency_code} strong />}
      </span>
      {line.problem && <p className={styles.problem}>{PROBLEMS[line.problem]}</p>}
      <SelectField
        size="sm"
        label={`Years for ${name}`}
        labelHidden
        className={styles.lineYears}
        value={String(line.period)}
        options={terms.map((count) => ({ value: String(count), label: years(count) }))}
        onChange={(event) => onPeriod(Number(event.target.value))}
      />
      <span className={styles.lineThen}>
        then <Money minor={line.renewal} currency={line.currency_code} />
        /year
      </span>
      <Button size="sm" variant="plain" className={styles.lineRemove} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

/** Milliseconds within which a browser begins to leave the page for another address. */
const LEAVING_MS = 2_000;

const BLOCKED =
  'The browser kept the shop from opening. A page in a sandboxed frame needs, in the sandbox of the frame:';

/** Opens an address. @returns whether it opens: a blocked pop-up and the sandbox of a frame refuse without a word */
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

/** Hands the cart over and goes on to the shop. The cart stays here: nothing is lost where somebody comes back. */
function useCheckOut({
  lines,
  calls,
  element,
  target,
}: Pick<CartPanelProps, 'lines' | 'calls' | 'element' | 'target'>) {
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The address of the cart in the shop, where the frame around the page kept it from opening. */
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
      setFailure('The shop did not take the cart. Nothing is lost; try again.');
    } finally {
      setGoing(false);
    }
  }
  return { going, failure, transferUrl, checkOut: () => void checkOut() };
}
