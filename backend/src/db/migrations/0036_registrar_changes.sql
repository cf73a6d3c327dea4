CREATE TABLE "registrar_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"domain_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone,
	"watch_until" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"next_step_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"request_id" text,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_names" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "registrar_changes" ADD CONSTRAINT "registrar_changes_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrar_changes" ADD CONSTRAINT "registrar_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registrar_changes_of_domain" ON "registrar_changes" USING btree ("domain_id","kind");--> statement-breakpoint
CREATE INDEX "registrar_changes_due" ON "registrar_changes" USING btree ("next_step_at");--> statement-breakpoint
CREATE INDEX "registrar_changes_staff" ON "registrar_changes" USING btree ("staff_id") WHERE "registrar_changes"."staff_id" is not null;