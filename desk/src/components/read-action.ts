/** Subjects to include in the text, because the verb alone would be ambiguous in the activity of an account. */
const NAMED = ['payment_method'];

/** Formats an audit action without a message of its own, such as `order.limits_raised` as "Limits raised", so that none is omitted. */
export function readAction(action: string): string {
  const dot = action.indexOf('.');
  const named = NAMED.includes(action.slice(0, dot)) ? action : action.slice(dot + 1);
  const words = named.replaceAll(/[._]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
