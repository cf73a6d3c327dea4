import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An element to find on a page, by its role and accessible name. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'heading' | 'field' | 'option' | 'radio' | 'frame' | 'text';
  /** A case-insensitive pattern; for `text`, of the element's own text. */
  readonly name: string;
  /** Selector of an element around it. */
  readonly within?: string;
}

/** The operations that a journey needs of a browser; handles are specific to the driver. */
export interface PageDriver<Handle = unknown> {
  /** Name and version, such as `Firefox 153.7`. */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page; the value is passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Finds the first visible match in the page or the entered frame; null if there is none. */
  find(wanted: Wanted): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  /** Replaces the content of a field by typing. */
  fill(field: Handle, text: string): Promise<void>;
  enterFrame(frame: Handle): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Uncaught script errors; undefined if the driver does not report them. */
  uncaught(): readonly string[] | undefined;
  /** The state and the last output of its programs. */
  log(): string;
  close(): Promise<void>;
}

/** The driver or the browser has exited or does not respond, which says nothing about the product. */
export class DriverCrash extends Error {
  override readonly name = 'DriverCrash';
  /** Log of the driver, if there is one. */
  readonly log: string | undefined;

  constructor(message: string, { log, ...options }: ErrorOptions & { readonly log?: string } = {}) {
    super(message, options);
    this.log = log;
  }
}

/** Timeout for any response of a driver; for a slow page the call is repeated instead. Milliseconds. */
const ANSWERS_MS = 60_000;

/** @throws DriverCrash if there is no response */
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

/**
 * Returns an expression for the matching element in the page. Stored as text, because the compiler of this file would add its own names.
 */
export const finding = (wanted: Wanted): string =>
  `(() => { ${FIND_ELEMENT} return globalThis.findElementOfJourney(${JSON.stringify(wanted)}); })()`;
