import type { PartnerId } from '@storefront/shared/contract';
import { coversOrigin } from '@storefront/shared/contract/desk';

/** A key embedded in a partner's pages. */
export interface PartnerKey {
  readonly key: string;
  /** The key that pages should use; former keys work until their end. */
  readonly isCurrent: boolean;
  /** Null for a key from the settings. */
  readonly issuedAt: Date | null;
  /** Null if no end is set. */
  readonly endsAt: Date | null;
}

/** A partner whose pages may embed the shop's search and cart (EM-03). */
export interface Partner {
  /** Recorded on orders from its pages. */
  readonly id: PartnerId;
  /** Shown to shoppers. */
  readonly name: string;
  /** As sent by browsers. `http://localhost:*` and `http://127.0.0.1:*` match every port, `null` a sandboxed frame. */
  readonly origins: readonly string[];
  readonly keys: readonly PartnerKey[];
  readonly disabledAt: Date | null;
  /** 0 for a partner from the settings, which cannot be changed here. */
  readonly version: number;
}

/** The shop's partners, cached in memory. Changes of other instances appear within seconds. */
export interface PartnerDirectory {
  list(): readonly Partner[];
  find(id: PartnerId): Partner | undefined;
  /** By any current or former key. */
  findByKey(key: string): { readonly partner: Partner; readonly key: PartnerKey } | undefined;
  refresh(): Promise<void>;
  /** Polls for changes of other instances until the returned function is called. */
  follow(): () => void;
}

export const isWorking = ({ endsAt }: PartnerKey, now: Date): boolean => endsAt === null || endsAt > now;

export const hasOrigin = ({ origins }: Pick<Partner, 'origins'>, origin: string): boolean =>
  coversOrigin(origins, origin);
