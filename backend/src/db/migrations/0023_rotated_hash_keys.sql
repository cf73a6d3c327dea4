ALTER TABLE "api_keys" ADD COLUMN "hash_keys" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "hash_keys" text;