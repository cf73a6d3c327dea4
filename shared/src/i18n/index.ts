export type { Compiled, Message, Tag, Translate } from './message';
export { LanguageProvider, useTranslate } from './use-translate';
export { translator } from './translator';
