import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { ErrorSummary, SelectField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { inputProblems, SERVICE_TEMPLATES, type ServiceTemplate } from '../model/service-templates';

interface ServiceDialogProps {
  readonly onStage: (template: ServiceTemplate, given: Readonly<Record<string, string>>) => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const OPTIONS = SERVICE_TEMPLATES.map(({ id, name }) => ({ value: id, label: name }));

/** Stages the records that a well-known service asks for (DN-09). */
export function ServiceDialog({ onStage, focusAfter, onClose }: ServiceDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const template = SERVICE_TEMPLATES.find((one) => one.id === chosen);
  const problems = template ? inputProblems(template, given) : { service: 'Choose a service.' };
  const shown: Readonly<Record<string, string>> = attempt > 0 ? problems : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (template && Object.keys(problems).length === 0) onStage(template, given);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title="Set up a service"
      description="Its records are staged for you. You look at them, then save."
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ErrorSummary
            attempt={attempt}
            errors={Object.entries(shown).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
          />
          <SelectField
            id={`${id}-service`}
            label="Service"
            placeholder="Choose a service"
            hint={template?.line}
            options={OPTIONS}
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
              label={label}
              hint={hint}
              mono
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              value={given[name] ?? ''}
              error={shown[name]}
              onChange={(event) => setGiven((before) => ({ ...before, [name]: event.target.value }))}
            />
          ))}
          <Row gap={8}>
            <Button type="submit" variant="filled">
              Stage its records
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
