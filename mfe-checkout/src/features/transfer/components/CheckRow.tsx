import type { TransferCheck } from '@storefront/shared/contract';
import { joinSentences, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Money } from '@storefront/shared/ui/price';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ItemRow } from '../../../components/ItemRow';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { checkState, checkWord, priceFacts } from '../model/check-summary';
import { wantsCode } from '../model/wants-code';
import { transferBlockText } from '../blocks/transfer-blocks';
import { CodeForm } from './CodeForm';

/** Returns the state of a checked domain, with its price or what prevents the transfer. */
function getStatus(t: Translate, check: TransferCheck): ReactNode {
  const { domain, blocks } = check;
  const price = priceFacts(check);
  if (check.status === 'ready' && price) return t(messages.readyFor, price);
  const status = checkWord(t, check);
  if (check.status !== 'blocked' || wantsCode(check)) return status;
  const isFree = blocks.some(({ cause }) => cause === 'not_registered');
  const to = isFree ? paths.availability(toUnicode(domain)) : paths.transferMessage(domain);
  return t(isFree ? messages.register : messages.whatNext, {
    status,
    reasons: joinSentences(blocks.map((block) => transferBlockText(block, t).sentence)),
    domain,
    link: (words) => <PageLink to={to}>{words}</PageLink>,
    spoken,
  });
}

/** One of several checked domains: its state, its price or what prevents the transfer, and a field for a missing code. */
export function CheckRow({ check, onChecked }: { check: TransferCheck; onChecked: (result: TransferCheck) => void }) {
  const t = useTranslate();
  const { domain, price, currency_code } = check;
  const status = useRef<HTMLSpanElement>(null);
  const [isCodeTaken, setCodeTaken] = useState(false);
  // The focused code field is gone.
  useEffect(() => {
    if (isCodeTaken) status.current?.focus();
  }, [isCodeTaken]);
  const handleChecked = (result: TransferCheck): void => {
    setCodeTaken(!wantsCode(result));
    onChecked(result);
  };
  return (
    <ItemRow
      state={checkState(check)}
      domain={domain}
      money={
        check.status === 'ready' &&
        price !== null && <Money minor={toMinor(price, currency_code)} currency={currency_code} strong />
      }
      words={
        <span ref={status} tabIndex={-1}>
          {getStatus(t, check)}
        </span>
      }
    >
      {wantsCode(check) && <CodeForm check={check} onChecked={handleChecked} compact />}
    </ItemRow>
  );
}
