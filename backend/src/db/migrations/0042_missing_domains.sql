CREATE TABLE "missing_domains" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "missing_domains" ADD CONSTRAINT "missing_domains_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE no action ON UPDATE no action;