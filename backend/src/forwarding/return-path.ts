import { createHmac, timingSafeEqual } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { splitAddress } from './mail-targets';

/** Days for which a bounce finds its way back. */
const VALID_DAYS = 21;
/** Days are counted in two digits of 32, as the scheme has it. */
const DAYS = 1_024;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters of the signature: mail servers write addresses in lower case on the way, so there are only 32 of a kind. */
const SIGNATURE = 8;

const dayText = (day: number): string => `${DIGITS[(day >> 5) & 31]}${DIGITS[day & 31]}`;
const toDay = (text: string): number => DIGITS.indexOf(text[0] ?? '') * 32 + DIGITS.indexOf(text[1] ?? '');

/**
 * The sender rewriting scheme (SRS, openspf.org/srs.pdf): forwarded mail carries an envelope sender of the forwarding host, so that its SPF
 * record is the one that counts, and bounces come back here to be sent on to who wrote.
 */
export class ReturnPath {
  constructor(
    readonly host: string,
    /** The first signs; addresses signed with any of them lead back. */
    readonly keys: readonly [string, ...string[]],
    readonly now: () => Date = () => new Date(),
  ) {}

  /** The envelope sender under which mail of `sender` goes on; null where it is one of ours already. */
  forward(sender: string): string | null {
    const { local, host } = splitAddress(sender.toLowerCase());
    if (!local || host === this.host) return null;
    const again = /^srs[01][=+-](.+)$/.exec(local);
    if (again?.[1]) {
      // Forwarded once already: only the last but one has to be kept beside the first (SRS1).
      const rest = local.startsWith('srs1') ? again[1].replace(/^[^=]*=/, '') : `${host}==${again[1]}`;
      return `srs1=${sign(rest, this.keys[0])}=${rest}@${this.host}`;
    }
    const rest = `${dayText(this.#day())}=${host}=${local}`;
    return `srs0=${sign(rest, this.keys[0])}=${rest}@${this.host}`;
  }

  /** Whom a bounce to such an address is for; null where we never gave it out, or too long ago. */
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
