import { jobs as table } from '../src/db/schema';
import { makeTestApp } from './support/app';

/** Promises kept automatically: each is a scheduled job, whose effect is tested where it is called directly. */
const SCHEDULED = [
  'add-on-ends',
  'address-corrections',
  'audit-prune',
  'auth-clean',
  'autorenew',
  'availability-clean',
  'bulk-changes',
  'dns-repair',
  'dns-settle',
  'dnssec',
  'dnssec-signing',
  'expiry-notices',
  'factor-removals',
  'handover-clean',
  'jobs-clean',
  'life-stages',
  'mail-clean',
  'missing-domains',
  'names-forget',
  'reconcile',
  'registrant-verification',
  'registrar-changes',
  'staff-clean',
  'unsaved-cards',
  'vat-checks',
  'webhook-prune',
];

it('[LG-01a] [LG-02b] [LG-07c] [WH-02h] [DM-09b] [OP-02d] [OP-05b] [OR-12a] runs every scheduled job when it is due', async () => {
  const shop = await makeTestApp();
  try {
    await shop.deps.jobs.enqueueRegular();
    const rows = await shop.deps.db.select({ queue: table.queue }).from(table);
    expect(rows.map(({ queue }) => queue).sort()).toEqual(SCHEDULED);
  } finally {
    await shop.close();
  }
});
