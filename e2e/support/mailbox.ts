import { setTimeout as sleep } from 'node:timers/promises';

interface Letter {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The path of the document that goes with it. */
  document: string | null;
}

/** The newest letter to an address in the development mailbox, waited for. */
export async function newestLetter(shopUrl: string, to: string, subject: RegExp = /./): Promise<Letter> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const letters = (await (await fetch(`${shopUrl}/dev/mailbox.json`)).json()) as Letter[];
    const found = letters.find((letter) => letter.to === to && subject.test(letter.subject));
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No letter to ${to} came within 10 s`);
}
