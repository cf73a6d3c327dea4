import { toAscii, type EmailForward } from '@storefront/shared/domain';

export function findTargets(forwards: readonly EmailForward[], localPart: string): readonly string[] {
  const alias = localPart.toLowerCase();
  const named = forwards.filter((forward) => forward.alias === alias);
  const plain =
    named.length === 0 && alias.includes('+')
      ? forwards.filter((forward) => forward.alias === alias.split('+')[0])
      : named;
  return (plain.length > 0 ? plain : forwards.filter((forward) => forward.alias === '*')).map(({ target }) => target);
}

/** Splits an address; the host is converted to A-labels in lower case. */
export function splitAddress(address: string): { readonly local: string; readonly host: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), host: toAscii(address.slice(at + 1)) ?? address.slice(at + 1).toLowerCase() };
}
