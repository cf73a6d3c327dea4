import { createContext, useContext } from 'react';
import type { Translate } from './message';
import { translator } from './translator';

/** For the page's language. A context, because the server renders several languages at once. */
const TranslateContext = createContext<Translate>(translator('en'));

export const LanguageProvider = TranslateContext.Provider;

/** Formats messages in the language of the page: `t(messages.found, { count })`. */
export const useTranslate = (): Translate => useContext(TranslateContext);
