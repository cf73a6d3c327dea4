CREATE TABLE "address_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"former_email" text NOT NULL,
	"new_email" text NOT NULL,
	"proof" text NOT NULL,
	"reference" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"waits_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"former_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"cancelled_by" uuid
);
--> statement-breakpoint
ALTER TABLE "address_corrections" ADD CONSTRAINT "address_corrections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_corrections" ADD CONSTRAINT "address_corrections_opened_by_staff_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_corrections" ADD CONSTRAINT "address_corrections_cancelled_by_staff_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_corrections_customer" ON "address_corrections" USING btree ("customer_id","opened_at");--> statement-breakpoint
CREATE INDEX "address_corrections_opened_by" ON "address_corrections" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "address_corrections_cancelled_by" ON "address_corrections" USING btree ("cancelled_by") WHERE "address_corrections"."cancelled_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "address_corrections_open" ON "address_corrections" USING btree ("customer_id") WHERE "address_corrections"."ended_at" is null;