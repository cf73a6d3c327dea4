import type { TransferCheck } from '@storefront/shared/contract';
import { toMinor, toUnicode, transferBlockText } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Money } from '@storefront/shared/ui/price';
import { ItemRow } from '../../../components/ItemRow';
import { checkState, checkWord, priceWords, wantsCode } from '../model/check-words';
import { CodeForm } from './CodeForm';

/** One checked name of several: its state, its price or what is in the way, and the code where it is missing. */
export function CheckRow({ check, onChecked }: { check: TransferCheck; onChecked: (result: TransferCheck) => void }) {
  const { domain, price, currency_code, blocks } = check;
  const asksCode = wantsCode(check);
  return (
    <ItemRow
      state={checkState(check)}
      domain={domain}
      money={
        check.status === 'ready' &&
        price !== null && <Money minor={toMinor(price, currency_code)} currency={currency_code} strong />
      }
      words={
        check.status === 'blocked' && !asksCode ? (
          <>
            {checkWord(check)}. {blocks.map((block) => transferBlockText(block).sentence).join(' ')}{' '}
            {blocks.some(({ cause }) => cause === 'not_registered') ? (
              <PageLink to={paths.availability(toUnicode(domain))}>
                Register it<span className="sf-visually-hidden"> as a new name, {domain}</span>
              </PageLink>
            ) : (
              <PageLink to={paths.transferMessage(domain)}>
                What to do<span className="sf-visually-hidden"> about {domain}</span>
              </PageLink>
            )}
          </>
        ) : (
          <>
            {checkWord(check)}
            {check.status === 'ready' && `, ${priceWords(check)}`}
          </>
        )
      }
    >
      {asksCode && <CodeForm check={check} onChecked={onChecked} compact />}
    </ItemRow>
  );
}
