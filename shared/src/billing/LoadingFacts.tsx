import { useTranslate } from '@storefront/shared/i18n';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { Facts } from './Facts';
import * as messages from './messages';
import styles from './facts.module.css';

/** The billing details while they load, in their later size: a card or an order below them must not move. */
export function LoadingFacts({ hasButton }: { hasButton: boolean }) {
  const t = useTranslate();
  const names = [messages.billedTo, messages.address, messages.country, messages.vatNumber];
  return (
    <div role="status">
      <span className="sf-visually-hidden">{t(messages.loadingDetails)}</span>
      <div aria-hidden="true">
        <Stack gap={16}>
          <Facts>
            {names.map((name) => (
              <div key={t(name)}>
                <dt>{t(name)}</dt>
                <dd>
                  <Skeleton width="min(14rem, 80%)" />
                </dd>
              </div>
            ))}
          </Facts>
          {hasButton && <Skeleton className={styles.button} />}
        </Stack>
      </div>
    </div>
  );
}
