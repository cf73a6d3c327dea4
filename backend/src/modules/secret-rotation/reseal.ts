import type { Secrets } from '../../config/secrets';
import { findHashKeys, sealHashKeys } from '../../core/hash-keys';
import { openText, sealText } from '../../core/sealed-text';
import type { Db } from '../../db/client';
import { resealCode } from '../transfers';
import { toSecretOwner } from '../webhooks';
import { findSealedRows, replaceSealed, SEALED_COLUMNS, type SealedColumn, type SealedRow } from './queries';

const PAGE = 500;

export interface Resealed {
  readonly kind: string;
  readonly count: number;
  /** Keys of rows that neither secret decrypts. */
  readonly unreadable: readonly string[];
}

/** Reseals a value with the present key; null if no key decrypts it. */
type Reseal = (row: SealedRow) => string | null;

function listKinds(secrets: Secrets): { kind: string; column: SealedColumn; reseal: Reseal }[] {
  const text =
    (purpose: 'totp' | 'staff-totp' | 'zone-signing' | 'webhook-secret', toOwner = (owner: string) => owner): Reseal =>
    ({ owner, sealed }) => {
      const keys = secrets.accepted(purpose);
      const plain = openText(sealed ?? '', toOwner(owner), keys);
      return plain === null ? null : sealText(plain, toOwner(owner), keys[0]);
    };
  const hashKeys =
    (purpose: 'api-key' | 'recovery-code'): Reseal =>
    ({ owner, sealed }) => {
      try {
        return sealHashKeys(secrets, purpose, owner, findHashKeys(secrets, purpose, { owner, hash_keys: sealed }));
      } catch {
        // Reported by the caller, with the row's key.
        return null;
      }
    };
  return [
    { kind: "customers' authenticator apps", column: SEALED_COLUMNS.totp, reseal: text('totp') },
    { kind: "staff's authenticator apps", column: SEALED_COLUMNS.staff, reseal: text('staff-totp') },
    { kind: 'staff accounts being set up', column: SEALED_COLUMNS.staffSetUps, reseal: text('staff-totp') },
    {
      kind: 'auth codes of running transfers',
      column: SEALED_COLUMNS.transferCodes,
      reseal: ({ owner, sealed }) => resealCode(sealed ?? '', owner, secrets.accepted('transfer-code')),
    },
    {
      kind: 'zone keys of the sandbox nameserver',
      column: SEALED_COLUMNS.zoneKeys,
      reseal: text('zone-signing', (zone) => `zone:${zone}`),
    },
    { kind: 'webhook secrets', column: SEALED_COLUMNS.webhooks, reseal: text('webhook-secret', toSecretOwner) },
    { kind: 'API keys', column: SEALED_COLUMNS.apiKeys, reseal: hashKeys('api-key') },
    { kind: 'recovery codes', column: SEALED_COLUMNS.recoveryCodes, reseal: hashKeys('recovery-code') },
  ];
}

/** Reseals all stored values with the present key, so that the second is no longer needed. May run beside the shop, repeatedly. */
export async function resealAll({ db, secrets }: { readonly db: Db; readonly secrets: Secrets }): Promise<Resealed[]> {
  const all: Resealed[] = [];
  for (const { kind, column, reseal } of listKinds(secrets)) {
    let count = 0;
    const unreadable: string[] = [];
    for (let after: string | undefined; ;) {
      const rows = await findSealedRows(db, column, after, PAGE);
      for (const row of rows) {
        const text = reseal(row);
        if (text === null) unreadable.push(row.key);
        else if (await replaceSealed(db, column, row, text)) count += 1;
      }
      after = rows.at(-1)?.key;
      if (rows.length < PAGE) break;
    }
    all.push({ kind, count, unreadable });
  }
  return all;
}

export function rotationText(all: readonly Resealed[]): string {
  const lines = all.map(({ kind, count }) => `  ${String(count).padStart(6)}  ${kind}`);
  const lost = all.flatMap(({ kind, unreadable }) => unreadable.map((key) => `  ${kind}: ${key}`));
  return [
    'Encrypted with SECRET_KEY:',
    ...lines,
    ...(lost.length > 0
      ? ['Neither SECRET_KEY nor SECOND_SECRET_KEY decrypts these:', ...lost]
      : ['The database no longer needs SECOND_SECRET_KEY.']),
  ].join('\n');
}
