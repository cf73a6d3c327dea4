export type { Message } from '../message-format';
export type { Tag, Translate } from './message';
export { LanguageProvider, useTranslate } from './use-translate';
export { translator, type Translations } from './translator';
