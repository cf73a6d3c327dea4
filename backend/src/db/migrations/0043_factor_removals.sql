CREATE TABLE "factor_removals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"proof" text,
	"reference" text,
	"opened_by" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"waits_until" timestamp (3) with time zone NOT NULL,
	"notices" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"cancelled_by" uuid
);
--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_opened_by_staff_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_cancelled_by_staff_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_removals_customer" ON "factor_removals" USING btree ("customer_id","opened_at");--> statement-breakpoint
CREATE INDEX "factor_removals_opened_by" ON "factor_removals" USING btree ("opened_by") WHERE "factor_removals"."opened_by" is not null;--> statement-breakpoint
CREATE INDEX "factor_removals_cancelled_by" ON "factor_removals" USING btree ("cancelled_by") WHERE "factor_removals"."cancelled_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_removals_open" ON "factor_removals" USING btree ("customer_id") WHERE "factor_removals"."ended_at" is null;