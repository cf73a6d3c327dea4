ALTER TABLE "audit_entries" ADD COLUMN "api_key" text;--> statement-breakpoint
DROP INDEX "domains_by_name";