import { deriveLanguageTag } from '../../core/language-tag';
import type { Deps } from '../../deps';
import { listWithoutLanguageTag, storeLanguageTag } from './queries';

/** Domains of a page that are queried in one comparison; the others follow in the next ones. */
const MOST = 50;

/**
 * Stores the language tags of internationalised domains that have none stored, because an earlier release ordered them: as the registrar
 * reports it, otherwise as that release derived it.
 */
export async function storeMissingLanguageTags(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  names: readonly string[],
): Promise<void> {
  const internationalised = names.filter((name) => deriveLanguageTag(name) !== null);
  for (const { id, name } of (await listWithoutLanguageTag(db, internationalised)).slice(0, MOST)) {
    const held = await registrar.info(name);
    if (held === 'unknown' || held === null) continue;
    const tag = held.languageTag ?? deriveLanguageTag(name);
    if (tag !== null) await storeLanguageTag(db, id, tag);
  }
}
