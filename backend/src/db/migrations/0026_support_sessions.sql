CREATE TABLE "support_session_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_session_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "staff_session_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "support_session_tickets" ADD CONSTRAINT "support_session_tickets_staff_session_id_staff_sessions_id_fk" FOREIGN KEY ("staff_session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_session_tickets" ADD CONSTRAINT "support_session_tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_session_tickets_staff_session" ON "support_session_tickets" USING btree ("staff_session_id");--> statement-breakpoint
CREATE INDEX "support_session_tickets_customer" ON "support_session_tickets" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_session_id_staff_sessions_id_fk" FOREIGN KEY ("staff_session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_staff_session" ON "sessions" USING btree ("staff_session_id") WHERE "sessions"."staff_session_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_on_behalf" ON "audit_entries" USING btree ("actor","id") WHERE "audit_entries"."staff_id" is not null;