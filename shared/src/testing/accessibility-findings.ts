/** jsdom paints nothing: what needs pixels is checked in a browser. */
const rules = Object.fromEntries(
  ['color-contrast', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }]),
);

/** What axe finds in a whole page that a test has rendered, one line each. */
export async function accessibilityFindings(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
