import { setTimeout as sleep } from 'node:timers/promises';

interface Email {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The path of the document that goes with it. */
  document: string | null;
}

/** Timeout in milliseconds for an email to be sent, generous because the machine may be busy. */
const PATIENCE_MS = 60_000;

/** Waits for an email to an address in the development mailbox and returns the newest one. */
export async function newestEmail(shopUrl: string, to: string, subject: RegExp = /./): Promise<Email> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const emails = (await (await fetch(`${shopUrl}/dev/mailbox.json`)).json()) as Email[];
    const found = emails.find((message) => message.to === to && subject.test(message.subject));
    if (found) return found;
  }
  throw new Error(`No email to ${to} came within ${PATIENCE_MS / 1_000} s`);
}
