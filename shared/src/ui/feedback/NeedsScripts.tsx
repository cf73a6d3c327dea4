import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import { Banner } from './Banner';
import * as messages from './messages';

/** Says what a part of a page cannot do without scripts, in documents alone: a browser that runs some never shows it. */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  return (
    <noscript>
      <Banner tone="warning">{children ?? t(messages.needsScripts)}</Banner>
    </noscript>
  );
}
