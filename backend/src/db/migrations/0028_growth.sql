CREATE TABLE "job_positions" (
	"queue" text PRIMARY KEY NOT NULL,
	"after" text
);
--> statement-breakpoint
DROP INDEX "registrations_newest";--> statement-breakpoint
DROP INDEX "contacts_newest";--> statement-breakpoint
DROP INDEX "domains_by_stage_end";--> statement-breakpoint
DROP INDEX "domains_customer";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_partner";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "outbox_recipient";--> statement-breakpoint
CREATE INDEX "customers_unconfirmed" ON "customers" USING btree ("updated_at") WHERE not "customers"."email_verified" and "customers"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "customers_closed" ON "customers" USING btree ("id") WHERE "customers"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_cards" ON "audit_entries" USING btree ("actor","id") WHERE "audit_entries"."subject" like 'payment_method:%';--> statement-breakpoint
CREATE INDEX "cart_handovers_partner" ON "cart_handovers" USING btree ("partner_id","created_at") WHERE "cart_handovers"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_handovers_full" ON "cart_handovers" USING btree ("expires_at") WHERE "cart_handovers"."choices" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "domains_expiring" ON "domains" USING btree ("expiry_date","id") WHERE "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_privacy_ending" ON "domains" USING btree ("privacy_ends_at","id") WHERE "domains"."privacy_ends_at" is not null and "domains"."has_whois_privacy" and "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_forwarding_ending" ON "domains" USING btree ("domain_forwarding_ends_at","id") WHERE "domains"."domain_forwarding_ends_at" is not null and "domains"."domain_forwarding" and "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_mail_ending" ON "domains" USING btree ("email_forwarding_ends_at","id") WHERE "domains"."email_forwarding_ends_at" is not null and "domains"."email_forwarding" and "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_suspended" ON "domains" USING btree ("id") WHERE "domains"."status" = 'suspended' and "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_registrant_kept" ON "domains" USING btree ("ended_at") WHERE "domains"."ended_at" is not null and "domains"."registrant" is not null;--> statement-breakpoint
CREATE INDEX "domains_forwarded" ON "domains" USING btree ("name") WHERE ("domains"."domain_forwarding" or "domains"."email_forwarding") and "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "order_items_open" ON "order_items" USING btree ("order_id") WHERE "order_items"."state" in ('waiting', 'registering', 'unknown', 'pending', 'refund_pending');--> statement-breakpoint
CREATE INDEX "payment_methods_unsaved" ON "payment_methods" USING btree ("created_at") WHERE not "payment_methods"."is_saved" and "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "registrations_newest" ON "registrations" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("customer_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "domains_by_stage_end" ON "domains" USING btree ("stage_ends","id") WHERE "domains"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "domains_customer" ON "domains" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_partner" ON "orders" USING btree ("partner_id","created_at" DESC NULLS FIRST,"id") WHERE "orders"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at" DESC NULLS FIRST,"id");