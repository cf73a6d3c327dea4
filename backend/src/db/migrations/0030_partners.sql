CREATE TABLE "partner_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"is_current" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" text[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_keys_partner" ON "partner_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_keys_current" ON "partner_keys" USING btree ("partner_id") WHERE "partner_keys"."is_current";