import { exportAccount } from '@storefront/shared/contract';
import { failureText, fileDate } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { Icon } from '@storefront/shared/ui/icon';
import { useId } from 'react';

/** Milliseconds: an account with a hundred thousand names takes its time. */
const DEADLINE = 300_000;

/** Saves everything that the shop holds of the customer as one file, after the password was given (LG-07). */
export function DownloadMyData() {
  const errorId = useId();
  const download = useReauthMutation(exportAccount, 'The file holds everything we know of you.', {
    onDone: (copy) => {
      const name = `account_${fileDate(new Date())}.json`;
      saveFile({ name, text: JSON.stringify(copy, null, 2), type: 'application/json' });
      notify({ tone: 'success', text: `Your data was saved as ${name}.` });
    },
  });
  return (
    <div>
      <Button
        loading={download.isPending && 'Collecting your data'}
        aria-describedby={download.isError ? errorId : undefined}
        onClick={() => download.mutate({ deadline: DEADLINE })}
      >
        <Icon name="download" />
        Download my data
      </Button>
      <FieldError id={errorId}>{download.error && `Nothing was saved. ${failureText(download.error)}`}</FieldError>
      {download.dialog}
    </div>
  );
}
