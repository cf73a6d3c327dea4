ALTER TABLE "domains" ADD COLUMN "forwarding_permanent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "forwarding_keeps_path" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "kept_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "zones_kept_unsettled" ON "zones" USING btree ("kept_since") WHERE "zones"."kept_since" is not null;