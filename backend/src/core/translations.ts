// Written by tools/messages/generate.mjs. The texts are in backend/messages.
import type { Language } from '@storefront/shared/contract';
import type { Compiled } from '@storefront/shared/message-format';
/** The messages of each language that has a catalogue, by their ids. */
export const TRANSLATIONS: { readonly [Spoken in Language]?: Readonly<Record<string, Compiled>> } = {};
