/** A verb of the audit log that has no sentence of its own: `order.limits_raised` as "Limits raised", so that nothing is left out. */
export function readAction(action: string): string {
  const words = action.slice(action.indexOf('.') + 1).replaceAll(/[._]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
