import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksOldInstances, holdsWritesUp } from '../../test/support/expand-only';
import { readIndexes } from './migration-files';
import { migrationsFolder } from './migrations-folder';

/** Nothing served before the first one. */
const [, ...later] = readdirSync(migrationsFolder())
  .filter((file) => file.endsWith('.sql'))
  .sort();

describe('[S6] migrations, while instances of the version before serve', () => {
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
    ['DROP INDEX "orders_newest";', 'nobody has decided'],
    ['TRUNCATE "orders";', 'nobody has decided'],
    ['UPDATE "orders" SET "note" = null;', 'nobody has decided'],
    ['UPDATE "orders" SET "note" = null WHERE "id" is not null;', 'nobody has decided'],
  ])('%s is refused: %s', (statement, reason) => {
    expect(breaksOldInstances(statement)).toEqual([expect.stringContaining(reason)]);
  });

  it('what belongs to a table of the same migration, and what the old version may leave out, is let through', () => {
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

  it('columns of the same migration may be filled, and no others', () => {
    const add = 'ALTER TABLE "orders" ADD COLUMN "code" text;--> statement-breakpoint\n';
    const where = `WHERE "note" = 'declined';`;
    expect(breaksOldInstances(`${add}UPDATE "orders" SET "code" = 'x' ${where}`)).toEqual([]);
    expect(breaksOldInstances(`${add}UPDATE "orders" SET "code" = 'x', "note" = '' ${where}`)).toHaveLength(1);
    expect(breaksOldInstances(`${add}UPDATE "carts" SET "code" = 'x' ${where}`)).toHaveLength(1);
  });

  it('a column of the same migration may refer to another table where the old version leaves it empty, and no other', () => {
    const add = 'ALTER TABLE "orders" ADD COLUMN "partner" uuid;--> statement-breakpoint\n';
    const filled = `ALTER TABLE "orders" ADD COLUMN "partner" uuid DEFAULT 'x' NOT NULL;--> statement-breakpoint\n`;
    const refer = (column: string) =>
      `ALTER TABLE "orders" ADD CONSTRAINT "of_partner" FOREIGN KEY ("${column}") REFERENCES "public"."partners"("id") ON DELETE cascade;`;
    expect(breaksOldInstances(add + refer('partner'))).toEqual([]);
    expect(breaksOldInstances(filled + refer('partner'))).toHaveLength(1);
    expect(breaksOldInstances(add + refer('customer_id'))).toHaveLength(1);
  });

  it('a migration that takes something away has to say why nothing running needs it', () => {
    const drop = 'ALTER TABLE "orders" DROP COLUMN "note";';
    expect(breaksOldInstances(`-- contracts: nothing since the release before last reads it\n${drop}`)).toEqual([]);
    expect(breaksOldInstances(`-- contracts:\n${drop}`)).toHaveLength(1);
  });
});

describe('[OP-02g] migrations, while others write', () => {
  /** Applied before the rule was. */
  const earlier = '0032';

  it.each(later.filter((file) => file.slice(0, 4) > earlier).concat('none yet'))('%s holds no writes up', (file) => {
    const text = file === 'none yet' ? '' : readFileSync(join(migrationsFolder(), file), 'utf8');
    expect(holdsWritesUp(text)).toEqual([]);
    expect(() => readIndexes(text.split('--> statement-breakpoint'))).not.toThrow();
  });

  it('an index of a table that is in use is refused unless it is built concurrently', () => {
    const plain = 'CREATE INDEX "orders_by_note" ON "orders" USING btree ("note");';
    const concurrent = 'CREATE INDEX CONCURRENTLY "orders_by_note" ON "orders" USING btree ("note");';
    expect(
      [plain, plain.replace('INDEX', 'UNIQUE INDEX'), concurrent].map((text) => holdsWritesUp(text).length),
    ).toEqual([1, 1, 0]);
    expect(holdsWritesUp(`CREATE TABLE "orders" (\n\t"note" text\n);--> statement-breakpoint\n${plain}`)).toEqual([]);
  });

  it('indexes built concurrently have a migration to themselves', () => {
    const build = (name: string) => `CREATE INDEX CONCURRENTLY "${name}" ON "orders" USING btree ("note");`;
    expect(readIndexes([`-- Why.\n${build('one')}`, build('two')]).map(({ name }) => name)).toEqual(['one', 'two']);
    expect(readIndexes(['ALTER TABLE "orders" ADD COLUMN "note" text;'])).toEqual([]);
    expect(() => readIndexes(['ALTER TABLE "orders" ADD COLUMN "note" text;', build('one')])).toThrow(
      /does nothing else/,
    );
  });
});
