import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksOldInstances, holdsWritesUp } from '../../test/support/expand-only';
import { readIndexes } from './migration-files';
import { migrationsFolder } from './migrations-folder';

/** Nothing was in service before the first migration. */
const [, ...later] = readdirSync(migrationsFolder())
  .filter((file) => file.endsWith('.sql'))
  .sort();

describe('[S6] migrations, while instances of the previous release are in service', () => {
  it.each(later)('%s only adds', (file) => {
    expect(breaksOldInstances(readFileSync(join(migrationsFolder(), file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note";', 'still reads'],
    ['DROP TABLE "carts";', 'still reads'],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', 'old name'],
    ['ALTER TABLE "orders" RENAME TO "purchases";', 'old name'],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;', 'old type'],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'write nothing'],
    ['ALTER TABLE "orders" ADD COLUMN "channel" text NOT NULL;', 'without this column'],
    ['ALTER TABLE "orders" ADD COLUMN "code" text DEFAULT \'\' NOT NULL UNIQUE;', 'forbids'],
    ['ALTER TABLE "orders" ADD COLUMN "partner" uuid REFERENCES "partners"("id");', 'forbids'],
    ['ALTER TABLE "orders" ALTER COLUMN "state" DROP DEFAULT;', 'counts on the default'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "paid" CHECK ("total" > 0);', 'forbids'],
    ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("note");', 'forbids'],
    ['DROP INDEX "orders_newest";', 'not known to be safe'],
    ['TRUNCATE "orders";', 'not known to be safe'],
    ['UPDATE "orders" SET "note" = null;', 'not known to be safe'],
    ['UPDATE "orders" SET "note" = null WHERE "id" is not null;', 'not known to be safe'],
  ])('rejects %s: %s', (statement, reason) => {
    expect(breaksOldInstances(statement)).toEqual([expect.stringContaining(reason)]);
  });

  it('allow what belongs to a table of the same migration, and what the previous release may leave out', () => {
    const text = [
      'CREATE TABLE "partners" (\n\t"id" uuid PRIMARY KEY NOT NULL\n);',
      'ALTER TABLE "partners" ADD CONSTRAINT "of_customer" FOREIGN KEY ("id") REFERENCES "public"."customers"("id");',
      'CREATE UNIQUE INDEX "partners_one" ON "partners" USING btree ("id");',
      'CREATE INDEX "orders_by_note" ON "orders" USING btree ("note");',
      'DROP INDEX "orders_newest";',
      'CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at");',
      'ALTER TABLE "orders" ADD COLUMN "note" text;',
      'ALTER TABLE "orders" ADD COLUMN "sendings" integer DEFAULT 1 NOT NULL;',
    ];
    expect(breaksOldInstances(text.join('--> statement-breakpoint\n'))).toEqual([]);
  });

  it('may fill columns of the same migration, and no others', () => {
    const add = 'ALTER TABLE "orders" ADD COLUMN "code" text;--> statement-breakpoint\n';
    const where = `WHERE "note" = 'declined';`;
    expect(breaksOldInstances(`${add}UPDATE "orders" SET "code" = 'x' ${where}`)).toEqual([]);
    expect(breaksOldInstances(`${add}UPDATE "orders" SET "code" = 'x', "note" = '' ${where}`)).toHaveLength(1);
    expect(breaksOldInstances(`${add}UPDATE "carts" SET "code" = 'x' ${where}`)).toHaveLength(1);
  });

  it('may reference another table from a new column that the previous release leaves empty, and from no other', () => {
    const add = 'ALTER TABLE "orders" ADD COLUMN "partner" uuid;--> statement-breakpoint\n';
    const filled = `ALTER TABLE "orders" ADD COLUMN "partner" uuid DEFAULT 'x' NOT NULL;--> statement-breakpoint\n`;
    const refer = (column: string) =>
      `ALTER TABLE "orders" ADD CONSTRAINT "of_partner" FOREIGN KEY ("${column}") REFERENCES "public"."partners"("id") ON DELETE cascade;`;
    expect(breaksOldInstances(add + refer('partner'))).toEqual([]);
    expect(breaksOldInstances(filled + refer('partner'))).toHaveLength(1);
    expect(breaksOldInstances(add + refer('customer_id'))).toHaveLength(1);
  });

  it('that remove something must say why nothing running needs it', () => {
    const drop = 'ALTER TABLE "orders" DROP COLUMN "note";';
    expect(breaksOldInstances(`-- contracts: nothing since the release before last reads it\n${drop}`)).toEqual([]);
    expect(breaksOldInstances(`-- contracts:\n${drop}`)).toHaveLength(1);
  });
});

describe('[OP-02g] migrations, while others write', () => {
  /** Applied before this rule existed. */
  const earlier = '0032';

  it.each(later.filter((file) => file.slice(0, 4) > earlier).concat('none yet'))('%s does not block writes', (file) => {
    const text = file === 'none yet' ? '' : readFileSync(join(migrationsFolder(), file), 'utf8');
    expect(holdsWritesUp(text)).toEqual([]);
    expect(() => readIndexes(text.split('--> statement-breakpoint'))).not.toThrow();
  });

  it('reject an index of an existing table unless it is built concurrently', () => {
    const plain = 'CREATE INDEX "orders_by_note" ON "orders" USING btree ("note");';
    const concurrent = 'CREATE INDEX CONCURRENTLY "orders_by_note" ON "orders" USING btree ("note");';
    expect(
      [plain, plain.replace('INDEX', 'UNIQUE INDEX'), concurrent].map((text) => holdsWritesUp(text).length),
    ).toEqual([1, 1, 0]);
    expect(holdsWritesUp(`CREATE TABLE "orders" (\n\t"note" text\n);--> statement-breakpoint\n${plain}`)).toEqual([]);
  });

  it('require a concurrent index to be in a migration of its own', () => {
    const build = (name: string) => `CREATE INDEX CONCURRENTLY "${name}" ON "orders" USING btree ("note");`;
    expect(readIndexes([`-- Why.\n${build('one')}`, build('two')]).map(({ name }) => name)).toEqual(['one', 'two']);
    expect(readIndexes(['ALTER TABLE "orders" ADD COLUMN "note" text;'])).toEqual([]);
    expect(() => readIndexes(['ALTER TABLE "orders" ADD COLUMN "note" text;', build('one')])).toThrow(
      /does nothing else/,
    );
  });
});
