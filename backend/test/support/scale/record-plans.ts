import { Client, Pool } from 'pg';
import { answerAsAsked } from '../any-order';

/** A node of a plan from `explain (format json)`; the fields that are read here. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** An executed statement. */
export interface RecordedPlan {
  readonly text: string;
  /** Rows that it read from tables, including those that it discarded. */
  readonly rows: number;
  /** Database pages that it touched. */
  readonly pages: number;
  /** Tables that it scanned completely. */
  readonly scanned: ReadonlyMap<string, number>;
  readonly plan: PlanNode;
}

const SETTINGS = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
];

/** The URL of a database whose sessions report their plans. `auto_explain` comes with PostgreSQL; the user has to be a superuser. */
export function withPlans(url: string, settings: readonly string[] = []): string {
  const address = new URL(url);
  address.searchParams.set('options', [...SETTINGS, ...settings].map((setting) => `-c ${setting}`).join(' '));
  return address.href;
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** A bitmap scan is counted where its rows are read. */
const isRead = (node: PlanNode): boolean => node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable';

function countRows(node: PlanNode): number {
  const each =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(each * (node['Actual Loops'] ?? 1));
}

function toRecorded(message: string): RecordedPlan | undefined {
  const begin = message.indexOf('{');
  if (!/plan:/.test(message) || begin === -1) return undefined;
  const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(begin)) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  const nodes = [...nodesOf(plan)];
  return {
    text,
    rows: nodes.filter(isRead).reduce((sum, node) => sum + countRows(node), 0),
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    scanned: new Map(
      nodes.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' ? [[node['Relation Name'] ?? '', countRows(node)] as const] : [],
      ),
    ),
    plan,
  };
}

/** Records the plans of sessions with a `withPlans` URL, for all connections opened from now on. */
export function recordPlans() {
  answerAsAsked();
  let recorded: RecordedPlan[] = [];
  const { emit } = Pool.prototype;
  // The pool is internal to the product; it only emits new connections.
  Pool.prototype.emit = function (this: Pool, event: string, ...given: unknown[]): boolean {
    const [client] = given;
    if (event === 'connect' && client instanceof Client)
      client.on('notice', ({ message }) => {
        const plan = toRecorded(message ?? '');
        if (plan) recorded.push(plan);
      });
    return emit.call(this, event, ...given);
  } as typeof emit;
  return {
    /** The plans recorded during `work`. */
    async during(work: () => unknown): Promise<readonly RecordedPlan[]> {
      recorded = [];
      await work();
      return recorded;
    },
    stop(): void {
      Pool.prototype.emit = emit;
    },
  };
}
