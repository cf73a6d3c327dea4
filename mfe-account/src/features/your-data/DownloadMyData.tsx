import { exportAccount } from '@storefront/shared/contract';
import { fileDate } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { Icon } from '@storefront/shared/ui/icon';
import { useId } from 'react';
import * as messages from './messages';

/** Milliseconds; long, because an account can have a hundred thousand domains. */
const DEADLINE = 300_000;

/** Saves everything that the shop stores about the customer as one file, after asking for the password (LG-07). */
export function DownloadMyData() {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const errorId = useId();
  const download = useReauthMutation(exportAccount, t(messages.holdsEverything), {
    onDone: (copy) => {
      const name = `account_${fileDate(new Date())}.json`;
      saveFile({ name, text: JSON.stringify(copy, null, 2), type: 'application/json' });
      notify({ tone: 'success', text: t(messages.saved, { file: name }) });
    },
  });
  return (
    <div>
      <Button
        loading={download.isPending && t(messages.collecting)}
        aria-describedby={download.isError ? errorId : undefined}
        {...customerOnly('exportAccount')}
        onClick={() => download.mutate({ deadline: DEADLINE })}
      >
        <Icon name="download" />
        {t(messages.download)}
      </Button>
      <FieldError id={errorId}>
        {download.error && t(messages.notSaved, { failure: failureText(download.error, t) })}
      </FieldError>
      {download.dialog}
    </div>
  );
}
