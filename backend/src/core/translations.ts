import type { Language } from '@storefront/shared/contract';
import type { Compiled } from '@storefront/shared/message-format';
import translations from './translations.json';

type Translations = { readonly [Spoken in Language]?: Readonly<Record<string, Compiled>> };

/** The messages of each language that has a catalogue, compiled, by their ids. Written by tools/messages/generate.mjs. */
export const TRANSLATIONS = translations as unknown as Translations;
