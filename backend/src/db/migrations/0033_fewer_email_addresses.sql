ALTER TABLE "domains" ADD COLUMN "email_forwards_next" integer;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "email_forwards_next_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "domains_fewer_addresses" ON "domains" USING btree ("email_forwards_next_at","id") WHERE "domains"."email_forwards_next_at" is not null and "domains"."ended_at" is null;