/** jsdom does not paint: rules that need pixels are checked in a browser. */
const rules = Object.fromEntries(
  ['color-contrast', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }]),
);

/** Runs axe on the whole rendered page and returns its findings, one line each. */
export async function accessibilityFindings(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
