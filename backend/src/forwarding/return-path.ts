import { createHmac, timingSafeEqual } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { splitAddress } from './mail-targets';

/** Days for which a bounce can be returned. */
const VALID_DAYS = 21;
/** Days are encoded in two base-32 digits, as in the scheme. */
const DAYS = 1_024;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters of the signature, in base 32, because mail servers convert addresses to lower case. */
const SIGNATURE = 8;

const dayText = (day: number): string => `${DIGITS[(day >> 5) & 31]}${DIGITS[day & 31]}`;
const toDay = (text: string): number => DIGITS.indexOf(text[0] ?? '') * 32 + DIGITS.indexOf(text[1] ?? '');

/**
 * The sender rewriting scheme (SRS, openspf.org/srs.pdf): forwarded mail gets an envelope sender at the forwarding host, so that its SPF
 * record applies, and bounces return here to be passed on to the sender.
 */
export class ReturnPath {
  constructor(
    readonly host: string,
    /** The first signs; addresses signed with any of them are accepted. */
    readonly keys: readonly [string, ...string[]],
    readonly now: () => Date = () => new Date(),
  ) {}

  /** Returns the rewritten envelope sender; null if it is already one of ours. */
  forward(sender: string): string | null {
    const { local, host } = splitAddress(sender.toLowerCase());
    if (!local || host === this.host) return null;
    const again = /^srs[01][=+-](.+)$/.exec(local);
    if (again?.[1]) {
      // Already forwarded once: only the first and the last but one forwarder have to be kept (SRS1).
      const rest = local.startsWith('srs1') ? again[1].replace(/^[^=]*=/, '') : `${host}==${again[1]}`;
      return `srs1=${sign(rest, this.keys[0])}=${rest}@${this.host}`;
    }
    const rest = `${dayText(this.#day())}=${host}=${local}`;
    return `srs0=${sign(rest, this.keys[0])}=${rest}@${this.host}`;
  }

  /** Returns the recipient of a bounce to a rewritten address; null if the address is forged or expired. */
  back(address: string): string | null {
    const { local, host } = splitAddress(address.toLowerCase());
    const [, kind, signature = '', rest = ''] = /^srs([01])=([^=]*)=(.+)$/.exec(local) ?? [];
    if (host !== this.host || !kind || !this.keys.some((key) => isSame(signature, sign(rest, key)))) return null;
    if (kind === '1') {
      const [, first, inner] = /^([^=]+)==(.+)$/.exec(rest) ?? [];
      return first && inner ? `srs0=${inner}@${first}` : null;
    }
    const [, day = '', domain, mailbox] = /^([a-z2-7]{2})=([^=]+)=(.+)$/.exec(rest) ?? [];
    const age = (this.#day() - toDay(day) + DAYS) % DAYS;
    return domain && mailbox && age <= VALID_DAYS ? `${mailbox}@${domain}` : null;
  }

  #day(): number {
    return Math.floor(this.now().getTime() / millisecondsInDay) % DAYS;
  }
}

function sign(text: string, key: string): string {
  return [...createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE)]
    .map((byte) => DIGITS[byte & 31])
    .join('');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
