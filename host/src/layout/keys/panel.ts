import { atom } from '@storefront/shared/store';

/** The panel that a shortcut has opened. */
export const keyPanelAtom = atom<'palette' | 'sheet' | undefined>(undefined);
