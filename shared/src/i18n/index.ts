export type { Message } from '../message-format';
export type { Tag, Translate } from './message';
export { pageTranslate, setPageTranslate } from './page-translate';
export { LanguageProvider, useTranslate } from './use-translate';
export { translator, type Translations } from './translator';
