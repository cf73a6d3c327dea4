import { createHash } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** The signature of an envelope, over exactly the octets that are sent. MD5, twice, is what the protocol asks for. */
export function createSignature(envelope: string, key: string): string {
  return md5(md5(envelope + key) + key);
}
