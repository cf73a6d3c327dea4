CREATE TABLE "bulk_change_domains" (
	"bulk_change_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"outcome" text NOT NULL,
	"refusal" jsonb,
	CONSTRAINT "bulk_change_domains_bulk_change_id_domain_pk" PRIMARY KEY("bulk_change_id","domain")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"edit" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"put_away_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_change_domains" ADD CONSTRAINT "bulk_change_domains_bulk_change_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_domains_open" ON "bulk_change_domains" USING btree ("bulk_change_id","outcome","domain") WHERE "bulk_change_domains"."outcome" in ('waiting', 'unconfirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_changes_attempt" ON "bulk_changes" USING btree ("customer_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bulk_changes_shown" ON "bulk_changes" USING btree ("customer_id","created_at") WHERE "bulk_changes"."put_away_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_changes_age" ON "bulk_changes" USING btree ("created_at");