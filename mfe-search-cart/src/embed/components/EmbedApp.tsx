import { useTranslate } from '@storefront/shared/i18n';
import { ButtonLink } from '@storefront/shared/ui/button';
import type { Attributes } from '../attributes';
import { LINES_MAX } from '../cart-lines';
import styles from '../embed.module.css';
import * as messages from '../messages';
import { useEmbed } from '../use-embed';
import { CartPanel } from './CartPanel';
import { Results } from './Results';
import { SearchBox } from './SearchBox';
import { TroublePanel } from './TroublePanel';

interface EmbedAppProps {
  readonly element: HTMLElement;
  /** The shop's origin. */
  readonly shop: string;
  readonly attributes: Attributes;
}

/** Search and cart on a partner's page. */
export function EmbedApp({ element, shop, attributes }: EmbedAppProps) {
  const t = useTranslate();
  const { calls, shopName, isSettled, lines, actions, search, trouble, retry, isWaiting, submit, isFull, add } =
    useEmbed(element, shop, attributes);
  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  // Distinguishes several elements on one page.
  const name = attributes.label ?? (place > 1 ? `${t(messages.form)} ${place}` : undefined);
  const openShop = (
    <ButtonLink
      href={search.word ? `${shop}/site/availability/${encodeURIComponent(search.word.word)}` : shop}
      target={attributes.target}
      rel="noopener"
    >
      {t(messages.openShop, { shop: shopName })}
    </ButtonLink>
  );

  return (
    <div className={styles.app}>
      <SearchBox
        name={name}
        placeholder={attributes.placeholder}
        filled={lines.length === 0}
        waiting={isWaiting}
        onSearch={submit}
      />
      {trouble && <TroublePanel trouble={trouble} onRetry={retry} openShop={openShop} />}
      {!(trouble && search.answers.exact === undefined) && search.word && (
        <Results
          search={search}
          rows={attributes.rows}
          lines={lines}
          onAdd={add}
          onUndo={actions.remove}
          onAskAgain={retry}
        />
      )}
      {isFull && <p role="alert">{t(messages.full, { most: LINES_MAX })}</p>}
      {isSettled && (
        <CartPanel
          lines={lines}
          actions={actions}
          shopName={shopName}
          calls={calls}
          element={element}
          target={attributes.target}
          name={name}
        />
      )}
      <p className={styles.by}>
        {t(messages.by, {
          shop: shopName,
          link: (words) => (
            <a href={shop} target={attributes.target} rel="noopener">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
