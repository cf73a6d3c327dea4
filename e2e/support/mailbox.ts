import { setTimeout as sleep } from 'node:timers/promises';

interface Letter {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The path of the document that goes with it. */
  document: string | null;
}

/** Letters leave within moments; on a machine that does other work these may be long. */
const PATIENCE_MS = 60_000;

/** The newest letter to an address in the development mailbox, waited for. */
export async function newestLetter(shopUrl: string, to: string, subject: RegExp = /./): Promise<Letter> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const letters = (await (await fetch(`${shopUrl}/dev/mailbox.json`)).json()) as Letter[];
    const found = letters.find((letter) => letter.to === to && subject.test(letter.subject));
    if (found) return found;
  }
  throw new Error(`No letter to ${to} came within ${PATIENCE_MS / 1_000} s`);
}
