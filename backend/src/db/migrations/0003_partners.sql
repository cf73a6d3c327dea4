ALTER TABLE "cart_handovers" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "cart_handovers" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner_id" text;