import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a person looks for on a page: by what it is and by the name that they would read for it. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'heading' | 'field' | 'option' | 'radio' | 'frame' | 'text';
  /** A pattern without regard to case; for `text` any element's own words. */
  readonly name: string;
  /** Selector of an element around it. */
  readonly within?: string;
}

/** The little that a journey needs of a browser; handles are the driver's own. */
export interface PageDriver<Handle = unknown> {
  /** Such as `Firefox 153.7`. */
  readonly version: string;
  open(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  /** The first that is seen and fits, in the page or in the frame that was entered; null without one. */
  find(wanted: Wanted): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  /** Types in place of what the field holds. */
  fill(field: Handle, text: string): Promise<void>;
  enterFrame(frame: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Errors of scripts that nobody caught; undefined where the driver does not tell them. */
  uncaught(): readonly string[] | undefined;
  /** How the programs behind it are, and what they printed last. */
  log(): string;
  close(): Promise<void>;
}

/** The driver or the browser has ended or has stopped answering: nothing is known about the product. */
export class DriverCrash extends Error {
  override readonly name = 'DriverCrash';
  /** Of the driver, where it has got as far as having one. */
  readonly log: string | undefined;

  constructor(message: string, { log, ...options }: ErrorOptions & { readonly log?: string } = {}) {
    super(message, options);
    this.log = log;
  }
}

/** Milliseconds in which a driver answers anything; a page that is slow is asked again and again instead. */
const ANSWERS_MS = 60_000;

/** @throws DriverCrash when there is no answer */
export async function answered<T>(what: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DriverCrash(`no answer to "${what}" in ${ANSWERS_MS / 1000} s`)), ANSWERS_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const FIND_ELEMENT = readFileSync(path.join(__dirname, 'find-element.js'), 'utf8');

/** An expression that is the element in the page which fits. It is kept as text: what compiles this file would add names of its own to it. */
export const finding = (wanted: Wanted): string =>
  `(() => { ${FIND_ELEMENT} return globalThis.findElementOfJourney(${JSON.stringify(wanted)}); })()`;
