CREATE UNLOGGED TABLE "book_readings" (
	"round_id" uuid NOT NULL,
	"book" text NOT NULL,
	"by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"step" text DEFAULT 'listing' NOT NULL,
	"after" text,
	"listed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "book_readings_round_id_book_pk" PRIMARY KEY("round_id","book")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "found_differences" (
	"round_id" uuid NOT NULL,
	"id" text NOT NULL,
	"difference" jsonb NOT NULL,
	"is_moving" boolean NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "found_differences_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "found_differences_round_id_id_pk" PRIMARY KEY("round_id","id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "listed_names" (
	"round_id" uuid NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listed_names_round_id_name_pk" PRIMARY KEY("round_id","name")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "listed_payments" (
	"round_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"order_id" text NOT NULL,
	"payment" jsonb NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listed_payments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "listed_payments_round_id_ref_pk" PRIMARY KEY("round_id","ref")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "listed_reversals" (
	"round_id" uuid NOT NULL,
	"id" text NOT NULL,
	"payment_ref" text NOT NULL,
	"refund" jsonb,
	"dispute" jsonb,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listed_reversals_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "listed_reversals_round_id_id_pk" PRIMARY KEY("round_id","id")
);
--> statement-breakpoint
CREATE INDEX "found_differences_found" ON "found_differences" USING btree ("round_id","position");--> statement-breakpoint
CREATE INDEX "listed_payments_order" ON "listed_payments" USING btree ("round_id","order_id","position");--> statement-breakpoint
CREATE INDEX "listed_reversals_payment" ON "listed_reversals" USING btree ("round_id","payment_ref");