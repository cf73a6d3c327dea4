CREATE TABLE "breakers" (
	"service" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"rests_until" timestamp (3) with time zone,
	"is_tried" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "registry_answers" (
	"subject" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"is_silent" boolean NOT NULL,
	"answer" jsonb
);
