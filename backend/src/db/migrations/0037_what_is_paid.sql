ALTER TABLE "domains" ADD COLUMN "email_forwards_next" integer;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "email_forwards_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "left_out" jsonb;