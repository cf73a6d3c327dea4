import { setTimeout as sleep } from 'node:timers/promises';

interface Email {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The path of the document that goes with it. */
  document: string | null;
}

/** Emails leave within moments; on a machine that does other work these may be long. */
const PATIENCE_MS = 60_000;

/** The newest email to an address in the development mailbox, waited for. */
export async function newestEmail(shopUrl: string, to: string, subject: RegExp = /./): Promise<Email> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const emails = (await (await fetch(`${shopUrl}/dev/mailbox.json`)).json()) as Email[];
    const found = emails.find((message) => message.to === to && subject.test(message.subject));
    if (found) return found;
  }
  throw new Error(`No email to ${to} came within ${PATIENCE_MS / 1_000} s`);
}
