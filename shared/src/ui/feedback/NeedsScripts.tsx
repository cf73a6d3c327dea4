import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import { Banner } from './Banner';
import * as messages from './messages';

/** Says what a part of a page needs scripts for. In server-rendered HTML only; a browser with scripts never shows it. */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  return (
    <noscript>
      <Banner tone="warning">{children ?? t(messages.needsScripts)}</Banner>
    </noscript>
  );
}
