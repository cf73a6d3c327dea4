import { changeContact as changeContactEndpoint, contact as contactSchema, deleteContact, getContactInfo, listContacts, saveContact } from '@storefront/shared/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { order_items, orders } from '../../db/schema';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { changeContact, contactsOf, forgetContact, keepContact, shownContact } from './saved-contacts';

const personal = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

/** Contacts that start the registrant form: saved with consent, changed and forgotten by their customer alone (RG-07). */
export async function contactRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  customerRoute(app, listContacts, async ({ user, reply }) => {
    personal(reply);
    return (await contactsOf(deps, user.id)).map(shownContact);
  });

  customerRoute(app, saveContact, async ({ input, user, request }) =>
    shownContact(await keepContact(deps, { customerId: user.id, requestId: request.id }, input.contact, input.make_default)),
  );

  customerRoute(app, changeContactEndpoint, async ({ params, input, user, request }) =>
    shownContact(await changeContact(deps, { customerId: user.id, requestId: request.id }, params.id, input.contact, input.make_default)),
  );

  customerRoute(app, deleteContact, async ({ params, user, request }) => forgetContact(deps, { customerId: user.id, requestId: request.id }, params.id));

  customerRoute(app, getContactInfo, async ({ user, reply }) => {
    personal(reply);
    const [saved] = (await contactsOf(deps, user.id)).filter(({ is_default }) => is_default);
    const candidate: unknown = saved?.contact ?? (await lastOrderedWith(deps, user.id));
    // A contact kept under older rules starts no form: it would only be refused at the end.
    const known = z.safeParse(contactSchema, candidate);
    return { contact: known.success ? known.data : null };
  });
}

/** The registrant of the customer's newest order that has one: it is on record with the order anyway. */
async function lastOrderedWith({ db }: Pick<Deps, 'db'>, customerId: string) {
  const [newest] = await db
    .select({ registrant: order_items.registrant })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(and(eq(orders.customer_id, customerId), isNotNull(order_items.registrant)))
    .orderBy(desc(orders.created_at), order_items.position)
    .limit(1);
  return newest?.registrant;
}
