import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { PageLink, paths, useNavigate, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Page, Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useState } from 'react';
import { addTransfers } from '../../features/transfer/model/add-to-cart';
import { askedDomains } from '../../features/transfer/model/asked-domains';
import { BlockList } from '../../features/transfer/components/BlockList';
import { CheckFacts } from '../../features/transfer/components/CheckFacts';
import { CheckFailure } from '../../features/transfer/components/CheckFailure';
import { checkState, checkWord, priceWords, wantsCode } from '../../features/transfer/model/check-words';
import { CodeForm } from '../../features/transfer/components/CodeForm';
import { HowItGoes } from '../../features/transfer/components/HowItGoes';
import { NothingAsked } from '../../features/transfer/components/NothingAsked';
import { PleaseWait } from '../../features/transfer/components/PleaseWait';
import styles from '../../features/transfer/components/transfer.module.css';
import { useTransferCheck } from '../../features/transfer/api/use-transfer-check';

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
  const navigate = useNavigate();
  const { price, currency_code, domain } = check;
  if (wantsCode(check)) return <CodeForm check={check} onChecked={onChecked} />;
  if (check.status === 'unknown') {
    return (
      <Button loading={retrying && 'Asking'} onClick={onRetry}>
        Ask again
      </Button>
    );
  }
  if (check.status === 'blocked') {
    return (
      <>
        <BlockList blocks={check.blocks} />
        <ButtonLink as={PageLink} to={paths.transferMessage(domain)}>
          What to do about it
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
      {price === null ? 'Add to the cart' : `Add for ${formatMoney(toMinor(price, currency_code), currency_code)}`}
    </Button>
  );
}

function Review({ domain }: { domain: string }) {
  const { data, error, isFetching, refetch } = useTransferCheck([domain]);
  const [checked, setChecked] = useState<TransferCheck>();
  const check = checked ?? data?.results[0];
  const retry = (): void => {
    setChecked(undefined);
    void refetch();
  };
  if (!check)
    return error ? <CheckFailure error={error} onRetry={retry} retrying={isFetching} /> : <PleaseWait rows={3} />;
  return (
    <>
      <div className={styles.next}>
        <p role="status">
          <StateText state={checkState(check)}>{checkWord(check)}</StateText>
        </p>
        {check.status === 'ready' && <p>{priceWords(check)}, before tax</p>}
        <Next check={check} onChecked={setChecked} onRetry={retry} retrying={isFetching} />
      </div>
      {check.registrar && (
        <Section title="What changes, and what stays">
          <CheckFacts check={check} />
        </Section>
      )}
    </>
  );
}

/** `/site/transfer-review?domain=` (RT-11): one name, from its code to the cart. */
export function TransferReviewPage() {
  const [query] = useSearchParams();
  const [domain] = askedDomains(query);
  usePageTitle(domain ? `Transfer ${toUnicode(domain)}` : 'Review a transfer');
  if (!domain) {
    return (
      <Page title="Review a transfer" width="text">
        <NothingAsked title="No name was given" line="The address has to say which name is to be brought in." />
      </Page>
    );
  }
  return (
    <Page
      title={
        <>
          Transfer <DomainName name={domain} />
        </>
      }
      aside={<HowItGoes />}
    >
      <Review key={domain} domain={domain} />
    </Page>
  );
}
