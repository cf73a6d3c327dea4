import { atom } from '@storefront/shared/store';

/** Which of the two panels that keys open is open. */
export const keyPanelAtom = atom<'palette' | 'sheet' | undefined>(undefined);
