/** Email address that wraps before its domain if needed. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
