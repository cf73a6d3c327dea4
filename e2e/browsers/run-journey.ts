import type { Step } from './journey';
import { DriverCrash, type PageDriver } from './page-driver';

/** How a journey ended in one browser. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

type Say = (line: string) => void;

/** Attempts to start a driver that crashes. */
const ATTEMPTS = 2;

/** @throws DriverCrash */
async function runOnce(
  name: string,
  start: () => Promise<PageDriver>,
  getSteps: (driver: PageDriver) => readonly Step[],
  say: Say,
): Promise<Outcome> {
  const driver = await start();
  let passed = 0;
  try {
    say(`${driver.version}`);
    for (const step of getSteps(driver)) {
      const began = Date.now();
      try {
        await step.run();
      } catch (error) {
        if (error instanceof DriverCrash)
          throw new DriverCrash(`at "${step.name}": ${error.message}`, { cause: error, log: driver.log() });
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

/**
 * Runs a journey in one browser. A driver crash says nothing about the product, so the driver is restarted once, with a new customer. A
 * second crash counts as a failure, as it is unknown whether the product works there. Both times the driver's last output is shown.
 * @param getSteps returns the steps for a newly started driver
 */
export async function runJourney(
  name: string,
  start: () => Promise<PageDriver>,
  getSteps: (driver: PageDriver) => readonly Step[],
  say: Say,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(name, start, getSteps, say);
    } catch (error) {
      if (!(error instanceof DriverCrash)) throw error;
      say(`  ! the driver of ${name} crashed ${error.message}${error.log === undefined ? '' : `\n${error.log}`}`);
      if (attempt === ATTEMPTS)
        return {
          passed: 0,
          failed: 1,
          note: `${name}: its driver crashed ${ATTEMPTS} times, the last time ${error.message}`,
        };
    }
  }
}
