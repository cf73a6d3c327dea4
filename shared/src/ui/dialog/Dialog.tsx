import '../nonce';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One paragraph under the title. */
  description?: ReactNode;
  /** Buttons, the main action first. */
  footer?: ReactNode;
  /** Gets the initial focus if the dialog asks for one thing; by default, the title does. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing if the element that opened the dialog is gone; by default, the page's title does. */
  focusAfter?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

type Place = 'centre' | 'side' | 'below';

/**
 * A question or a small form over the page, 480 px wide. Its title, or `focusFirst`, gets the initial focus, which is restored on closing.
 */
export function Dialog(props: DialogProps) {
  return <Floating {...props} place="centre" />;
}

/** A panel of 400 px at the inline end. */
export function Drawer(props: DialogProps) {
  return <Floating {...props} place="side" />;
}

/** A full-width panel from the bottom, for phones. */
export function Sheet(props: DialogProps) {
  return <Floating {...props} place="below" />;
}

function Floating({
  open,
  onOpenChange,
  title,
  description,
  footer,
  focusFirst,
  focusAfter,
  children,
  place,
}: DialogProps & { place: Place }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const openedFrom = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classNames(styles.content, styles[place])}
          // Radix disables pointer events for the page first and enables them for the dialog one render later. On a slow device, a tap in
          // between would be lost.
          style={{ pointerEvents: 'auto' }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openedFrom.current = document.activeElement;
            (focusFirst?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusAgain(openedFrom.current, focusAfter?.current);
          }}
        >
          <div className={styles.head}>
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Radix.Title>
            <Radix.Close className={styles.close} aria-label={t(messages.close)}>
              <Icon name="close" size={20} />
            </Radix.Close>
          </div>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Returns the focus to the element that opened the dialog; if that is gone, such as a deleted row, to the fallback or the page's title,
 * unless an outer dialog that closed at the same time has already moved it.
 */
function focusAgain(element: Element | null, otherwise?: HTMLElement | null) {
  const { activeElement, body } = document;
  const isThere = element?.isConnected && element !== body;
  if (!isThere && activeElement !== null && activeElement !== body) return;
  const there = isThere ? element : (otherwise ?? document.querySelector('[data-page-heading]'));
  if (there instanceof HTMLElement) there.focus();
}
