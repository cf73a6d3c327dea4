CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"queue" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"last_error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting" ON "jobs" USING btree ("queue","key") WHERE "jobs"."attempts" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_scheduled" ON "jobs" USING btree ("queue") WHERE "jobs"."is_scheduled";