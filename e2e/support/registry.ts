import type { DsRecord } from './dnssec';
import type { StackAddresses } from './stack';

/** The registry's data of a domain. */
interface Registered {
  readonly nameservers: readonly string[];
  readonly ds_records: readonly DsRecord[];
}

/** Reads a domain from the sandbox of the registrar, not from the shop's database. */
export async function readRegistry(stack: StackAddresses, domain: string): Promise<Registered> {
  const answer = await fetch(`${stack.url}/dev/registry/${domain}`);
  if (!answer.ok) throw new Error(`The registry answered ${answer.status} about ${domain}: ${await answer.text()}`);
  const { nameservers, ds_records } = (await answer.json()) as Registered;
  return { nameservers, ds_records };
}
