ALTER TABLE "jobs" ADD COLUMN "trace" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trace" jsonb;