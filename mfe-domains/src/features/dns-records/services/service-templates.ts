import { secondsInHour } from 'date-fns/constants';
import { checkRecord, unquoteTxt, type RecordInput, type ZoneRecord } from '@storefront/shared/domain';
import { stageMissing } from '../model/stage-zone';
import { recordRows, stageRemove, stageUpdate, type RecordRow, type StagedZone } from '../model/staged-zone';
import type { DnsRecord } from '@storefront/shared/contract';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** A value that the service provides and its records contain. */
interface TemplateInput {
  readonly name: string;
  readonly label: Message;
  readonly hint: Message;
  readonly pattern: RegExp;
}

/** The records of a service. Placeholders: `{input}` for an input, `{zone}` for the domain, `{zone-}` for the domain with hyphens. */
interface ServiceTemplate {
  readonly id: string;
  readonly name: Message;
  /** What the service uses the records for. */
  readonly line: Message;
  readonly inputs: readonly TemplateInput[];
  readonly records: readonly RecordInput[];
  /** Record sets that the service replaces: existing records are removed. */
  readonly replaces: readonly { readonly name: string; readonly type: RecordInput['type'] }[];
  /** Mechanism to add to an existing SPF record. */
  readonly spf?: string;
}

const mx = (priority: number, server: string): RecordInput => ({
  name: '@',
  type: 'MX',
  ttl: secondsInHour,
  data: { priority, server },
});
const cname = (name: string, target: string): RecordInput => ({
  name,
  type: 'CNAME',
  ttl: secondsInHour,
  data: { target },
});
const txt = (name: string, data: string): RecordInput => ({ name, type: 'TXT', ttl: secondsInHour, data: { data } });
const mailHere = [{ name: '@', type: 'MX' }] as const;
const code: TemplateInput = {
  name: 'code',
  label: messages.code,
  hint: messages.codeHint,
  pattern: /^[\x21-\x7e]{6,200}$/,
};
const msNumber: TemplateInput = {
  name: 'code',
  label: messages.msNumber,
  hint: messages.msNumberHint,
  pattern: /^ms\d{6,12}$/i,
};
const host: TemplateInput = {
  name: 'host',
  label: messages.host,
  hint: messages.hostHint,
  pattern: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z0-9-]{2,}\.?$/i,
};

/** Services with their required records, taken from their own documentation. */
export const SERVICE_TEMPLATES: readonly ServiceTemplate[] = [
  {
    id: 'google-workspace',
    name: messages.google,
    line: messages.googleLine,
    inputs: [],
    replaces: mailHere,
    spf: 'include:_spf.google.com',
    records: [mx(1, 'smtp.google.com.')],
  },
  {
    id: 'microsoft-365',
    name: messages.microsoft,
    line: messages.microsoftLine,
    inputs: [],
    replaces: [...mailHere, { name: 'autodiscover', type: 'CNAME' }],
    spf: 'include:spf.protection.outlook.com',
    records: [mx(0, '{zone-}.mail.protection.outlook.com.'), cname('autodiscover', 'autodiscover.outlook.com.')],
  },
  {
    id: 'fastmail',
    name: messages.fastmail,
    line: messages.fastmailLine,
    inputs: [],
    replaces: [
      ...mailHere,
      ...['fm1', 'fm2', 'fm3'].map((key) => ({ name: `${key}._domainkey`, type: 'CNAME' as const })),
    ],
    spf: 'include:spf.messagingengine.com',
    records: [
      mx(10, 'in1-smtp.messagingengine.com.'),
      mx(20, 'in2-smtp.messagingengine.com.'),
      ...['fm1', 'fm2', 'fm3'].map((key) => cname(`${key}._domainkey`, `${key}.{zone}.dkim.fmhosted.com.`)),
    ],
  },
  {
    id: 'no-mail',
    name: messages.noMail,
    line: messages.noMailLine,
    inputs: [],
    replaces: [...mailHere, { name: '_dmarc', type: 'TXT' }],
    records: [mx(0, '.'), txt('@', 'v=spf1 -all'), txt('_dmarc', 'v=DMARC1; p=reject')],
  },
  {
    id: 'google-verification',
    name: messages.googleProof,
    line: messages.googleProofLine,
    inputs: [code],
    replaces: [],
    records: [txt('@', 'google-site-verification={code}')],
  },
  {
    id: 'microsoft-verification',
    name: messages.microsoftProof,
    line: messages.microsoftProofLine,
    inputs: [msNumber],
    replaces: [],
    records: [txt('@', 'MS={code}')],
  },
  {
    id: 'letsencrypt-only',
    name: messages.letsencrypt,
    line: messages.letsencryptLine,
    inputs: [],
    replaces: [{ name: '@', type: 'CAA' }],
    records: [
      { name: '@', type: 'CAA', ttl: secondsInHour, data: { flags: 0, tag: 'issue', value: 'letsencrypt.org' } },
    ],
  },
  {
    id: 'hosted-site',
    name: messages.site,
    line: messages.siteLine,
    inputs: [host],
    replaces: (['A', 'AAAA', 'CNAME'] as const).map((type) => ({ name: 'www', type })),
    records: [cname('www', '{host}')],
  },
];

/** Returns the problems of the inputs, by input name. */
export function inputProblems(
  t: Translate,
  { inputs }: ServiceTemplate,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    inputs.flatMap(({ name, label, hint, pattern }) =>
      pattern.test((values[name] ?? '').trim()) ? [] : [[name, t(messages.wrong, { label: t(label), hint: t(hint) })]],
    ),
  );
}

/** Builds the records of a service for a zone. @throws if an input is invalid; check with `inputProblems` first */
function templateRecords(
  { records }: ServiceTemplate,
  values: Readonly<Record<string, string>>,
  zone: string,
): ZoneRecord[] {
  const filled = (text: string): string =>
    text.replace(/\{([a-z-]+)\}/g, (_whole, name: string) =>
      name === 'zone' ? zone : name === 'zone-' ? zone.replaceAll('.', '-') : (values[name] ?? '').trim(),
    );
  return records.map((record) => {
    const data = Object.fromEntries(
      Object.entries(record.data).map(([name, value]) => [name, typeof value === 'string' ? filled(value) : value]),
    );
    const checked = checkRecord({ ...record, data }, zone);
    if ('problems' in checked) throw new Error(checked.problems.map(({ code }) => code).join(', '));
    return checked.record;
  });
}

const isSpf = ({ type, name, rdata }: ZoneRecord): boolean =>
  type === 'TXT' && name === '@' && /^v=spf1(\s|$)/i.test(unquoteTxt(rdata) ?? '');

/** Adds a mechanism to an SPF record, before the closing `all`. */
function withMechanism(text: string, mechanism: string): string {
  const terms = text.trim().split(/\s+/);
  if (terms.some((term) => term.replace(/^\+/, '').toLowerCase() === mechanism)) return text;
  const end = terms.findIndex((term, index) => index > 0 && /^([+\-~?]?all|redirect=.*)$/i.test(term));
  return [...terms.slice(0, end < 0 ? undefined : end), mechanism, ...(end < 0 ? ['~all'] : terms.slice(end))].join(
    ' ',
  );
}

/** Stages the records of a service, the removal of those it replaces, and its mechanism in the SPF record. */
export function stageTemplate(
  staged: StagedZone,
  records: readonly DnsRecord[],
  template: ServiceTemplate,
  values: Readonly<Record<string, string>>,
  zone: string,
): StagedZone {
  const wanted = templateRecords(template, values, zone);
  const isWanted = (row: RecordRow): boolean =>
    wanted.some(
      ({ name, type, rdata }) => row.record.name === name && row.record.type === type && row.record.rdata === rdata,
    );
  const isReplaced = (row: RecordRow): boolean =>
    template.replaces.some(({ name, type }) => row.record.name === name && row.record.type === type);
  let next = staged;
  for (const row of recordRows(records, staged)) {
    if (
      !row.locked &&
      row.badge !== 'removed' &&
      !isWanted(row) &&
      (isReplaced(row) || (isSpf(row.record) && wanted.some(isSpf)))
    )
      next = stageRemove(next, row);
  }
  next = stageMissing(next, recordRows(records, next), wanted);
  if (!template.spf) return next;
  const rows = recordRows(records, next);
  const spf = rows.find((row) => row.badge !== 'removed' && isSpf(row.record));
  const text = withMechanism(spf ? (unquoteTxt(spf.record.rdata) ?? '') : 'v=spf1 ~all', template.spf);
  const checked = checkRecord(
    { name: '@', type: 'TXT', ttl: spf?.record.ttl ?? secondsInHour, data: { data: text } },
    zone,
  );
  if ('problems' in checked) throw new Error(checked.problems.map((problem) => problem.code).join(', '));
  return spf ? stageUpdate(next, spf, checked.record) : stageMissing(next, rows, [checked.record]);
}
