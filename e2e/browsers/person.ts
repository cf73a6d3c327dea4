import { setTimeout as sleep } from 'node:timers/promises';
import { DriverCrash, type PageDriver, type Wanted } from './page-driver';

/** Timeout in milliseconds for what a page should show, generous because the machine may be busy. */
const PATIENCE_MS = 90_000;

/** A person using a browser: waits for an element and then uses it. */
export class Person<Handle> {
  constructor(readonly driver: PageDriver<Handle>) {}

  /** Retries until it succeeds, including actions that the driver refuses, such as a click on an element that has just moved. */
  private async until<T>(what: string, attempt: () => Promise<T | null | false>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    let refusal = '';
    for (;;) {
      try {
        const result = await attempt();
        if (result !== null && result !== false) return result;
      } catch (error) {
        if (error instanceof DriverCrash) throw error;
        refusal = String(error);
      }
      if (Date.now() > deadline)
        throw new Error(
          `${what} did not come. ${refusal} The page at ${await this.where()} says: ${await this.words()}`,
        );
      await sleep(100);
    }
  }

  private words = async (): Promise<string> =>
    String(await this.driver.evaluate('document.body.innerText'))
      .replace(/\s+/g, ' ')
      .slice(0, 1_500);
  where = async (): Promise<string> => String(await this.driver.evaluate('location.href'));

  /** Opens a URL and waits until the previous document is gone, which not every driver does and which might contain the same elements. */
  async open(address: string): Promise<void> {
    await this.driver.evaluate('void (globalThis.isLeft = true)');
    await this.driver.open(address);
    await this.holds('globalThis.isLeft !== true');
  }

  see = (role: Wanted['role'], name: string, within?: string): Promise<unknown> =>
    this.until(`${role} ${name}`, () => this.driver.find({ role, name, within }));

  press = (role: Wanted['role'], name: string, within?: string): Promise<true> =>
    this.until(`A click on ${role} ${name}`, async () => {
      const found = await this.driver.find({ role, name, within });
      if (!found) return false;
      await this.driver.click(found);
      return true;
    });

  fill = (name: string, text: string, within?: string): Promise<true> =>
    this.until(`The field ${name}`, async () => {
      const field = await this.driver.find({ role: 'field', name, within });
      if (!field) return false;
      await this.driver.fill(field, text);
      return true;
    });

  /** Waits until an expression in the page is true. */
  holds = (expression: string): Promise<true> =>
    this.until(expression, async () => (await this.driver.evaluate(expression)) === true || null);

  at = (part: string): Promise<true> => this.holds(`location.href.includes(${JSON.stringify(part)})`);

  async inFrame(title: string, work: () => Promise<void>): Promise<void> {
    await this.until(`The frame ${title}`, async () => {
      const frame = await this.driver.find({ role: 'frame', name: title });
      if (!frame) return false;
      await this.driver.enterFrame(frame);
      return true;
    });
    await work();
    await this.driver.leaveFrame();
  }

  /** Enters a card that is approved, in the frame of the payment provider. */
  enterCard = (): Promise<void> =>
    this.inFrame('^Card number', async () => {
      await this.fill('Card number', '4242 4242 4242 4242');
      await this.fill('Expiry date', '12 / 34');
      await this.fill('Security code', '123');
    });

  /** Waits until React has hydrated all interactive elements. */
  takenOver = (): Promise<true> =>
    this.holds(
      `[...document.querySelectorAll('#root :is(a[href], button, input, select, textarea, summary)')].every((control) => Object.keys(control).some((key) => key.startsWith('__react')))`,
    );

  async chooseCountry(name: string): Promise<void> {
    const field = `[...document.querySelectorAll('main [role=combobox]')].find((one) => one.labels?.[0]?.textContent.includes('Country'))`;
    await this.see('field', 'Country', 'main');
    if ((await this.driver.evaluate(`${field}?.value`)) === name) return;
    await this.fill('Country', name, 'main');
    await this.press('option', `^${name}`);
    await this.holds(`${field}?.value === ${JSON.stringify(name)}`);
  }
}
