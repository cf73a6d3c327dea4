import { createContext, useContext } from 'react';
import type { Translate } from './message';
import { translator } from './translator';

/** Of the language of the page. The server renders several languages at once, so that nothing global can say which it is. */
const TranslateContext = createContext<Translate>(translator('en'));

export const LanguageProvider = TranslateContext.Provider;

/** Says messages in the language of the page: `t(messages.found, { count })`. */
export const useTranslate = (): Translate => useContext(TranslateContext);
