// Runs the main journey in browsers other than Chromium: `tsx e2e/browsers/main.ts REPORT`, with the browsers found on the machine in
// OTHER_BROWSERS. With JOURNEY=long it continues with the management of a domain.
import { writeFileSync } from 'node:fs';
import { startPartnerSite } from '../support/partner-site';
import { prepareStacks, startStack } from '../support/stack';
import { startFirefox } from './firefox';
import { journey } from './journey';
import type { PageDriver } from './page-driver';
import { runJourney, type Outcome } from './run-journey';
import { startWebKit, type WebKitPrograms } from './webkit';

interface Found {
  readonly firefox?: string;
  readonly webkit?: WebKitPrograms;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(report: string): Promise<void> {
  const { firefox, webkit } = JSON.parse(process.env.OTHER_BROWSERS ?? '{}') as Found;
  await prepareStacks();
  const stack = await startStack();
  const partner = await startPartnerSite(() => stack.url);
  try {
    const outcomes: Outcome[] = [];
    const steps = (driver: PageDriver) => journey(driver, stack, partner, process.env.JOURNEY === 'long');
    if (firefox) outcomes.push(await runJourney('Firefox', () => startFirefox(firefox), steps, say));
    if (webkit) outcomes.push(await runJourney('WebKit', () => startWebKit(webkit), steps, say));
    const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const result = {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed),
      notes: outcomes.flatMap(({ note }) => note ?? []),
    };
    writeFileSync(report, JSON.stringify(result));
    process.exitCode = result.failed > 0 ? 1 : 0;
  } finally {
    await partner.close();
    await stack.remove();
  }
}

main(process.argv[2] ?? '').then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
