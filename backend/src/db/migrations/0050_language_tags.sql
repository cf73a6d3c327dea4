ALTER TABLE "domains" ADD COLUMN "language_tag" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "language_tag" text;