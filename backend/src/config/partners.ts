import { readFileSync } from 'node:fs';
import { partnerKey } from '@storefront/shared/contract';
import { z } from 'zod';

/** Somebody on whose pages the shop's search and cart may stand (EM-03). */
export interface Partner {
  /** Stands on the orders that come from there. */
  readonly id: string;
  /** Shown to shoppers. */
  readonly name: string;
  /** Stands on the partner's page, so it is no secret. */
  readonly key: string;
  /** As browsers send them. `http://localhost:*` and `http://127.0.0.1:*` stand for every port, `null` for the sandboxed preview of the playground. */
  readonly origins: readonly string[];
}

const EVERY_PORT = ['http://localhost:*', 'http://127.0.0.1:*'];
const OPAQUE = 'null';

/** The partner of the playground, there without any settings while the shop is developed. */
export const DEVELOPMENT_PARTNER: Partner = {
  id: 'playground',
  name: 'Playground',
  key: 'pk_playground',
  origins: [OPAQUE, ...EVERY_PORT],
};

const isOrigin = (text: string): boolean => {
  if (text === OPAQUE || EVERY_PORT.includes(text)) return true;
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
};

const partner = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use at most 40 lower-case letters, digits and hyphens'),
  name: z.string().trim().min(1).max(60),
  key: z
    .string()
    .refine((key) => partnerKey.safeParse(key).success, 'Use pk_ and 4 to 60 letters, digits, hyphens or underscores'),
  origins: z
    .array(z.string().refine(isOrigin, 'Use origins such as https://partner.example, without a path'))
    .min(1)
    .max(50),
});

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** The partners of a file, and everything that is wrong with it. */
export function readPartners(file: string): { partners: Partner[]; problems: string[] } {
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
    repeated(read.data.map((one) => one[field])).map(
      (value) => `PARTNERS_FILE: the ${field} ${value} is there more than once`,
    ),
  );
  return { partners: read.data, problems: twice };
}

/** `http://localhost:8080` → `http://localhost:*` */
const withoutPort = (origin: string): string =>
  origin.replace(/(^http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/, '$1:*');

/** Whether pages of an origin may use the partner's key. */
export const hasOrigin = ({ origins }: Partner, origin: string): boolean =>
  origins.includes(origin) || (EVERY_PORT.includes(withoutPort(origin)) && origins.includes(withoutPort(origin)));
