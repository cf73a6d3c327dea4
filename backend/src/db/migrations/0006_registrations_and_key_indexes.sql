CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_newest" ON "registrations" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "domains_customer" ON "domains" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "domains_registrant_verification" ON "domains" USING btree ("registrant_verification_id") WHERE "domains"."registrant_verification_id" is not null;--> statement-breakpoint
CREATE INDEX "order_items_domain_id" ON "order_items" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "orders_payment_method" ON "orders" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "setup_intents_customer" ON "setup_intents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "receipts_order_item" ON "receipts" USING btree ("order_item_id") WHERE "receipts"."order_item_id" is not null;