import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { getDirection } from '../../contract/languages';
import { useTranslate } from '../../i18n';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab; by default the first one. */
  value?: string;
  onValueChange?: (id: string) => void;
}

/** Views of one thing at one URL. If the URL changes, use `TabLinks`. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const { language } = useTranslate();
  return (
    <Radix.Root dir={getDirection(language)} value={value} defaultValue={tabs[0]?.id} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
