/** What a verb alone would not tell from others in the activity of an account. */
const NAMED = ['payment_method'];

/** A verb of the audit log that has no sentence of its own: `order.limits_raised` as "Limits raised", so that nothing is left out. */
export function readAction(action: string): string {
  const dot = action.indexOf('.');
  const said = NAMED.includes(action.slice(0, dot)) ? action : action.slice(dot + 1);
  const words = said.replaceAll(/[._]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
