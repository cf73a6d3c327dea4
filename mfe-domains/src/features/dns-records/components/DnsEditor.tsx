import { useTranslate } from '@storefront/shared/i18n';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useZoneFacts, type ServedZone } from '../api/use-zone';
import * as messages from '../messages';
import styles from './dns-editor.module.css';
import { EditorFrame } from './EditorFrame';
import { ProofPanel } from './ProofPanel';
import { useWide } from './use-wide';
import { useZoneEditor } from './use-zone-editor';
import { ZoneDialogs } from './ZoneDialogs';
import { ZoneRecords } from './ZoneRecords';

// Loaded once there is something to review.
const ReviewPanel = lazy(() => import('../review/ReviewPanel').then((m) => ({ default: m.ReviewPanel })));

interface DnsEditorProps {
  readonly domain: string;
  readonly zone: ServedZone;
  /** Shown below the proof of the last save. */
  readonly children?: ReactNode;
}

/** Zone editor: records with staged changes, the review, and the proof of the last save. */
export function DnsEditor({ domain, zone, children }: DnsEditorProps) {
  const t = useTranslate();
  const isWide = useWide();
  const reviewTitle = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus has to move. In a narrow window the sheet restores the focus itself.
  const focusReview = () => reviewTitle.current?.focus();
  const facts = useZoneFacts(domain, true);
  const editor = useZoneEditor(domain, zone, { isWide, focusReview });
  const { rows, count, open, save } = editor;
  const [newest, before] = facts.data?.versions ?? [];

  return (
    <>
      <EditorFrame
        title={count === 0 ? t(messages.noChanges) : t(messages.changesWaiting, { count })}
        changes={count}
        review={<Review editor={editor} />}
        reviewTitle={reviewTitle}
        isReviewOpen={open?.kind === 'review'}
        onReview={editor.openReview}
        onClose={editor.close}
        below={
          <>
            <ProofPanel
              domain={domain}
              version={zone.version}
              last={newest}
              before={count === 0 && newest?.action !== 'kept' ? before : undefined}
              onUndo={(wanted) => {
                editor.stageWholeZone(wanted);
                focusReview();
              }}
            />
            {children}
          </>
        }
        isWide={isWide}
      >
        <ZoneRecords domain={domain} zone={zone} editor={editor} />
      </EditorFrame>
      {save.dialog}
      <ZoneDialogs
        open={open}
        domain={domain}
        zone={zone}
        rows={rows}
        facts={facts}
        staged={editor.staged}
        setStaged={editor.setStaged}
        focusAfter={reviewTitle}
        onStaged={editor.showStaged}
        onStageWhole={editor.stageWholeZone}
        onClose={editor.close}
      />
    </>
  );
}

/** The staged changes, with conflicts and a refused save; an explanation if there are none. */
function Review({ editor }: { readonly editor: ReturnType<typeof useZoneEditor> }) {
  const t = useTranslate();
  if (editor.count === 0 && !editor.failure) return <p className={styles.quiet}>{t(messages.explanation)}</p>;
  return (
    <Suspense>
      <ReviewPanel
        review={editor.review}
        conflicts={editor.conflicts}
        failure={editor.failure}
        attempt={editor.attempt}
        isSaving={editor.save.isPending}
        onSave={editor.runSave}
        onDiscard={editor.discard}
        onSettle={editor.settle}
        onOpen={editor.findRefused}
      />
    </Suspense>
  );
}
