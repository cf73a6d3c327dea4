CREATE TABLE "domain_dnssec" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"kept" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"ds_records" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"problem" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"next_step_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "nameservers_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "signed_with" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "signed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "signed_ttl" integer;--> statement-breakpoint
ALTER TABLE "domain_dnssec" ADD CONSTRAINT "domain_dnssec_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_dnssec_due" ON "domain_dnssec" USING btree ("next_step_at");--> statement-breakpoint
CREATE INDEX "zones_not_seen_signed" ON "zones" USING btree ("id") WHERE "zones"."signed_since" is null;