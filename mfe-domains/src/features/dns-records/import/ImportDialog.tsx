import { parseZoneFile, type ZoneFileNote, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { zoneFileNoteText } from '@storefront/shared/problems';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { ErrorSummary, RadioGroup, TextAreaField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import * as messages from './messages';
import styles from './import-dialog.module.css';

/** Notes shown individually. */
const DRAWN = 20;
/** Maximum file size in bytes; a larger file is not a zone file. */
const FILE_MAX = 2 * 1024 * 1024;

type ImportMode = 'beside' | 'whole';

interface ImportDialogProps {
  readonly zone: string;
  readonly onStage: (records: readonly ZoneRecord[], mode: ImportMode) => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Reads a pasted or chosen zone file and stages its records (DN-09). */
export function ImportDialog({ zone, onStage, focusAfter, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ImportMode>('beside');
  const [fileProblem, setFileProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const chosen = useRef<HTMLInputElement>(null);
  const read = useDeferredValue(text);
  const file = useMemo(() => parseZoneFile(read, zone), [read, zone]);
  const isEmpty = text.trim() === '';

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosenFile] = event.target.files ?? [];
    if (!chosenFile) return;
    if (chosenFile.size > FILE_MAX) {
      setFileProblem(t(messages.tooLarge, { file: chosenFile.name }));
      return;
    }
    setFileProblem(undefined);
    setText(await chosenFile.text());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (!isEmpty && file.records.length > 0) onStage(file.records, mode);
  }

  const empty =
    attempt > 0 && file.records.length === 0
      ? [{ fieldId: `${id}-text`, message: t(isEmpty ? messages.pasteOne : messages.noneRead) }]
      : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={!isEmpty}
      focusAfter={focusAfter}
      title={t(messages.title)}
      description={t(messages.terms)}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ErrorSummary errors={empty} attempt={attempt} />
          <TextAreaField
            id={`${id}-text`}
            label={t(messages.zoneFile)}
            mono
            rows={7}
            spellCheck={false}
            autoComplete="off"
            value={text}
            error={fileProblem ?? empty[0]?.message}
            onChange={(event) => setText(event.target.value)}
          />
          <Row gap={8}>
            <Button onClick={() => chosen.current?.click()}>{t(messages.choose)}</Button>
            <input
              ref={chosen}
              type="file"
              accept=".zone,.txt,.db,text/plain"
              className="sf-visually-hidden"
              tabIndex={-1}
              aria-label={t(messages.fileField)}
              onChange={(event) => void choose(event)}
            />
          </Row>
          {!isEmpty && (
            <div role="status" className={styles.read}>
              <p>{t(messages.read, { count: file.records.length, wrong: file.problems.length })}</p>
              <Notes label={t(messages.wrongLines)} notes={file.problems} isWrong />
              <Notes label={t(messages.leftOut)} notes={file.leftOut} />
            </div>
          )}
          <RadioGroup
            label={t(messages.presentRecords)}
            name={`${id}-mode`}
            value={mode}
            onChange={(event) => setMode(event.target.value === 'whole' ? 'whole' : 'beside')}
            options={[
              { value: 'beside', label: t(messages.stay) },
              { value: 'whole', label: t(messages.go) },
            ]}
          />
          <Row gap={8}>
            <Button type="submit" variant="filled">
              {t(messages.stage, { count: file.records.length })}
            </Button>
            <Button onClick={onClose}>{t(messages.cancel)}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

interface NotesProps {
  readonly label: string;
  readonly notes: readonly ZoneFileNote[];
  readonly isWrong?: boolean;
}

function Notes({ label, notes, isWrong = false }: NotesProps) {
  const t = useTranslate();
  if (!notes.length) return null;
  return (
    <ul aria-label={label} className={styles.notes} data-wrong={isWrong || undefined}>
      {notes.slice(0, DRAWN).map((note, index) => (
        <li key={index}>{t(messages.lineNote, { line: note.line, text: zoneFileNoteText(note, t) })}</li>
      ))}
      {notes.length > DRAWN && <li>{t(messages.more, { count: notes.length - DRAWN })}</li>}
    </ul>
  );
}
