import { z } from 'zod/mini';
import { contact } from './contact';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { instant } from './wire';

const tag = 'contacts';
const path = '/api/tucowsbilling/1.0/user/contacts' as const;
const one = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)).brand<'ContactId', 'inout'>() });

/** A registrant contact that the customer has saved for later orders (RG-07). Answers to registries are not part of it. */
export const savedContact = z.object({
  id: idSchema<'ContactId'>(),
  contact,
  /** The contact that fills in a new form; at most one. */
  is_default: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type SavedContact = z.infer<typeof savedContact>;

export const listContacts = endpoint({
  id: 'listContacts',
  method: 'GET',
  path,
  summary: "The customer's saved contacts, default first, then by latest change.",
  description: 'Answers to registries are not part of a saved contact.',
  tag,
  output: z.array(savedContact),
  refusals: [401],
});

export const saveContact = endpoint({
  id: 'saveContact',
  method: 'POST',
  path,
  summary: 'Saves a contact to the account, with the consent of the customer.',
  description: 'A duplicate is not saved again.',
  tag,
  input: z.strictObject({ contact, make_default: z._default(z.boolean(), false), consent: z.literal(true) }),
  status: 201,
  output: savedContact,
  refusals: [400, 401, 409],
});

export const changeContact = endpoint({
  id: 'changeContact',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a saved contact, or makes it the default.',
  description: 'Domains registered with it keep their registrant.',
  tag,
  params: one,
  input: z.strictObject({ contact: z.optional(contact), make_default: z._default(z.boolean(), false) }),
  output: savedContact,
  refusals: [400, 401, 404],
});

export const deleteContact = endpoint({
  id: 'deleteContact',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Deletes a saved contact.',
  description: 'Domains registered with it keep their registrant.',
  tag,
  params: one,
  output: null,
  refusals: [401, 404],
});
