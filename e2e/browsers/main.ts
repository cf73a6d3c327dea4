// The main journey in the browsers that are no Chromium: `tsx e2e/browsers/main.ts REPORT`, with what was found on the machine in
// OTHER_BROWSERS. A driver that crashes is started once more, with a new customer; crashes again, and the browser counts as not run.
import { writeFileSync } from 'node:fs';
import { prepareDatabase } from '../support/empty-database';
import { startPartnerSite, type PartnerSite } from '../support/partner-site';
import { startStack, type Stack } from '../support/stack';
import { startFirefox } from './firefox';
import { journey } from './journey';
import { DriverCrash, type PageDriver } from './page-driver';
import { startWebKit, type WebKitPrograms } from './webkit';

interface Found {
  readonly firefox?: string;
  readonly webkit?: WebKitPrograms;
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @throws DriverCrash */
async function runOnce(name: string, start: () => Promise<PageDriver>, stack: Stack, partner: PartnerSite): Promise<Outcome> {
  const driver = await start();
  let passed = 0;
  try {
    say(`${driver.version}`);
    for (const step of journey(driver, stack, partner)) {
      const began = Date.now();
      try {
        await step.run();
      } catch (error) {
        if (error instanceof DriverCrash) throw new DriverCrash(`at "${step.name}": ${error.message}`, { cause: error });
        say(`  ✗ ${step.name}\n${error instanceof Error ? error.message : String(error)}`);
        return { passed, failed: 1, note: `${name}: "${step.name}" failed` };
      }
      passed += 1;
      say(`  ✓ ${step.name} (${Date.now() - began} ms)`);
    }
    const uncaught = driver.uncaught();
    if (uncaught && uncaught.length > 0) {
      say(`  ✗ errors that nobody caught\n${uncaught.join('\n')}`);
      return { passed, failed: 1, note: `${name}: errors that nobody caught` };
    }
    return { passed, failed: 0 };
  } finally {
    await driver.close();
  }
}

async function run(name: string, start: () => Promise<PageDriver>, stack: Stack, partner: PartnerSite): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(name, start, stack, partner);
    } catch (error) {
      if (!(error instanceof DriverCrash)) throw error;
      say(`  ! the driver of ${name} crashed ${error.message}`);
      if (attempt === 2) return { passed: 0, failed: 0, note: `${name} not run to its end: driver crashed ${error.message}` };
    }
  }
}

async function main(report: string): Promise<void> {
  const { firefox, webkit } = JSON.parse(process.env.OTHER_BROWSERS ?? '{}') as Found;
  await prepareDatabase();
  const stack = await startStack();
  const partner = await startPartnerSite(() => stack.url);
  try {
    const outcomes: Outcome[] = [];
    if (firefox) outcomes.push(await run('Firefox', () => startFirefox(firefox), stack, partner));
    if (webkit) outcomes.push(await run('WebKit', () => startWebKit(webkit), stack, partner));
    const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const result = { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed), notes: outcomes.flatMap(({ note }) => note ?? []) };
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
