import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import { Row } from '@storefront/shared/ui/layout';
import { Menu, MenuItem, MenuSeparator } from '@storefront/shared/ui/menu';
import { Segmented } from '@storefront/shared/ui/table';
import * as messages from '../messages';
import type { Shown } from '../model/zone-rows';
import styles from './dns-editor.module.css';

interface ZoneToolsProps {
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly show: Shown;
  readonly onShow: (show: Shown) => void;
  /** Number of rows, and of those with staged changes. */
  readonly rows: number;
  readonly staged: number;
  readonly onOpen: (dialog: 'add' | 'service' | 'import' | 'history' | 'reset') => void;
  readonly onExport: () => void;
}

/** Toolbar above the records: the filter and the actions on the zone. */
export function ZoneTools({ find, onFind, show, onShow, rows, staged, onOpen, onExport }: ZoneToolsProps) {
  const t = useTranslate();
  return (
    <div className={styles.tools}>
      <SearchField
        label={t(messages.filterRecords)}
        placeholder={t(messages.filterRecords)}
        value={find}
        onChange={(event) => onFind(event.target.value)}
      />
      <Segmented
        label={t(messages.show)}
        options={[
          { value: 'all', label: t(messages.all), count: rows },
          { value: 'staged', label: t(messages.staged), count: staged },
        ]}
        value={show}
        onChange={onShow}
      />
      <Row gap={8} justify="end" className={styles.actions}>
        <Button variant={staged === 0 ? 'filled' : 'outlined'} onClick={() => onOpen('add')}>
          {t(messages.addRecord)}
        </Button>
        <Menu label={t(messages.more)}>
          <MenuItem onSelect={() => onOpen('service')}>{t(messages.setUpService)}</MenuItem>
          <MenuItem onSelect={() => onOpen('import')}>{t(messages.importFile)}</MenuItem>
          <MenuItem onSelect={onExport}>{t(messages.exportFile)}</MenuItem>
          <MenuItem onSelect={() => onOpen('history')}>{t(messages.history)}</MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => onOpen('reset')}>
            {t(messages.restoreAll)}
          </MenuItem>
        </Menu>
      </Row>
    </div>
  );
}
