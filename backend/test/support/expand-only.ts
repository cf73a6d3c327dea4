/** Marks a migration that removes something: `-- contracts: why no running version needs it any more`. */
const CONTRACTS = /^-- contracts: \S.+$/m;

const NAME = String.raw`(?:"public"\.)?"([^"]+)"`;
const CREATED_TABLE = new RegExp(`^create (?:unlogged )?table ${NAME}`, 'i');
const ADDED_COLUMN = new RegExp(`^alter table ${NAME} add column "([^"]+)"`, 'i');
const FOREIGN_KEY = new RegExp(`^alter table ${NAME} add constraint "[^"]+" foreign key \\("([^"]+)"\\) `, 'i');
const DROPPED_INDEX = /^drop index "([^"]+)";$/i;
const PLAIN_INDEX = new RegExp(String.raw`\bcreate (?:unique )?index (?!concurrently).*? on ${NAME}`, 'i');
const FILLED = new RegExp(`^update ${NAME} set (.*?) (?:from|where) `, 'i');
const ASSIGNED = /"([^"]+)" = /g;
const TARGET = new RegExp(`^(?:alter table|create(?: unique)? index "[^"]+" on) ${NAME}`, 'i');

/** Statements that an older version is not affected by. */
const HARMLESS: readonly RegExp[] = [
  /^create (?:unlogged )?table /i,
  /^create sequence /i,
  /^create index /i,
  // Indexes of an extension, if the database supports it.
  /^do \$\$ begin create extension if not exists \w+; (?:create index [^;]+; )+exception when [\w ]+ then raise notice [^;]+; end \$\$;$/i,
  // A value in each row that the old version writes: the default, or null.
  /^alter table \S+ add column (?!.*\b(?:unique|references|primary key|check|generated)\b)(?:(?!.*\bnot null\b)|(?=.*\bdefault\b))/i,
];

/** Statements that break the old version, with the reason. */
const HARMFUL: readonly [RegExp, string][] = [
  [/\bdrop (?:column|table|schema|sequence|view|type)\b/i, 'the old version still reads and writes it'],
  [/\brename\b/i, 'the old version asks for it under its old name'],
  [/\bset data type\b|\balter column \S+ type\b/i, 'the old version reads and writes the old type'],
  [/\bset not null\b/i, 'the old version may write nothing there'],
  [/\badd column\b(?!.*\bdefault\b).*\bnot null\b/i, 'the old version writes rows without this column'],
  [/\bdrop default\b/i, 'the old version counts on the default'],
  [/\bunique index\b|\badd constraint\b|\badd column\b/i, 'the old version may write rows that this forbids'],
];

/**
 * Finds the statements of a migration that break an instance of the previous version: such instances keep serving while it is applied and
 * until the last one is replaced. Only additions that may be ignored are allowed; changes to a table created in the same migration are
 * part of creating it, and statements that fill added columns, or add their references, are part of adding them.
 * @param text a migration as written by drizzle-kit
 * @returns one line per statement, none if old instances keep working or if the migration says why it contracts
 */
export function breaksOldInstances(text: string): string[] {
  if (CONTRACTS.test(text)) return [];
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean);
  // An index that is recreated in the same migration: the old version still finds the same rows with it.
  const madeAnew = (statement: string): boolean => {
    const [, index] = DROPPED_INDEX.exec(statement) ?? [];
    return index !== undefined && statements.some((other) => other.startsWith(`CREATE INDEX "${index}" ON `));
  };
  const created = new Set(statements.map((statement) => CREATED_TABLE.exec(statement)?.[1]));
  const added = new Set(statements.map((statement) => ADDED_COLUMN.exec(statement)?.slice(1).join('.')));
  const fillsAdded = (statement: string): boolean => {
    const [, table, assignments = ''] = FILLED.exec(statement) ?? [];
    const columns = [...assignments.matchAll(ASSIGNED)].map(([, column]) => column ?? '');
    return columns.length > 0 && columns.every((column) => added.has(`${table}.${column}`));
  };
  // A column that the old version leaves empty refers to nothing.
  const leftEmpty = new Set(
    statements
      .filter((statement) => !/\b(?:default|not null)\b/i.test(statement))
      .map((statement) => ADDED_COLUMN.exec(statement)?.slice(1).join('.')),
  );
  const refersFromAdded = (statement: string): boolean => {
    const [, ...column] = FOREIGN_KEY.exec(statement) ?? [];
    return column.length > 0 && leftEmpty.has(column.join('.'));
  };
  return statements
    .filter(
      (statement) =>
        !HARMLESS.some((form) => form.test(statement)) &&
        !created.has(TARGET.exec(statement)?.[1] ?? '') &&
        !fillsAdded(statement) &&
        !madeAnew(statement) &&
        !refersFromAdded(statement),
    )
    .map(
      (statement) =>
        `${statement}: ${HARMFUL.find(([form]) => form.test(statement))?.[1] ?? 'not known to be safe for old instances'}`,
    );
}

/**
 * Finds the statements that block writes in a large shop: indexes on existing tables that are not built concurrently.
 * @param text a migration as written by drizzle-kit
 * @returns one line per statement
 */
export function holdsWritesUp(text: string): string[] {
  const statements = text.split('--> statement-breakpoint').map((statement) =>
    statement
      .replace(/^\s*--.*$/gm, '')
      .trim()
      .replace(/\s+/g, ' '),
  );
  const created = new Set(statements.map((statement) => CREATED_TABLE.exec(statement)?.[1]));
  return statements.filter((statement) => {
    const table = PLAIN_INDEX.exec(statement)?.[1];
    return table !== undefined && !created.has(table);
  });
}
