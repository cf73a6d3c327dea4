CREATE TABLE "sign_in_countries" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_in_countries" ADD CONSTRAINT "sign_in_countries_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_countries" ADD CONSTRAINT "sign_in_countries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_countries_customer" ON "sign_in_countries" USING btree ("customer_id");