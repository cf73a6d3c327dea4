import { readFileSync } from 'node:fs';
import { partnerKey, type PartnerId } from '@storefront/shared/contract';
import { partnerId, partnerName, partnerOrigins } from '@storefront/shared/contract/desk';
import { z } from 'zod';

/** A partner of the settings: read-only, with a single key. */
export interface ConfiguredPartner {
  readonly id: PartnerId;
  readonly name: string;
  /** Public, because it is part of the partner's page. */
  readonly key: string;
  readonly origins: readonly string[];
}

/** The partner of the playground, available in development without settings. */
export const DEVELOPMENT_PARTNER: ConfiguredPartner = {
  id: partnerId.parse('playground'),
  name: 'Playground',
  key: 'pk_playground',
  origins: ['null', 'http://localhost:*', 'http://127.0.0.1:*'],
};

const partner = z.strictObject({
  id: partnerId,
  name: partnerName,
  key: z
    .string()
    .refine((key) => partnerKey.safeParse(key).success, 'Use pk_ and 4 to 60 letters, digits, hyphens or underscores'),
  origins: partnerOrigins,
});

const listRepeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

export function readPartners(file: string): { partners: ConfiguredPartner[]; problems: string[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { partners: [], problems: [`PARTNERS_FILE: ${file} cannot be read as JSON (${(error as Error).message})`] };
  }
  const read = z.array(partner).safeParse(content);
  if (!read.success)
    return {
      partners: [],
      problems: read.error.issues.map(
        ({ path, message }) => `PARTNERS_FILE: ${path.join('.') || 'the file'}: ${message}`,
      ),
    };
  const twice = (['id', 'key'] as const).flatMap((field) =>
    listRepeated(read.data.map((one) => one[field])).map(
      (value) => `PARTNERS_FILE: the ${field} ${value} is there more than once`,
    ),
  );
  return { partners: read.data, problems: twice };
}
