import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

const NAMES: Readonly<Record<string, Message>> = {
  kind: messages.kind,
  org_name: messages.organisation,
  first_name: messages.givenName,
  last_name: messages.familyName,
  email: messages.email,
  phone: messages.phone,
  address1: messages.street,
  address2: messages.secondLine,
  city: messages.city,
  state: messages.state,
  postal_code: messages.postalCode,
  country: messages.country,
};

/** Returns the name of a contact field for use in a sentence. A field that only a newer server has is shown under its technical name. */
export function fieldName(t: Translate, field: string): string {
  const name = NAMES[field];
  return name ? t(name) : field;
}

/** Formats contact fields as a list. @param name names entries that are not contact fields */
export const listFields = (
  t: Translate,
  fields: readonly string[],
  name: (field: string) => string | undefined = () => undefined,
): string =>
  new Intl.ListFormat(t.language, { type: 'unit' }).format(fields.map((field) => name(field) ?? fieldName(t, field)));
