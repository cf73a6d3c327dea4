import { parseZoneFile, type ZoneFileNote, type ZoneRecord } from '@storefront/shared/domain';
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
import styles from './import-dialog.module.css';

/** Notes that are drawn one by one. */
const DRAWN = 20;
/** Bytes of a file that is read; larger ones are no zone file. */
const FILE_MAX = 2 * 1024 * 1024;

export type ImportMode = 'beside' | 'whole';

interface ImportDialogProps {
  readonly zone: string;
  readonly onStage: (records: readonly ZoneRecord[], mode: ImportMode) => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const linesOf = (notes: readonly ZoneFileNote[]) => notes.map(({ line, text }) => `Line ${line}: ${text}`);

/** Reads a zone file, pasted or chosen, and stages what it holds (DN-09). */
export function ImportDialog({ zone, onStage, focusAfter, onClose }: ImportDialogProps) {
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
    const [given] = event.target.files ?? [];
    if (!given) return;
    if (given.size > FILE_MAX) {
      setFileProblem(`${given.name} is larger than 2 MB. A zone file is not.`);
      return;
    }
    setFileProblem(undefined);
    setText(await given.text());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (!isEmpty && file.records.length > 0) onStage(file.records, mode);
  }

  const empty =
    attempt > 0 && file.records.length === 0
      ? [{ fieldId: `${id}-text`, message: isEmpty ? 'Paste a zone file, or choose one.' : 'No record could be read.' }]
      : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title="Import a zone file"
      description="As other providers and nameservers write it (RFC 1035). What is read is staged; you look at it, then save."
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ErrorSummary errors={empty} attempt={attempt} />
          <TextAreaField
            id={`${id}-text`}
            label="Zone file"
            mono
            rows={7}
            spellCheck={false}
            autoComplete="off"
            value={text}
            error={fileProblem ?? empty[0]?.message}
            onChange={(event) => setText(event.target.value)}
          />
          <Row gap={8}>
            <Button onClick={() => chosen.current?.click()}>Choose a file</Button>
            <input
              ref={chosen}
              type="file"
              accept=".zone,.txt,.db,text/plain"
              className="sf-visually-hidden"
              tabIndex={-1}
              aria-label="Zone file to read"
              onChange={(event) => void choose(event)}
            />
          </Row>
          {!isEmpty && (
            <div role="status" className={styles.read}>
              <p>
                {file.records.length} {file.records.length === 1 ? 'record' : 'records'} read
                {file.problems.length > 0 &&
                  `, ${file.problems.length} ${file.problems.length === 1 ? 'line is' : 'lines are'} wrong and will be left out`}
                .
              </p>
              <Notes label="Lines that are wrong" notes={linesOf(file.problems)} />
              <Notes label="Lines that are left out" notes={linesOf(file.leftOut)} />
            </div>
          )}
          <RadioGroup
            label="What happens to the present records"
            name={`${id}-mode`}
            value={mode}
            onChange={(event) => setMode(event.target.value === 'whole' ? 'whole' : 'beside')}
            options={[
              { value: 'beside', label: 'They stay; these are added' },
              { value: 'whole', label: 'They go; the zone becomes the file' },
            ]}
          />
          <Row gap={8}>
            <Button type="submit" variant="filled">
              {file.records.length === 0
                ? 'Stage records'
                : `Stage ${file.records.length} ${file.records.length === 1 ? 'record' : 'records'}`}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

function Notes({ label, notes }: { readonly label: string; readonly notes: readonly string[] }) {
  if (!notes.length) return null;
  return (
    <ul aria-label={label} className={styles.notes}>
      {notes.slice(0, DRAWN).map((note, index) => (
        <li key={index}>{note}</li>
      ))}
      {notes.length > DRAWN && <li>And {notes.length - DRAWN} more.</li>}
    </ul>
  );
}
