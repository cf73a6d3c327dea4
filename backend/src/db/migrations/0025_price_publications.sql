ALTER TABLE "price_tables" ADD COLUMN "publication" uuid;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "restores" bigint;