import { vatPrefix, type VatNumber } from '@storefront/shared/domain';
import { z } from 'zod';
import { HttpJson } from '../http-json';
import type { VatAnswer, VatRegister } from '../../ports/vat-register';

/** The European Commission's service, which queries the tax office of each member state. */
const VIES_ORIGIN = 'https://ec.europa.eu';
const PATH = '/taxation_customs/vies/rest-api/check-vat-number';

/** Timeouts in milliseconds, short because the customer waits for the form. */
const CONNECT_MS = 2_000;
const READ_MS = 6_000;

/** The relevant part of an answer; for names that a member state withholds, VIES returns `---`. */
const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});

interface ViesOptions {
  readonly origin?: string | undefined;
  /** The shop's own VAT number: VIES returns a consultation number only to a business with one. */
  readonly requester: VatNumber | null;
}

const toDisclosed = (text: string | null | undefined): string | null =>
  text && !/^-*$/.test(text.trim()) ? text.trim() : null;

/** VIES by its REST interface. An unavailable member state is reported as an error in a response of status 200 or 400. */
export class ViesRegister implements VatRegister {
  readonly answers = true;
  readonly #http: HttpJson;
  readonly #requester: VatNumber | null;

  constructor({ origin = VIES_ORIGIN, requester }: ViesOptions) {
    this.#http = new HttpJson({ origin, headers: {}, connectMs: CONNECT_MS, readMs: READ_MS });
    this.#requester = requester;
  }

  async ask({ country, number }: VatNumber): Promise<VatAnswer> {
    const asker = this.#requester && {
      requesterMemberStateCode: vatPrefix(this.#requester.country),
      requesterNumber: this.#requester.number,
    };
    const reply = await this.#http.call({
      method: 'POST',
      path: PATH,
      body: { countryCode: vatPrefix(country), vatNumber: number, ...asker },
    });
    const read = reply.kind === 'answer' && reply.status === 200 ? answer.safeParse(reply.body) : undefined;
    if (!read?.success) return { kind: 'unavailable' };
    const { valid, requestIdentifier, name, address } = read.data;
    return valid
      ? {
          kind: 'known',
          consultationNumber: toDisclosed(requestIdentifier),
          name: toDisclosed(name),
          address: toDisclosed(address),
        }
      : { kind: 'unknown' };
  }
}
