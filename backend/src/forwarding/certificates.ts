import { X509Certificate } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';
import acme, { type Client } from 'acme-client';
import type { Logger } from 'pino';
import { openText, sealText } from '../core/sealed-text';

const MINUTE_MS = 60_000;
/** Delay after the first failure of a host, and the maximum: certificate authorities count failures. */
const FIRST_RETRY_MS = 10 * MINUTE_MS;
const MAX_RETRY_MS = 24 * 60 * MINUTE_MS;
/** Certificates ordered per check, so that a failing host does not delay the others for long. */
const ORDERS_A_LOOK = 10;
/** Share of a certificate's life left when it is renewed, as authorities advise. */
const RENEWED_AT = 1 / 3;
const ACCOUNT = 'account';

interface CertificateOptions {
  readonly acme: { readonly directory: string; readonly email: string };
  /** Folder of sealed certificates and keys. */
  readonly folder: string;
  /** 32 bytes as base64url each: the first seals, any of them opens. */
  readonly sealingKeys: readonly [string, ...string[]];
  /** Addresses that a host has to point to. */
  readonly addresses: readonly string[];
  /** Resolvers for checking that; undefined for the system's. */
  readonly resolvers: readonly string[] | undefined;
  /** Responses to open challenges, served over HTTP. */
  readonly challenges: Map<string, string>;
  readonly log: Logger;
}

interface Certificate {
  readonly key: string;
  /** PEM, with the intermediate certificates. */
  readonly chain: string;
}

interface LoadedCertificate {
  readonly context: SecureContext;
  readonly from: number;
  readonly until: number;
}

/** Certificates of forwarded hosts, obtained over ACME (RFC 8555, challenge http-01) and stored sealed. */
export class Certificates {
  readonly #options: CertificateOptions;
  readonly #held = new Map<string, LoadedCertificate>();
  readonly #resting = new Map<string, { until: number; ms: number }>();
  #client: Promise<Client> | undefined;
  #work: Promise<void> | undefined;

  constructor(options: CertificateOptions) {
    this.#options = options;
  }

  /** Loads stored certificates and reseals them with the first key. Those that cannot be opened are ordered again. */
  async open(): Promise<void> {
    const { folder, log } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const file of await readdir(folder)) {
      const host = file.replace(/\.sealed$/, '');
      if (host === file) continue;
      const text = await this.#read(host);
      if (text !== null) await this.#write(host, text);
      if (host === ACCOUNT) continue;
      if (text === null)
        log.warn({ event: 'certificate.unreadable', host }, 'Cannot decrypt stored certificate; requesting a new one');
      else this.#hold(host, JSON.parse(text) as Certificate);
    }
  }

  /** Returns the TLS context of a host; undefined if it has no valid certificate. */
  contextFor(host: string): SecureContext | undefined {
    const held = this.#held.get(host);
    return held && held.until > Date.now() ? held.context : undefined;
  }

  /** Orders certificates for those hosts that need one and point here; one run at a time. */
  keep(hosts: readonly string[]): Promise<void> {
    return (this.#work ??= this.#keep(hosts).finally(() => (this.#work = undefined)));
  }

  async #keep(hosts: readonly string[]): Promise<void> {
    let ordered = 0;
    for (const host of hosts) {
      if (ordered >= ORDERS_A_LOOK) return;
      if (!this.#isDue(host) || !(await this.#pointsHere(host))) continue;
      ordered += 1;
      await this.#order(host);
    }
  }

  #isDue(host: string): boolean {
    const held = this.#held.get(host);
    if (held && held.until - Date.now() > (held.until - held.from) * RENEWED_AT) return false;
    return (this.#resting.get(host)?.until ?? 0) <= Date.now();
  }

  /** Whether a host resolves only to our addresses: an order for one that points elsewhere would fail, and count. */
  async #pointsHere(host: string): Promise<boolean> {
    const { addresses, resolvers } = this.#options;
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (resolvers) resolver.setServers([...resolvers]);
    const [v4, v6] = await Promise.all([
      resolver.resolve4(host).catch(() => []),
      resolver.resolve6(host).catch(() => []),
    ]);
    const found = [...v4, ...v6];
    return found.length > 0 && found.every((address) => addresses.includes(address));
  }

  async #order(host: string): Promise<void> {
    const { challenges, log } = this.#options;
    try {
      const [key, csr] = await acme.crypto.createCsr(
        { commonName: host, altNames: [host] },
        await acme.crypto.createPrivateEcdsaKey(),
      );
      const client = await (this.#client ??= this.#account());
      const chain = await client.auto({
        csr,
        challengePriority: ['http-01'],
        // The authority verifies it anyway.
        skipChallengeVerification: true,
        challengeCreateFn: async (_authorisation, { token }, keyAuthorisation) =>
          void challenges.set(token, keyAuthorisation),
        challengeRemoveFn: async (_authorisation, { token }) => void challenges.delete(token),
      });
      const certificate = { key: key.toString(), chain };
      await this.#write(host, JSON.stringify(certificate));
      this.#hold(host, certificate);
      this.#resting.delete(host);
      log.info({ event: 'certificate.issued', host }, 'Certificate issued');
    } catch (error) {
      const ms = Math.min((this.#resting.get(host)?.ms ?? FIRST_RETRY_MS / 2) * 2, MAX_RETRY_MS);
      this.#resting.set(host, { until: Date.now() + ms, ms });
      this.#client = undefined;
      log.warn(
        {
          event: 'certificate.failed',
          host,
          reason: error instanceof Error ? error.message : String(error),
          minutes: ms / MINUTE_MS,
        },
        'Certificate request failed; will retry',
      );
    }
  }

  /** Returns the client of the ACME account, whose key is generated once. */
  async #account(): Promise<Client> {
    const {
      acme: { directory, email },
    } = this.#options;
    const stored = await this.#read(ACCOUNT);
    const accountKey = stored ?? (await acme.crypto.createPrivateEcdsaKey()).toString();
    const client = new acme.Client({ directoryUrl: directory, accountKey });
    await client.createAccount({ termsOfServiceAgreed: true, contact: [`mailto:${email}`] });
    if (stored === null) await this.#write(ACCOUNT, accountKey);
    return client;
  }

  #hold(host: string, { key, chain }: Certificate): void {
    const { validFrom, validTo } = new X509Certificate(chain);
    this.#held.set(host, {
      context: createSecureContext({ key, cert: chain }),
      from: Date.parse(validFrom),
      until: Date.parse(validTo),
    });
  }

  async #read(name: string): Promise<string | null> {
    const { folder, sealingKeys } = this.#options;
    const sealed = await readFile(join(folder, `${name}.sealed`), 'utf8').catch(() => null);
    return sealed === null ? null : openText(sealed, name, sealingKeys);
  }

  async #write(name: string, text: string): Promise<void> {
    const { folder, sealingKeys } = this.#options;
    const file = join(folder, `${name}.sealed`);
    await writeFile(`${file}.new`, sealText(text, name, sealingKeys[0]), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
}
