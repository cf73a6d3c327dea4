import '../nonce';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../button';
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
  /** Closing would lose what was entered: Escape, the close button and a click outside ask first. A Cancel button in the footer does not. */
  hasInput?: boolean;
  /** An action runs whose outcome is shown here: Escape, the close button and a click outside do nothing. */
  isBusy?: boolean;
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
  hasInput = false,
  isBusy = false,
  children,
  place,
}: DialogProps & { place: Place }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const openedFrom = useRef<Element>(null);
  const [isAsking, setAsking] = useState(false);
  // The dialog may close for another reason while it asks.
  if (isAsking && !open) setAsking(false);

  function change(next: boolean) {
    if (next) return onOpenChange(true);
    if (isBusy) return;
    if (hasInput) setAsking(true);
    else onOpenChange(false);
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classNames(styles.content, styles[place])}
          // Radix disables pointer events for the page first and enables them for the dialog one render later. On a slow device, a tap in
          // between would be lost.
          style={{ pointerEvents: 'auto' }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            // The first Escape closes the open list of a field.
            if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
          }}
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
          {isAsking && (
            <DiscardQuestion
              onKeep={() => setAsking(false)}
              onDiscard={() => {
                setAsking(false);
                onOpenChange(false);
              }}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks before a dialog closes that has input. Returns the focus to the field that had it if the input is kept. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={t(messages.discardQuestion)}
      footer={
        <>
          <Button variant="danger-filled" onClick={onDiscard}>
            {t(messages.discard)}
          </Button>
          <Button onClick={onKeep}>{t(messages.keepEditing)}</Button>
        </>
      }
    />
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
