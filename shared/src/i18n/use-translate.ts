import { createContext, useContext } from 'react';
import type { Translate } from './message';
import { translator } from './translator';

/** The `Translate` of the page. A context, because the server renders several languages at the same time. */
const TranslateContext = createContext<Translate>(translator('en'));

export const LanguageProvider = TranslateContext.Provider;

/** Returns the `Translate` of the page: `t(messages.found, { count })`. */
export const useTranslate = (): Translate => useContext(TranslateContext);
