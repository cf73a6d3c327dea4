import type { DnsRecord } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { ErrorSummary, SelectField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import type { StagedZone } from '../model/staged-zone';
import { inputProblems, SERVICE_TEMPLATES, stageTemplate } from './service-templates';
import * as messages from './messages';

interface ServiceDialogProps {
  readonly zone: string;
  readonly records: readonly DnsRecord[];
  /** Receives a function that adds the service's records to the staged changes. */
  readonly onStage: (stage: (staged: StagedZone) => StagedZone) => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Stages the records that a well-known service requires (DN-09). */
export function ServiceDialog({ zone, records, onStage, focusAfter, onClose }: ServiceDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const template = SERVICE_TEMPLATES.find((one) => one.id === chosen);
  const problems = template ? inputProblems(t, template, values) : { service: t(messages.chooseOne) };
  const shown: Readonly<Record<string, string>> = attempt > 0 ? problems : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (template && Object.keys(problems).length === 0)
      onStage((staged) => stageTemplate(staged, records, template, values, zone));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={Object.values(values).some((text) => text.trim() !== '')}
      focusAfter={focusAfter}
      title={t(messages.title)}
      description={t(messages.terms)}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ErrorSummary
            attempt={attempt}
            errors={Object.entries(shown).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
          />
          <SelectField
            id={`${id}-service`}
            label={t(messages.service)}
            placeholder={t(messages.choose)}
            hint={template && t(template.line)}
            options={SERVICE_TEMPLATES.map(({ id: value, name }) => ({ value, label: t(name) }))}
            value={chosen}
            error={shown.service}
            onChange={(event) => {
              setChosen(event.target.value);
              setAttempt(0);
            }}
          />
          {template?.inputs.map(({ name, label, hint }) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              label={t(label)}
              hint={t(hint)}
              mono
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              value={values[name] ?? ''}
              error={shown[name]}
              onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
            />
          ))}
          <Row gap={8}>
            <Button type="submit" variant="filled">
              {t(messages.stage)}
            </Button>
            <Button onClick={onClose}>{t(messages.cancel)}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
