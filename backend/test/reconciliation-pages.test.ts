import { addYears } from 'date-fns';
import { eq, inArray, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { assertMinor } from '@storefront/shared/domain';
import {
  audit_entries,
  book_differences,
  book_readings,
  domains,
  found_differences,
  jobs as jobRows,
  listed_names,
  listed_payments,
  orders,
  registrar_sandbox_names,
} from '../src/db/schema';
import { DatabaseJobs } from '../src/jobs/database-jobs';
import { defineQueue, type Jobs } from '../src/jobs/jobs';
import { differenceText } from '../src/modules/reconciliation/compare';
import { reconcile } from '../src/modules/reconciliation/reconcile';
import { handleReconciliation } from '../src/modules/reconciliation/reconcile-job';
import type { NamePage, Registrar } from '../src/ports/registrar';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import { silentLog } from './support/silent-log';
import { listNames } from './support/whole-lists';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const reconciling = defineQueue<object>({ name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 });
/** Prefix of domains that the registrar has but no customer. */
const STRAY = 'stray-';

async function buy(): Promise<{ id: string; name: string }> {
  const name = `${freshLabel()}.com`;
  const id = await shop.place(customer, { bought: [name] });
  await shop.settle(customer, id);
  return { id, name };
}

async function addStrays(many: number): Promise<void> {
  const expires = addYears(shop.clock.now(), 1).toISOString();
  await shop.deps.db.execute(sql`
    insert into registrar_sandbox_names (name, registered_at, expires_at, auto_renew, privacy, locked, nameservers)
    select ${STRAY} || n || '.com', now(), ${expires}::timestamptz, false, false, true, '[]' from generate_series(1, ${many}::int) as n`);
}

afterEach(async () => {
  await shop.deps.db.delete(registrar_sandbox_names).where(like(registrar_sandbox_names.name, `${STRAY}%`));
  await shop.deps.db.delete(book_differences);
});

/** Lists the registrar's domains in pages of two. `asked` has the requested pages, by the domain that they follow. */
function inPages(whenAsked: (after: string | null) => Promise<void> = async () => {}) {
  const asked: (string | null)[] = [];
  const { registrar } = shop.deps;
  const paged: Registrar = {
    ...registrar,
    async registeredDomains(after): Promise<NamePage | 'unknown'> {
      asked.push(after);
      await whenAsked(after);
      const all = await listNames(registrar);
      if (all === 'unknown') return all;
      const left = all
        .filter(({ domain }) => after === null || domain > after)
        .sort((a, b) => (a.domain < b.domain ? -1 : 1));
      const names = left.slice(0, 2);
      return { names, next: left.length > 2 ? (names.at(-1)?.domain ?? null) : null };
    },
  };
  return { asked, registrar: paged };
}

/** A process that handles one page at a time. */
function startInstance(registrar: Registrar): Jobs {
  const jobs = new DatabaseJobs({ database: shop.deps.database, log: silentLog });
  handleReconciliation({ ...shop.deps, registrar, jobs }, { page: 2, mayContinue: () => false });
  return jobs;
}

/** A process that is killed at the second page of the domains. */
async function killOverPage() {
  let hasHung = (): void => {};
  const hung = new Promise<void>((resolve) => (hasHung = resolve));
  const dying = inPages(async (after) => {
    if (after === null) return;
    hasHung();
    await new Promise(() => {});
  });
  const first = startInstance(dying.registrar);
  await begin(first);
  void first.drain();
  await hung;
  // By the clock of the database, the lease of the killed process has expired.
  await shop.deps.db
    .update(jobRows)
    .set({ lease_until: sql`now() - interval '1 second'` })
    .where(eq(jobRows.queue, reconciling.name));
  return dying;
}

const begin = (jobs: Jobs) => jobs.enqueue(reconciling, {});

async function supportSubjects(): Promise<string[]> {
  const { supportEmail } = shop.deps.config;
  return (await shop.emails()).filter(({ recipient }) => recipient === supportEmail).map(({ subject }) => subject);
}

const rowsLeft = async (): Promise<number> => {
  const { db } = shop.deps;
  let left = 0;
  for (const table of [book_readings, listed_names, listed_payments, found_differences]) left += await db.$count(table);
  return left;
};

const readTexts = ({ differences }: Awaited<ReturnType<typeof reconcile>>) => differences.map(differenceText).sort();

describe('[OP-11e] the reconciliation', () => {
  it('finds the same in pages of any size, and leaves nothing behind', async () => {
    const { db } = shop.deps;
    const bought = [await buy(), await buy(), await buy(), await buy()];
    const [refunded, longer, lost] = bought;
    await db
      .update(orders)
      .set({ captured: assertMinor(1) })
      .where(eq(orders.id, asId(refunded?.id ?? '')));
    await db
      .update(registrar_sandbox_names)
      .set({ expires_at: new Date('2031-01-01T00:00:00Z') })
      .where(eq(registrar_sandbox_names.name, longer?.name ?? ''));
    await db
      .update(domains)
      .set({ ended_at: addYears(shop.clock.now(), -1) })
      .where(eq(domains.name, lost?.name ?? ''));
    await addStrays(7);
    const whole = await reconcile(shop.deps);
    expect(whole.differences).toHaveLength(3 + 7);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 15 }), async (page) => {
        const paged = await reconcile(shop.deps, { page });
        expect({ ...paged, differences: readTexts(paged) }).toEqual({ ...whole, differences: readTexts(whole) });
      }),
      { numRuns: 6 },
    );
    expect(await rowsLeft()).toBe(0);

    const { captured } = await shop.settle(customer, refunded?.id ?? '');
    expect(captured).toBe(0.01);
    await db.execute(sql`update orders set captured = total where id = ${refunded?.id ?? ''}`);
    const bookedUntil = sql`(select expiry_date from domains where name = ${longer?.name ?? ''})`;
    await db
      .update(registrar_sandbox_names)
      .set({ expires_at: bookedUntil })
      .where(eq(registrar_sandbox_names.name, longer?.name ?? ''));
    await db
      .update(domains)
      .set({ ended_at: null })
      .where(
        inArray(
          domains.name,
          bought.map(({ name }) => name),
        ),
      );
  });

  it('reports many differences in one email, and stores them in parts', async () => {
    await addStrays(2_300);
    await begin(shop.deps.jobs);
    await shop.deps.jobs.drain({ delayed: false });
    const written = await auditTrail(shop.deps.db, eq(audit_entries.action, 'books.differ'));
    expect(written.map(({ after }) => (after as { differences: unknown[] }).differences.length)).toEqual([
      1_000,
      1_000,
      expect.any(Number),
    ]);
    const all = written.flatMap(({ after }) => (after as { differences: { subject: string }[] }).differences);
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
    expect((await supportSubjects()).filter((subject) => subject.includes(`${all.length} place`))).toHaveLength(1);
    await shop.deps.db.delete(registrar_sandbox_names).where(like(registrar_sandbox_names.name, `${STRAY}%`));
    await begin(shop.deps.jobs);
    await shop.deps.jobs.drain({ delayed: false });
    expect(await auditTrail(shop.deps.db, eq(audit_entries.action, 'books.agree'))).not.toEqual([]);
    expect(await rowsLeft()).toBe(0);
  });

  it('is shared by two instances, with each page done once', async () => {
    await addStrays(9);
    const pages = inPages();
    const [first, second] = [startInstance(pages.registrar), startInstance(pages.registrar)];
    const told = (await supportSubjects()).length;
    await begin(first);
    await Promise.all([first.drain(), second.drain()]);
    // Handles what one wrote after the other had found nothing.
    await second.drain();
    expect(pages.asked.length).toBeGreaterThan(4);
    expect(new Set(pages.asked).size).toBe(pages.asked.length);
    expect((await supportSubjects()).length).toBe(told + 1);
    expect(await rowsLeft()).toBe(0);
  });

  it('continues elsewhere at the same page when a process was killed', async () => {
    await addStrays(9);
    const { asked } = await killOverPage();
    const told = (await supportSubjects()).length;
    const living = inPages();
    await startInstance(living.registrar).drain();
    expect(living.asked).not.toContain(null);
    expect(living.asked[0]).toBe(asked.at(-1));
    expect((await supportSubjects()).length).toBe(told + 1);
    expect(await rowsLeft()).toBe(0);
  });

  it('leaves to the next run what changes during this one', async () => {
    const { name } = await buy();
    const [before] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    const pages = inPages(async (after) => {
      if (after !== null) return;
      // Renewed during the listing, when this domain's page is already slightly old.
      shop.clock.advance(60);
      await shop.deps.db
        .update(domains)
        .set({ expiry_date: addYears(before?.expiry_date ?? shop.clock.now(), 1), updated_at: shop.clock.now() })
        .where(eq(domains.name, name));
    });
    const told = (await supportSubjects()).length;
    const one = startInstance(pages.registrar);
    await begin(one);
    await one.drain();
    expect((await supportSubjects()).length).toBe(told);
    const next = startInstance(inPages().registrar);
    await begin(next);
    await next.drain();
    expect((await supportSubjects()).length).toBe(told + 1);
    await shop.deps.db
      .update(domains)
      .set({ expiry_date: before?.expiry_date ?? shop.clock.now() })
      .where(eq(domains.name, name));
    await begin(next);
    await next.drain();
  });

  it('starts over when the database has lost the pages read, as after a crash', async () => {
    await addStrays(9);
    await killOverPage();
    await shop.deps.db.execute(
      sql`truncate book_readings, listed_names, listed_payments, listed_reversals, found_differences`,
    );
    const told = (await supportSubjects()).length;
    const pages = inPages();
    const next = startInstance(pages.registrar);
    await next.drain();
    expect(pages.asked).toEqual([]);
    expect((await supportSubjects()).length).toBe(told);
    await begin(next);
    await next.drain();
    expect(pages.asked[0]).toBeNull();
    expect((await supportSubjects()).length).toBe(told + 1);
    expect(await rowsLeft()).toBe(0);
  });
});
