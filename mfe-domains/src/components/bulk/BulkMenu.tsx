import { useTranslate } from '@storefront/shared/i18n';
import { Menu, MenuItem } from '@storefront/shared/ui/menu';
import { lazy, Suspense, useState } from 'react';
import { bulkKinds, type BulkKind } from './bulk-kind';
import * as messages from './messages';

const BulkDialog = lazy(() => import('./BulkDialog').then((m) => ({ default: m.BulkDialog })));

/** Menu of bulk changes for the selected domains, each confirmed before it starts (DM-01, DM-13). */
export function BulkMenu({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  const [chosenKind, setChosenKind] = useState<BulkKind>();
  return (
    <>
      <Menu label={t(messages.menu)} size="sm">
        {bulkKinds.map((kind) => (
          <MenuItem key={kind} onSelect={() => setChosenKind(kind)}>
            {t(messages.item, { kind })}
          </MenuItem>
        ))}
      </Menu>
      <Suspense>
        {chosenKind && <BulkDialog kind={chosenKind} names={names} onClose={() => setChosenKind(undefined)} />}
      </Suspense>
    </>
  );
}
