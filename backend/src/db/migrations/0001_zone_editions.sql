CREATE SEQUENCE "public"."zone_editions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "dns_sandbox_zones" ADD COLUMN "edition" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "edition" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "sendings" integer DEFAULT 1 NOT NULL;