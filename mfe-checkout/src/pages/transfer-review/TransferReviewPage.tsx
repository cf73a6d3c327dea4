import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Page, Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useEffect, useRef, useState } from 'react';
import { addTransfers } from '../../features/transfer/model/add-to-cart';
import { readAskedDomains } from '../../features/transfer/model/asked-domains';
import { BlockList } from '../../features/transfer/components/BlockList';
import { CheckFacts } from '../../features/transfer/components/CheckFacts';
import { CheckFailure } from '../../features/transfer/components/CheckFailure';
import { checkState, checkWord, priceFacts } from '../../features/transfer/model/check-summary';
import { wantsCode } from '../../features/transfer/model/wants-code';
import { CodeForm } from '../../features/transfer/components/CodeForm';
import { HowItGoes } from '../../features/transfer/paste/HowItGoes';
import { NothingAsked } from '../../features/transfer/components/NothingAsked';
import { PleaseWait } from '../../features/transfer/components/PleaseWait';
import styles from '../../features/transfer/components/transfer.module.css';
import { useTransferCheck } from '../../features/transfer/api/use-transfer-check';
import * as messages from './messages';

function Next({
  check,
  onChecked,
  onRetry,
  retrying,
}: {
  check: TransferCheck;
  onChecked: (result: TransferCheck) => void;
  onRetry: () => void;
  retrying: boolean;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { price, currency_code, domain } = check;
  if (wantsCode(check)) return <CodeForm check={check} onChecked={onChecked} />;
  if (check.status === 'unknown') {
    return (
      <Button loading={retrying && t(messages.asking)} onClick={onRetry}>
        {t(messages.askAgain)}
      </Button>
    );
  }
  if (check.status === 'blocked') {
    return (
      <>
        <BlockList blocks={check.blocks} />
        <ButtonLink as={PageLink} to={paths.transferMessage(domain)}>
          {t(messages.whatNext)}
        </ButtonLink>
      </>
    );
  }
  return (
    <Button
      variant="filled"
      size="lg"
      onClick={() => {
        addTransfers([check]);
        void navigate(paths.cart());
      }}
    >
      {price === null
        ? t(messages.add)
        : t(messages.addFor, { price: formatMoney(toMinor(price, currency_code), currency_code) })}
    </Button>
  );
}

function Review({ domain }: { domain: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useTransferCheck([domain]);
  const [checked, setChecked] = useState<TransferCheck>();
  const state = useRef<HTMLParagraphElement>(null);
  const isCodeTaken = checked !== undefined && !wantsCode(checked);
  // The focused code field is gone.
  useEffect(() => {
    if (isCodeTaken) state.current?.focus();
  }, [isCodeTaken]);
  const check = checked ?? data?.results[0];
  const retry = (): void => {
    setChecked(undefined);
    void refetch();
  };
  const price = check?.status === 'ready' && priceFacts(check);
  return (
    <>
      {/* Screen readers announce changes only in a region that existed before. */}
      <div className={check ? styles.next : 'sf-visually-hidden'}>
        <p ref={state} tabIndex={-1} role="status">
          {check && <StateText state={checkState(check)}>{checkWord(t, check)}</StateText>}
        </p>
        {price && <p>{t(messages.price, price)}</p>}
        {check && <Next check={check} onChecked={setChecked} onRetry={retry} retrying={isFetching} />}
      </div>
      {!check &&
        (error ? <CheckFailure error={error} onRetry={retry} retrying={isFetching} /> : <PleaseWait rows={3} />)}
      {check?.registrar && (
        <Section title={t(messages.changes)}>
          <CheckFacts check={check} />
        </Section>
      )}
    </>
  );
}

/** `/site/transfer-review?domain=` (RT-11): one domain, from its code to the cart. */
export function TransferReviewPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const [domain] = readAskedDomains(query);
  usePageTitle(domain ? t(messages.windowTitle, { domain: toUnicode(domain) }) : t(messages.review));
  if (!domain) {
    return (
      <Page title={t(messages.review)} width="text">
        <NothingAsked title={t(messages.nothingAsked)} line={t(messages.askHow)} action={t(messages.transferNames)} />
      </Page>
    );
  }
  return (
    <Page title={t(messages.title, { name: () => <DomainName name={domain} /> })} aside={<HowItGoes />}>
      <Review key={domain} domain={domain} />
    </Page>
  );
}
