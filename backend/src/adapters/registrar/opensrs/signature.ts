import { createHash } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** Signs an envelope, over exactly the octets sent. The protocol requires MD5, twice. */
export function createSignature(envelope: string, key: string): string {
  return md5(md5(envelope + key) + key);
}
