const sentences: Readonly<Record<string, string>> = {
  'customer.registered': 'Account opened',
  'customer.registered_again': 'Somebody tried to open an account with your address',
  'customer.email_verified': 'Email address confirmed',
  'customer.signed_in': 'Signed in',
  'customer.password_confirmed': 'Confirmed by password',
  'customer.proved_by_passkey': 'Confirmed by passkey',
  'customer.recovery_asked': 'Link for a new password asked for',
  'customer.password_reset': 'New password set by the link in an email',
  'customer.password_changed': 'Password changed',
  'customer.email_change_asked': 'Change of the email address asked for',
  'customer.email_changed': 'Email address changed',
  'customer.email_restored': 'Former email address brought back',
  'customer.totp_added': 'Authenticator app added',
  'customer.totp_removed': 'Authenticator app removed',
  'customer.passkey_added': 'Passkey added',
  'customer.passkey_removed': 'Passkey removed',
  'customer.recovery_codes_renewed': 'New recovery codes made',
  'customer.recovery_code_used': 'Recovery code used',
  'customer.session_ended': 'A session ended from another one',
  'customer.sessions_ended': 'All other sessions ended',
  'customer.data_exported': 'Data downloaded',
  'customer.default_currency_set': 'Currency changed',
  'payment_method.added': 'Card added',
  'payment_method.removed': 'Card removed',
  'payment_method.made_default': 'Card made the default card',
};

/** `customer.limits_raised` as "Limits raised": what is new on the server is still told. */
function readable(action: string): string {
  const words = action
    .replace(/^customer\./, '')
    .replaceAll(/[._]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What was done with the account, as a sentence.
 *
 * @param what what the entry says beside its action, or an empty text
 */
export function activityWords(action: string, what: string): string {
  const sentence = sentences[action] ?? readable(action);
  if (!what) return sentence;
  return action === 'customer.signed_in' ? `${sentence} ${what}` : `${sentence}: ${what}`;
}
