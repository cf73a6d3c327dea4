import { useApiMutation } from '@storefront/shared/api';
import { exportDomain, type DomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { fileDate, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { ownOrigin, paths } from '@storefront/shared/routing';
import { Button, DownloadButton, saveFile } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { Icon } from '@storefront/shared/ui/icon';
import { Row, Section } from '@storefront/shared/ui/layout';
import { useId } from 'react';
import { renewalCalendar } from './renewal-calendar';
import * as messages from './messages';
import styles from './keep-a-copy.module.css';

/** Buttons that save all data of a domain as a file, and its expiry as a calendar entry (DM-08). */
export function KeepACopy({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const { domain: name } = domain;
  const { code } = useCurrency();
  const errorId = useId();
  const copy = useApiMutation(exportDomain, {
    onSuccess: (everything) =>
      saveFile({
        name: `${name}_${fileDate(new Date())}.json`,
        text: JSON.stringify(everything, null, 2),
        type: 'application/json',
      }),
  });
  const calendar = () => ({
    name: `${name}.ics`,
    text: renewalCalendar(
      t,
      [
        {
          name: toUnicode(name),
          expiry: domain.expiry_date,
          id: name,
          url: ownOrigin() + paths.domains.overview(name),
        },
      ],
      new Date(),
    ),
    type: 'text/calendar',
  });
  return (
    <Section title={t(messages.exportOne)}>
      <p className={styles.text}>{t(messages.whatIsIn)}</p>
      <Row gap={12}>
        <Button
          loading={copy.isPending && t(messages.collecting)}
          aria-describedby={copy.isError ? errorId : undefined}
          onClick={() => copy.mutate({ params: { domainName: name }, input: { currency_code: code } })}
        >
          <Icon name="download" />
          {t(messages.everything)}
        </Button>
        <DownloadButton file={calendar}>{t(messages.calendarFile)}</DownloadButton>
      </Row>
      <FieldError id={errorId}>
        {copy.error && t(messages.notSaved, { failure: failureText(copy.error, t) })}
      </FieldError>
    </Section>
  );
}
