import { useTranslate } from '@storefront/shared/i18n';
import { useRef, useState } from 'react';
import styles from './card.module.css';
import { CardFields, type ProviderFieldsProps } from './CardFields';
import { getPageTheme } from './frame-theme';
import { themedFrameUrl, parseOrigin } from './frame-protocol';
import * as messages from './messages';
import { useCardFrame } from './use-card-frame';

interface CardFrameProps extends ProviderFieldsProps {
  frameUrl: string;
}

/** The card fields in an iframe of the payment provider, which this page cannot read (OR-08). */
export function CardFrame({ frameUrl, onStored, ...page }: CardFrameProps) {
  const t = useTranslate();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { state, height, confirming, errors, confirm } = useCardFrame({ frameRef, frameUrl, onStored });
  // Passing on a changed theme would reload the frame and lose what was typed. So the frame keeps its first theme, and a background on
  // which its text is readable.
  const [pageTheme] = useState(getPageTheme);

  return (
    <CardFields {...page} state={state} confirming={confirming} errors={errors} onConfirm={confirm}>
      {parseOrigin(frameUrl) !== null && (
        <iframe
          ref={frameRef}
          className={styles.iframe}
          style={{ blockSize: height, colorScheme: pageTheme.theme === 'auto' ? 'light dark' : pageTheme.theme }}
          src={themedFrameUrl(frameUrl, pageTheme)}
          title={t(messages.frameTitle)}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
          allow="payment"
        />
      )}
    </CardFields>
  );
}
