import { useRef, useState, type ChangeEvent } from 'react';
import { deskPriceFile, LONGEST_FILE, type PriceTable } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './prices.module.css';

/** Downloads a table as a file. */
export function DownloadTable({ table, version }: { readonly table: PriceTable; readonly version: number }) {
  const t = useTranslate();
  const download = useApiMutation(deskPriceFile, {
    onSuccess: (file) => saveFile({ ...file, type: 'text/csv;charset=utf-8' }),
  });
  return (
    <>
      <Button
        loading={download.isPending && t(messages.downloading)}
        onClick={() => !download.isPending && download.mutate({ input: { table, version } })}
      >
        {t(messages.download)}
      </Button>
      {download.error && <Banner tone="danger">{failureText(download.error, t)}</Banner>}
    </>
  );
}

/** Uploads whole tables. */
export function UploadTables({ onUpload }: { readonly onUpload: (files: { name: string; text: string }[]) => void }) {
  const t = useTranslate();
  const chosen = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string>();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const large = files.find(({ size }) => size > LONGEST_FILE);
    setTooLarge(large?.name);
    if (large || files.length === 0) return;
    onUpload(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  }

  return (
    <div className={styles.upload}>
      <input
        ref={chosen}
        type="file"
        accept=".csv,text/csv"
        multiple
        hidden
        aria-label={t(messages.upload)}
        onChange={(event) => void choose(event)}
      />
      <Button onClick={() => chosen.current?.click()}>{t(messages.upload)}</Button>
      <p className={styles.quiet}>{t(messages.uploadHint)}</p>
      {tooLarge !== undefined && <Banner tone="danger">{t(messages.tooLarge, { file: tooLarge })}</Banner>}
    </div>
  );
}
