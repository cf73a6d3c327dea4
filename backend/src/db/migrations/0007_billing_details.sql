ALTER TABLE "customers" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_status" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat" jsonb;--> statement-breakpoint
CREATE INDEX "customers_vat_due" ON "customers" USING btree ("vat_ask_at") WHERE "customers"."vat_ask_at" is not null;