import type { Answer } from 'dns-packet';
import { createDsRecord, fitsDs, isSignedBy, keyTag, type DnsKey, type Rrsig } from './dnskey';

interface Example {
  readonly zone: string;
  readonly key: DnsKey;
  readonly ds?: { readonly digest_type: number; readonly digest: string };
  readonly tag: number;
  readonly record: Answer;
  readonly signature: Rrsig;
}

/** Seconds since 1970 of `YYYYMMDDHHmmSS`, the format of RRSIG records. */
const seconds = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')) / 1_000;
const base64 = (...lines: string[]): Buffer => Buffer.from(lines.join(''), 'base64');
const mx: Answer = {
  name: 'example.com',
  type: 'MX',
  class: 'IN',
  ttl: 3_600,
  data: { preference: 10, exchange: 'mail.example.com' },
};
const address = (data: string): Answer => ({ name: 'www.example.net', type: 'A', class: 'IN', ttl: 3_600, data });
const common = { originalTTL: 3_600 };

/** Examples of the documents that define each algorithm. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'RSA/SHA-256 (RFC 5702 section 6.1)': {
    zone: 'example.net',
    tag: 9_033,
    key: {
      flags: 256,
      algorithm: 8,
      key: base64('AwEAAcFcGsaxxdgiuuGmCkVImy4h99CqT7jwY3pexPGcnUFtR2Fh36BponcwtkZ4cAgtvd4Qs8PkxUdp6p/DlUmObdk='),
    },
    record: address('192.0.2.91'),
    signature: {
      ...common,
      typeCovered: 'A',
      algorithm: 8,
      labels: 3,
      inception: seconds('20000101000000'),
      expiration: seconds('20300101000000'),
      keyTag: 9_033,
      signersName: 'example.net',
      signature: base64('kRCOH6u7l0QGy9qpC9l1sLncJcOKFLJ7GhiUOibu4teYp5VE9RncriShZNz85mwlMgNEacFYK/lPtPiVYP4bwg=='),
    },
  },
  'ECDSA P-256 (RFC 6605 section 6.1)': {
    zone: 'example.net',
    tag: 55_648,
    key: {
      flags: 257,
      algorithm: 13,
      key: base64('GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA=='),
    },
    ds: { digest_type: 2, digest: 'b4c8c1fe2e7477127b27115656ad6256f424625bf5c1e2770ce6d6e37df61d17' },
    record: address('192.0.2.1'),
    signature: {
      ...common,
      typeCovered: 'A',
      algorithm: 13,
      labels: 3,
      inception: seconds('20100812100439'),
      expiration: seconds('20100909100439'),
      keyTag: 55_648,
      signersName: 'example.net',
      signature: base64('qx6wLYqmh+l9oCKTN6qIc+bw6ya+KJ8oMz0YP107epXAyGmt+3SNruPFKG7tZoLBLlUzGGus7ZwmwWep666VCw=='),
    },
  },
  'ECDSA P-384 (RFC 6605 section 6.2)': {
    zone: 'example.net',
    tag: 10_771,
    key: {
      flags: 257,
      algorithm: 14,
      key: base64(
        'xKYaNhWdGOfJ+nPrL8/arkwf2EY3MDJ+SErKivBVSum1w/egsXvSADtNJhyem5RCOpgQ6K8X1DRSEkrbYQ+OB+v8/uX45NBwY8rp65F6Glur8I/mlVNgF6W/qTI37m40',
      ),
    },
    ds: {
      digest_type: 4,
      digest: '72d7b62976ce06438e9c0bf319013cf801f09ecc84b8d7e9495f27e305c6a9b0563a9b5f4d288405c3008a946df983d6',
    },
    record: address('192.0.2.1'),
    signature: {
      ...common,
      typeCovered: 'A',
      algorithm: 14,
      labels: 3,
      inception: seconds('20100812102025'),
      expiration: seconds('20100909102025'),
      keyTag: 10_771,
      signersName: 'example.net',
      signature: base64(
        '/L5hDKIvGDyI1fcARX3z65qrmPsVz73QD1Mr5CEqOiLP95hxQouuroGCeZOvzFaxsT8Glr74hbavRKayJNuydCuzWTSSPdz7wnqXL5bdcJzusdnI0RSMROxxwGipWcJm',
      ),
    },
  },
  'Ed25519 (RFC 8080 section 6.1)': {
    zone: 'example.com',
    tag: 3_613,
    key: { flags: 257, algorithm: 15, key: base64('l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=') },
    ds: { digest_type: 2, digest: '3aa5ab37efce57f737fc1627013fee07bdf241bd10f3b1964ab55c78e79a304b' },
    record: mx,
    signature: {
      ...common,
      typeCovered: 'MX',
      algorithm: 15,
      labels: 2,
      inception: 1_438_207_200,
      expiration: 1_440_021_600,
      keyTag: 3_613,
      signersName: 'example.com',
      signature: base64('oL9krJun7xfBOIWcGHi7mag5/hdZrKWw15jPGrHpjQeRAvTdszaPD+QLs3fx8A4M3e23mRZ9VrbpMngwcrqNAg=='),
    },
  },
  'Ed448 (RFC 8080 section 6.2)': {
    zone: 'example.com',
    tag: 9_713,
    key: {
      flags: 257,
      algorithm: 16,
      key: base64('3kgROaDjrh0H2iuixWBrc8g2EpBBLCdGzHmn+G2MpTPhpj/OiBVHHSfPodx1FYYUcJKm1MDpJtIA'),
    },
    ds: { digest_type: 2, digest: '6ccf18d5bc5d7fc2fceb1d59d17321402f2aa8d368048db93dd811f5cb2b19c7' },
    record: mx,
    signature: {
      ...common,
      typeCovered: 'MX',
      algorithm: 16,
      labels: 2,
      inception: 1_438_207_200,
      expiration: 1_440_021_600,
      keyTag: 9_713,
      signersName: 'example.com',
      signature: base64(
        '3cPAHkmlnxcDHMyg7vFC34l0blBhuG1qpwLmjInI8w1CMB29FkEAIJUA0amxWndkmnBZ6SKiwZSAxGILn/NBtOXft0+Gj7FSvOKxE/07+4RQvE581N3Aj/JtIyaiYVdnYtyMWbSNyGEY2213WKsJlwEA',
      ),
    },
  },
};

describe.each(Object.entries(EXAMPLES))('[DN-11c] a key of %s', (_name, { zone, key, ds, tag, record, signature }) => {
  const whileValid = new Date((signature.inception + 60) * 1_000);

  it('has its tag and its DS record', () => {
    expect(keyTag(key)).toBe(tag);
    if (ds)
      expect(createDsRecord(zone, key, ds.digest_type)).toEqual({ key_tag: tag, algorithm: key.algorithm, ...ds });
    const own = createDsRecord(zone, key, 2);
    expect(fitsDs(zone, key, own)).toBe(true);
    for (const other of [
      { ...own, key_tag: own.key_tag ^ 1 },
      { ...own, algorithm: 8 ^ own.algorithm },
      { ...own, digest: own.digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    ])
      expect(fitsDs(zone, key, other)).toBe(false);
    expect(fitsDs('other.example', key, own)).toBe(false);
    expect(fitsDs(zone, { ...key, flags: key.flags & 0xfeff }, own)).toBe(false);
    expect(
      fitsDs(
        zone,
        { ...key, flags: key.flags | 0x0080 },
        createDsRecord(zone, { ...key, flags: key.flags | 0x0080 }, 2),
      ),
    ).toBe(false);
  });

  it('verifies exactly what it signed, while the signature is valid', () => {
    expect(isSignedBy(zone, key, [record], signature, whileValid)).toBe(true);
    expect(isSignedBy(zone, key, [{ ...record, ttl: 60 } as Answer], signature, whileValid)).toBe(true);
    expect(isSignedBy(zone, key, [record], signature, new Date((signature.expiration + 1) * 1_000))).toBe(false);
    expect(isSignedBy(zone, key, [record], signature, new Date((signature.inception - 1) * 1_000))).toBe(false);
    expect(
      isSignedBy(
        zone,
        key,
        [record],
        {
          ...signature,
          signature: Buffer.from(signature.signature.map((octet, index) => (index === 7 ? octet ^ 1 : octet))),
        },
        whileValid,
      ),
    ).toBe(false);
    expect(
      isSignedBy(zone, key, [record, { ...address('203.0.113.66'), name: record.name }], signature, whileValid),
    ).toBe(false);
    expect(isSignedBy('other.example', key, [record], signature, whileValid)).toBe(false);
    expect(isSignedBy(zone, { ...key, key: key.key.subarray(3) }, [record], signature, whileValid)).toBe(false);
  });
});
