ALTER TABLE "domain_dnssec" ADD COLUMN "problems" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "message_code" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "message_params" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_params" jsonb;--> statement-breakpoint
UPDATE "order_items" SET "message_code" = known.code, "message_params" = known.params::jsonb
FROM (VALUES
	('taken', null, 'Taken a moment ago by someone else.'),
	('price_changed', null, 'The registry changed its price, so it was not bought at the old one.'),
	('not_sold', null, 'The registry does not sell this name.'),
	('data', null, 'The registry does not accept the registrant’s data for this name.'),
	('auth_code', null, 'The present registrar does not accept the transfer code. Copy it again or ask for a new one there, then try again.'),
	('locked', null, 'Locked at its present registrar. Unlock it there, then try again; your code still works.'),
	('transfer_hold', null, 'Its registry or its present registrar keeps the name for now. The transfer check says until when.'),
	('denied', null, 'The present registrar has denied the transfer. Ask it why, then try again.'),
	('withdrawn', null, 'The transfer was withdrawn at the present registrar. If that was not you, ask it who did.'),
	('cancelled', null, 'The transfer was cancelled.'),
	('in_redemption', null, 'It has just entered redemption, so it can only be restored. Your domain list shows what that costs.'),
	('not_renewable', null, 'Its registry is about to release it, so it can no longer be renewed or restored. Register it again once it is available.'),
	('expiry_differs', null, 'Renewed in the meantime, so it was not renewed again.'),
	('not_found', null, 'Not registered anywhere, so there is nothing to transfer or renew.'),
	('never_reached', null, 'The registry did not answer, and the order never reached it.'),
	('registry_asked', null, 'Its registry has been asked. This can take a while.'),
	('registrar_asked', null, 'The present registrar has been asked. This can take some days.'),
	('withdrawn_in_time', null, 'You withdrew before it was begun.'),
	('withdrawal_too_late', null, 'You withdrew, but the present registrar has released the name already, so the transfer cannot be called off. We decide what is paid back and write to you within 14 days.'),
	('deleted_in_time', null, 'You deleted the domain in its add grace period.'),
	('not_yours_any_more', null, 'No longer among your domains, so nothing was added.'),
	('expired', null, 'It has expired in the meantime, so nothing was added. Renew it first.'),
	('renewed_meanwhile', null, 'Renewed in the meantime, so nothing was added for its former term.'),
	('privacy_refused', null, 'The registrar could not enable Privacy Protection for it.'),
	('add_on_there', '{"add_on":"contact_privacy"}', 'It has Privacy Protection already.'),
	('add_on_there', '{"add_on":"domain_forwarding"}', 'It has Domain Forwarding already.'),
	('add_on_there', '{"add_on":"email_forwarding"}', 'It has Email Forwarding already.')
) AS known (code, params, message)
WHERE "order_items"."message" = known.message;--> statement-breakpoint
UPDATE "order_items" SET "message_code" = 'too_many_addresses', "message_params" = jsonb_build_object(
	'max', substring("message" from '^It can have (\d+)')::int,
	'has', substring("message" from 'and has (\d+) already\.$')::int
)
WHERE "message" ~ '^It can have \d+ email addresses, and has \d+ already\.$';--> statement-breakpoint
UPDATE "orders" SET "payment_code" = 'challenge_expired'
WHERE "payment_message" = 'The bank’s confirmation timed out. Nothing was charged.';--> statement-breakpoint
UPDATE "orders" SET "payment_code" = known.code, "payment_params" = jsonb_build_object('brand', card.brand, 'last4', card.last4)
FROM "payment_methods" AS card, (VALUES
	('declined', 'The bank declined {card}. Nothing was charged. Use another card or ask the bank.'),
	('insufficient_funds', 'Insufficient funds on {card}. Nothing was charged. Use another card.'),
	('expired_card', '{card} has expired. Nothing was charged. Use another card.'),
	('authentication', 'The bank could not confirm that {card} is yours. Nothing was charged. Try again or use another card.'),
	('authentication_required', 'The bank wants you to confirm a payment with {card} yourself. Nothing was charged. Pay by hand, or use another card.'),
	('method_missing', '{card} is no longer saved. Nothing was charged. Use another card.')
) AS known (code, message)
WHERE card.id = "orders"."payment_method_id"
	AND "orders"."payment_message" = replace(known.message, '{card}', card.brand || ' ' || card.last4);
