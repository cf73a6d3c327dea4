import { subDays } from '../../core/days';
import type { ListedName, NameSettings, Registrar } from '../../ports/registrar';
import type { ChangeKind } from '../../db/schema';

export interface BookedSettings {
  readonly name: string;
  readonly stage: string;
  readonly is_auto_renew: boolean;
  readonly has_whois_privacy: boolean;
  readonly is_locked: boolean;
  readonly nameservers: readonly string[];
  readonly updated_at: Date;
}

interface SettingDifference {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Days during which a changed domain is queried individually, if the registrar's list has no settings. */
const ASKED_DAYS = 1;
/** Maximum number of individual queries in one comparison. */
const ASKED_MAX = 500;

const onOff = (what: string, isOn: boolean): string => `${what} ${isOn ? 'on' : 'off'}`;

/** A setting formatted for the report; equal texts mean equal settings. */
const settings: readonly {
  readonly kind: ChangeKind;
  readonly ours: (booked: BookedSettings) => string;
  readonly theirs: (held: NameSettings) => string;
}[] = [
  {
    kind: 'auto_renew',
    ours: ({ is_auto_renew }) => onOff('auto-renew', is_auto_renew),
    theirs: ({ autoRenew }) => onOff('auto-renew', autoRenew),
  },
  {
    kind: 'privacy',
    ours: ({ has_whois_privacy }) => onOff('privacy', has_whois_privacy),
    theirs: ({ privacy }) => onOff('privacy', privacy),
  },
  {
    kind: 'lock',
    ours: ({ is_locked }) => (is_locked ? 'locked' : 'unlocked'),
    theirs: ({ locked }) => (locked ? 'locked' : 'unlocked'),
  },
  {
    kind: 'nameservers',
    ours: ({ nameservers }) => listServers(nameservers),
    theirs: ({ nameservers }) => listServers(nameservers),
  },
];

const listServers = (servers: readonly string[]): string =>
  `nameservers ${servers
    .map((host) => host.toLowerCase())
    .sort()
    .join(' ')}`;

/** Compares the settings of domains. Skips those changed since the list was read, those with unsettled changes, and inactive ones. */
export function compareSettings(
  booked: readonly BookedSettings[],
  held: ReadonlyMap<string, ListedName>,
  { readAt, isOpen }: { readonly readAt: Date; readonly isOpen: (name: string, kind: ChangeKind) => boolean },
): SettingDifference[] {
  return booked.flatMap((mine) => {
    const theirs = held.get(mine.name);
    if (!theirs || !hasSettings(theirs) || mine.stage !== 'active' || mine.updated_at >= readAt) return [];
    return settings.flatMap(({ kind, ours, theirs: describe }) => {
      const [ourText, theirText] = [ours(mine), describe(theirs)];
      return ourText === theirText || isOpen(mine.name, kind) || isOpen(mine.name, 'deletion')
        ? []
        : [{ name: mine.name, ours: ourText, theirs: theirText }];
    });
  });
}

const hasSettings = (listed: ListedName): listed is ListedName & NameSettings => listed.nameservers !== undefined;

/** Queries recently changed domains individually if the registrar's list has no settings. @returns the list with their settings */
export async function withSettings(
  registrar: Pick<Registrar, 'info'>,
  booked: readonly BookedSettings[],
  held: ReadonlyMap<string, ListedName>,
  now: Date,
): Promise<ReadonlyMap<string, ListedName>> {
  const since = subDays(now, ASKED_DAYS);
  const all = new Map(held);
  const stale = booked.filter(({ name, updated_at }) => {
    const listed = held.get(name);
    return listed !== undefined && !hasSettings(listed) && updated_at >= since;
  });
  for (const { name } of stale.slice(0, ASKED_MAX)) {
    const found = await registrar.info(name);
    if (found !== null && found !== 'unknown') all.set(name, found);
  }
  return all;
}
