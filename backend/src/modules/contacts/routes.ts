import { millisecondsInHour } from 'date-fns/constants';
import {
  changeContact as changeContactEndpoint,
  contact as contactSchema,
  deleteContact,
  getContactInfo,
  listContacts,
  saveContact,
} from '@storefront/shared/contract';
import { DRAFT_HOURS } from '@storefront/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { OrderState } from '../../db/schema';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { getAnswers, findContacts, newestOrder } from './queries';
import { changeContact, forgetContact, addSavedContact, toSavedContact } from './saved-contacts';

const personal = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

/** Routes for saved contacts that prefill the registrant form: saved with consent, changed and deleted only by their customer (RG-07). */
export async function contactRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  customerRoute(app, listContacts, async ({ user, reply }) => {
    personal(reply);
    return (await findContacts(deps.db, user.id)).map(toSavedContact);
  });

  customerRoute(app, saveContact, async ({ input, user, request }) =>
    toSavedContact(
      await addSavedContact(deps, { customerId: user.id, requestId: request.id }, input.contact, input.make_default),
    ),
  );

  customerRoute(app, changeContactEndpoint, async ({ params, input, user, request }) =>
    toSavedContact(
      await changeContact(
        deps,
        { customerId: user.id, requestId: request.id },
        params.id,
        input.contact,
        input.make_default,
      ),
    ),
  );

  customerRoute(app, deleteContact, async ({ params, user, request }) =>
    forgetContact(deps, { customerId: user.id, requestId: request.id }, params.id),
  );

  customerRoute(app, getContactInfo, async ({ user, reply }) => {
    personal(reply);
    const newest = await newestOrder(deps, user.id);
    const cameToNothing =
      newest !== undefined &&
      FRUITLESS.has(newest.state) &&
      newest.created_at.getTime() > deps.clock.now().getTime() - DRAFT_HOURS * millisecondsInHour;
    const [saved] = (await findContacts(deps.db, user.id)).filter(({ is_default }) => is_default);
    const candidate: unknown = cameToNothing ? newest.registrant : (saved?.contact ?? newest?.registrant);
    // Skips a contact saved under older rules, which would be rejected at the end of the form.
    const known = z.safeParse(contactSchema, candidate);
    if (!known.success) return { contact: null };
    return {
      contact: known.data,
      ...(cameToNothing && { tld_data: await getAnswers(deps, newest.id, newest.registrant) }),
    };
  });
}

/** States of an order in which nothing was bought, so that the customer may retry with the same data. */
const FRUITLESS: ReadonlySet<OrderState> = new Set<OrderState>(['payment_failed', 'failed', 'cancelled']);
