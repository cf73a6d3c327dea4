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
  /** As far as it is known. */
  status?: string | undefined;
  current: DomainTab;
  children: ReactNode;
}

/** The head of every page of a domain: its name, then its tabs, and nothing between them that would make the tabs jump from page to page. */
export function DomainFrame({ name, status, current, children }: DomainFrameProps) {
  const unicode = toUnicode(name);
  return (
    <Page
      title={<DomainName name={name} size="lg" />}
      above={
        // Not in the heading, whose name would end in that of the button.
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
