import type { PartnerId } from '@storefront/shared/contract';
import { coversOrigin } from '@storefront/shared/contract/desk';

/** What stands on the pages of a partner. */
export interface PartnerKey {
  readonly key: string;
  /** The one that pages are to have; former ones work until their end. */
  readonly isCurrent: boolean;
  /** Null for a key of the settings. */
  readonly issuedAt: Date | null;
  /** Null where no end is set. */
  readonly endsAt: Date | null;
}

/** Somebody on whose pages the shop's search and cart may stand (EM-03). */
export interface Partner {
  /** Written to the orders that the partner refers. */
  readonly id: PartnerId;
  /** Shown to shoppers. */
  readonly name: string;
  /** As browsers send them. `http://localhost:*` and `http://127.0.0.1:*` match every port, `null` a sandboxed frame. */
  readonly origins: readonly string[];
  /** The current one first. */
  readonly keys: readonly PartnerKey[];
  readonly disabledAt: Date | null;
  /** 0 for a partner of the settings, which nobody changes here. */
  readonly version: number;
}

/** The partners of the shop, answered from memory; those of all instances within seconds. */
export interface PartnerDirectory {
  list(): readonly Partner[];
  find(id: PartnerId): Partner | undefined;
  /** By any key that the partner ever had. */
  findByKey(key: string): { readonly partner: Partner; readonly key: PartnerKey } | undefined;
  /** Reads what has been changed. */
  refresh(): Promise<void>;
  /** Follows the changes of other instances until the returned function is called. */
  follow(): () => void;
}

export const isWorking = ({ endsAt }: PartnerKey, now: Date): boolean => endsAt === null || endsAt > now;

/** Whether pages of an origin may use the partner's keys. */
export const hasOrigin = ({ origins }: Pick<Partner, 'origins'>, origin: string): boolean =>
  coversOrigin(origins, origin);
