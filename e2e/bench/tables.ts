// Figures as tables of docs/benchmarks.md.
import type { EndpointFigures } from './endpoint-figures';
import type { KeystrokeFigures } from './keystroke-figures';
import { LIGHTHOUSE_CATEGORIES, type LighthouseFigures } from './lighthouse-figures';
import type { PageFigures } from './page-figures';
import type { TraceFigures } from './trace-figures';

/** Figures of pages by name, of a first visit and of a second one. */
export type PageRuns = ReadonlyMap<string, { readonly cold: PageFigures; readonly warm: PageFigures }>;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function pageTable(measured: PageRuns, kind: 'cold' | 'warm'): string[] {
  const floor = measured.get('static floor')?.[kind];
  const react = measured.get('react floor')?.[kind];
  const ratio = (value: number, of: number | undefined) => (of ? `${(value / of).toFixed(2)}x` : '–');
  return [
    row([
      'page',
      'KB',
      'requests',
      'depth',
      'first paint',
      'largest paint',
      'ready',
      'blocked, ms',
      'longest task, ms',
      'layout shift',
    ]),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...[...measured].map(([name, figures]) => {
      const f = figures[kind];
      return row([
        name,
        f.kilobytes.toFixed(1),
        f.requests,
        f.depth,
        `${f.firstPaint.toFixed(0)} ms, ${ratio(f.firstPaint, floor?.firstPaint)}`,
        `${f.largestPaint.toFixed(0)} ms, ${ratio(f.largestPaint, floor?.largestPaint)}`,
        `${f.ready.toFixed(0)} ms, ${ratio(f.ready, react?.ready)}`,
        f.blocked.toFixed(0),
        f.longestTask.toFixed(0),
        f.layoutShift.toFixed(3),
      ]);
    }),
  ];
}

export function keystrokeTable({ keys, firstRow, firstAnswer }: KeystrokeFigures): string[] {
  const line = (name: string, { p50, p75, p99 }: KeystrokeFigures['firstRow']) =>
    row([name, p50.toFixed(0), p75.toFixed(0), p99.toFixed(0)]);
  return [
    `Time from a keystroke to the frame that shows its effect; ${keys} keystrokes in the search field of the results, without throttling. The goal of the first row is 80 ms at p75.`,
    '',
    row(['shown', 'p50, ms', 'p75, ms', 'p99, ms']),
    row(['---', '--:', '--:', '--:']),
    line('the row of the new domain', firstRow),
    line("its registry's answer", firstAnswer),
  ];
}

export function endpointTable(database: string, figures: readonly EndpointFigures[]): string[] {
  const refused = figures.filter((f) => f.refused > 0);
  return [
    '8 connections, compared with a bare Fastify that accepts the same body, runs the same statements with the same values (new IDs where ours has new',
    `IDs) on ${database}, and sends the same response. *Processor* is the ratio of the processor time of the two servers, which other load on the`,
    'machine hardly affects. It does not include PostgreSQL, which is a separate process.',
    '',
    row([
      'call',
      'statements',
      'requests/s',
      'bare requests/s',
      'share',
      'processor',
      'p50, ms',
      'p99, ms',
      'bare p50, ms',
      'bare p99, ms',
    ]),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...figures.map((f) =>
      row([
        f.name,
        f.statements,
        f.ours.toFixed(0),
        f.floor.toFixed(0),
        (f.ours / f.floor).toFixed(2),
        f.processorShare.toFixed(2),
        f.p50,
        f.p99,
        f.floorP50,
        f.floorP99,
      ]),
    ),
    ...refused.flatMap((f) => ['', `${f.name}: ${f.refused} requests were refused, so its row is meaningless.`]),
  ];
}

export function traceTable(figures: readonly TraceFigures[]): string[] {
  return [
    'Two backends on PostgreSQL, one with traces by the default settings, one without; 8 connections, medians of the rounds. *Share* is requests per',
    'second with traces divided by those without; *processor* is the same ratio of processor time per request.',
    '',
    row(['call', 'requests/s without', 'with', 'share', 'processor']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...figures.map((f) => row([f.name, f.off.toFixed(0), f.on.toFixed(0), f.share.toFixed(2), f.processor.toFixed(2)])),
  ];
}

export function lighthouseTable(figures: readonly LighthouseFigures[]): string[] {
  return [
    'Lighthouse with its mobile profile, which calculates most times from a run without throttling; medians of the rounds. The goal is 98 for performance and 100 for the rest.',
    '',
    row(['page', ...LIGHTHOUSE_CATEGORIES, 'blocked, ms', 'longest task, ms', 'largest paint, ms']),
    row(['---', ...LIGHTHOUSE_CATEGORIES.map(() => '--:'), '--:', '--:', '--:']),
    ...figures.map((f) =>
      row([
        f.path,
        ...LIGHTHOUSE_CATEGORIES.map((category) => f.scores[category].toFixed(0)),
        f.blocked.toFixed(0),
        f.longestTask.toFixed(0),
        f.largestPaint.toFixed(0),
      ]),
    ),
  ];
}
