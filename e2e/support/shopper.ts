import type { Locator, Page } from 'playwright-core';
import type { Customer } from './customer';
import { tabTo } from './keyboard';

/** How a person operates a page: with a mouse, or by keyboard alone. */
export interface Hands {
  fill(field: Locator, text: string): Promise<void>;
  press(control: Locator): Promise<void>;
}

export const withMouse: Hands = { fill: (field, text) => field.fill(text), press: (control) => control.click() };

export function withKeyboard(page: Page): Hands {
  return {
    fill: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    press: async (control) => {
      const element = await tabTo(page, control);
      const isRadio = await element.evaluate((found) => found instanceof HTMLInputElement && found.type === 'radio');
      await page.keyboard.press(isRadio ? 'Space' : 'Enter');
    },
  };
}

/** The steps of a first purchase, each starting on the page where the previous one ends. */
export class Shopper {
  constructor(
    readonly page: Page,
    private readonly hands: Hands,
    readonly customer: Customer,
  ) {}

  private heading(name: string | RegExp): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async search(word: string): Promise<void> {
    await this.page.goto('/site/home');
    const box = this.page.getByRole('main').getByRole('textbox', { name: 'Domain name' });
    await this.hands.fill(box, word);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(`**/site/availability/${word}*`);
  }

  /** Adds the first offered domain to the cart, which then contains `count` domains. */
  async add(count = 1): Promise<void> {
    const offer = this.page.getByRole('main').getByRole('button', { name: /^Add/ }).first();
    await this.hands.press(offer);
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: count === 1 ? 'Cart, 1 domain' : `Cart, ${count} domains` })
      .waitFor();
  }

  async openCart(): Promise<void> {
    await this.hands.press(this.page.getByRole('banner').getByRole('link', { name: /Cart/ }));
    await this.heading('Cart, 1 domain');
  }

  async checkOut(): Promise<void> {
    await this.hands.press(
      this.page
        .getByRole('main')
        .getByRole('link', { name: 'Check out' })
        .or(this.page.getByRole('main').getByRole('button', { name: 'Check out' }))
        .first(),
    );
    await this.heading('Sign in');
  }

  async register(): Promise<void> {
    await this.hands.press(this.page.getByRole('main').getByRole('link', { name: 'Create an account' }));
    await this.heading('Create an account');
    const main = this.page.getByRole('main');
    await this.hands.fill(main.getByLabel('Given name'), this.customer.firstName);
    await this.hands.fill(main.getByLabel('Family name'), this.customer.lastName);
    await this.hands.fill(main.getByLabel('Email'), this.customer.email);
    await this.choose(main.getByRole('combobox', { name: 'Country' }), 'Norway');
    await this.hands.fill(main.getByLabel('Password', { exact: true }), this.customer.password);
    await this.hands.press(main.getByRole('button', { name: 'Create account' }));
    await this.heading('Confirm your email');
  }

  private async choose(combobox: Locator, country: string): Promise<void> {
    // The country of the account is already filled in.
    if ((await combobox.inputValue()) === country) return;
    await this.hands.fill(combobox, country);
    await this.page.getByRole('listbox').getByRole('option', { name: country }).first().waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Opens the link in the email, enters the password and reaches the waiting step. */
  async confirm(link: string): Promise<void> {
    await this.page.goto(link);
    const main = this.page.getByRole('main');
    await this.hands.fill(main.getByLabel('Password', { exact: true }), this.customer.password);
    await this.hands.press(main.getByRole('button', { name: 'Confirm and sign in' }));
    await this.heading(/^Who owns th/);
  }

  async fillRegistrant(): Promise<void> {
    const main = this.page.getByRole('main');
    await this.hands.press(main.getByRole('radio').first());
    await this.hands.fill(main.getByLabel('Given name'), this.customer.firstName);
    await this.hands.fill(main.getByLabel('Family name'), this.customer.lastName);
    await this.choose(main.getByRole('combobox', { name: 'Country' }), 'Norway');
    await this.hands.fill(main.getByLabel('Street address'), 'Brygga 7');
    await this.hands.fill(main.getByRole('textbox', { name: /Postal code|Postcode|ZIP/ }), '5003');
    await this.hands.fill(main.getByLabel('Town or city'), 'Bergen');
    await this.hands.fill(main.getByLabel('Email'), this.customer.email);
    await this.hands.fill(main.getByRole('textbox', { name: 'Phone' }), '22 00 00 00');
    await this.hands.press(main.getByRole('button', { name: 'Continue to billing' }));
    await this.heading('How would you like to pay?');
  }

  async addCard(number = '4242 4242 4242 4242'): Promise<void> {
    const frame = this.page.frameLocator('iframe[title^="Card number"]');
    await this.hands.fill(frame.getByLabel('Card number'), number);
    await this.hands.fill(frame.getByLabel('Expiry date'), '12 / 34');
    await this.hands.fill(frame.getByLabel('Security code'), '123');
    await this.hands.press(this.page.getByRole('main').getByRole('button', { name: 'Continue to review' }));
    await this.heading('Check and pay');
  }

  /** The button with the amount that will be charged. */
  payButton(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: /^Pay \S+\d/ })
      .first();
  }

  async pay(): Promise<void> {
    await this.hands.press(this.payButton());
    await this.page.waitForURL('**/site/purchase?order=*');
  }
}

/** Adds a domain to the cart from its own results page. */
export async function putInCart(page: Page, hands: Hands, name: string): Promise<void> {
  await page.goto(`/site/availability/${name}`);
  await hands.press(page.getByRole('region', { name: 'Exact match' }).getByRole('button', { name: /^Add/ }));
  await page.waitForFunction((wanted) => (localStorage.getItem('sf:cart') ?? '').includes(wanted), name);
}
