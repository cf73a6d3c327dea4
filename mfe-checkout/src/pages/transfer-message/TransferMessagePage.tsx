import type { TransferCheck } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Page, Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { readAskedDomains } from '../../features/transfer/model/asked-domains';
import { BlockList } from '../../features/transfer/components/BlockList';
import { CheckFacts } from '../../features/transfer/components/CheckFacts';
import { CheckFailure } from '../../features/transfer/components/CheckFailure';
import { checkState, checkWord } from '../../features/transfer/model/check-summary';
import { wantsCode } from '../../features/transfer/model/wants-code';
import { FollowTransfer } from '../../features/transfer/components/FollowTransfer';
import { NothingAsked } from '../../features/transfer/components/NothingAsked';
import { PleaseWait } from '../../features/transfer/components/PleaseWait';
import styles from '../../features/transfer/components/transfer.module.css';
import { useOwnTransfer } from '../../features/transfer/api/use-own-transfer';
import { useTransferCheck } from '../../features/transfer/api/use-transfer-check';
import * as messages from './messages';

/** What the customer can do about a domain that cannot be transferred. */
function WayOn({ check, onRetry, retrying }: { check: TransferCheck; onRetry: () => void; retrying: boolean }) {
  const t = useTranslate();
  const { domain, blocks } = check;
  const causes = blocks.map(({ cause }) => cause);
  if (check.status === 'ready' || wantsCode(check)) {
    return (
      <ButtonLink as={PageLink} variant="filled" to={paths.transferReview(domain)}>
        {t(messages.goOn)}
      </ButtonLink>
    );
  }
  if (causes.includes('not_registered')) {
    return (
      <ButtonLink as={PageLink} variant="filled" to={paths.availability(toUnicode(splitDomain(domain).sld))}>
        {t(messages.asNew)}
      </ButtonLink>
    );
  }
  if (causes.includes('ours')) {
    return (
      <ButtonLink as={PageLink} variant="filled" to={paths.domains.list()}>
        {t(messages.yourDomains)}
      </ButtonLink>
    );
  }
  return (
    <Button variant="filled" loading={retrying && t(messages.asking)} onClick={onRetry}>
      {t(messages.checkAgain)}
    </Button>
  );
}

/** Shows the customer's own transfer of the domain if there is one, else whether the domain can be transferred in. */
function About({ domain }: { domain: string }) {
  const { status } = useSession();
  const { transfer, error, retry, retrying } = useOwnTransfer(domain);
  if (transfer) return <FollowTransfer transfer={transfer} />;
  if (error) return <CheckFailure error={error} onRetry={retry} retrying={retrying} />;
  return transfer === null ? <Message domain={domain} /> : <PleaseWait rows={status === 'unknown' ? 3 : 6} />;
}

function Message({ domain }: { domain: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useTransferCheck([domain]);
  const retry = (): void => void refetch();
  const check = data?.results[0];
  if (!check)
    return error ? <CheckFailure error={error} onRetry={retry} retrying={isFetching} /> : <PleaseWait rows={3} />;
  return (
    <>
      <p role="status">
        <StateText state={checkState(check)}>{checkWord(t, check)}</StateText>
      </p>
      {check.blocks.length > 0 && (
        <Section title={t(messages.blocks, { count: check.blocks.length })}>
          <BlockList blocks={check.blocks} />
        </Section>
      )}
      <div className={styles.next}>
        <WayOn check={check} onRetry={retry} retrying={isFetching} />
        {check.auth_info !== null && <p className={styles.quiet}>{t(messages.codeKept)}</p>}
      </div>
      {check.registrar && (
        <Section title={t(messages.asItStands)}>
          <CheckFacts check={check} />
        </Section>
      )}
    </>
  );
}

/** `/site/transfer-message?domain=` (RT-11): what blocks a transfer and how to resolve it (TR-02), or the progress of an ordered one. */
export function TransferMessagePage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const [domain] = readAskedDomains(query);
  usePageTitle(domain ? t(messages.windowTitle, { domain: toUnicode(domain) }) : t(messages.about));
  if (!domain) {
    return (
      <Page title={t(messages.about)} width="text">
        <NothingAsked title={t(messages.nothingAsked)} line={t(messages.askHow)} action={t(messages.transferNames)} />
      </Page>
    );
  }
  return (
    <Page
      title={t(messages.title, { name: () => <DomainName name={domain} /> })}
      width="text"
      above={<PageLink to={paths.transfer()}>{t(messages.transferNames)}</PageLink>}
    >
      <About key={domain} domain={domain} />
    </Page>
  );
}
