import { toUnicode } from '@storefront/shared/domain';
import { CopyButton } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { NeedsScripts } from '@storefront/shared/ui/feedback';
import { Page, Row } from '@storefront/shared/ui/layout';
import type { ReactNode } from 'react';
import styles from './domain-page.module.css';
import { DomainTabs, type DomainTab } from './DomainTabs';
import { Breadcrumbs } from './Breadcrumbs';

interface DomainFrameProps {
  /** In ASCII. */
  name: string;
  /** Undefined until it is loaded. */
  status?: string | undefined;
  current: DomainTab;
  children: ReactNode;
}

/** Header of every domain page: name, then tabs, with nothing in between that would shift the tabs from page to page. */
export function DomainFrame({ name, status, current, children }: DomainFrameProps) {
  const unicode = toUnicode(name);
  return (
    <Page
      title={<DomainName name={name} size="lg" />}
      above={
        // Outside the heading, whose accessible name would otherwise include that of the button.
        <Row gap={4}>
          <Breadcrumbs name={unicode} />
          <CopyButton text={unicode} altText={name} />
        </Row>
      }
    >
      <div className={styles.tabs}>
        <DomainTabs name={name} status={status} current={current} />
      </div>
      <NeedsScripts />
      {children}
    </Page>
  );
}
