CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district_logos" (
	"district_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "district_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "mails_tried";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "district_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "state" text DEFAULT 'queued' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "is_undelivered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "district_logos" ADD CONSTRAINT "district_logos_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("district_id","created_at","id") WHERE "mails"."sent_at" is null and "mails"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_returned" ON "deliveries" USING btree ("district_id","send_id") WHERE "deliveries"."opened_at" is null and "deliveries"."state" in ('bounced', 'failed');--> statement-breakpoint
CREATE INDEX "observations_undelivered" ON "observations" USING btree ("district_id","started_at","id") WHERE "observations"."is_undelivered";--> statement-breakpoint
CREATE INDEX "observations_undelivered_school" ON "observations" USING btree ("district_id","school_id","started_at","id") WHERE "observations"."is_undelivered";--> statement-breakpoint
CREATE INDEX "observations_undelivered_observer" ON "observations" USING btree ("district_id","observer_id","started_at","id") WHERE "observations"."is_undelivered";--> statement-breakpoint
CREATE POLICY "own_district" ON "district_logos" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
--> statement-breakpoint
UPDATE "mails" SET "next_try_at" = "created_at" WHERE "sent_at" IS NULL;--> statement-breakpoint
-- Of those that were tried to the end nobody tries again.
UPDATE "mails" SET "stopped_at" = now(), "text" = NULL, "trouble" = 'not-reached' WHERE "sent_at" IS NULL AND "attempts" > 12;--> statement-breakpoint
-- The owner is bound by row-level security, too.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sent_copies" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mails" SET "district_id" = d."district_id", "kind" = 'record' FROM "deliveries" d WHERE d."mail_id" = "mails"."id";--> statement-breakpoint
UPDATE "mails" SET "district_id" = a."district_id" FROM "accounts" a WHERE a."email" = "mails"."to" AND "mails"."district_id" IS NULL;--> statement-breakpoint
-- Only mails that were sent were ever forgotten.
UPDATE "deliveries" SET "state" = CASE WHEN "mail_id" IS NULL THEN 'not-mailed' ELSE 'sent' END
WHERE NOT EXISTS (SELECT FROM "mails" m WHERE m."id" = "deliveries"."mail_id" AND m."sent_at" IS NULL);--> statement-breakpoint
UPDATE "deliveries" SET "state_at" = m."sent_at" FROM "mails" m WHERE m."id" = "deliveries"."mail_id" AND m."sent_at" IS NOT NULL;--> statement-breakpoint
UPDATE "deliveries" SET "state" = 'failed', "state_at" = m."stopped_at", "trouble" = m."trouble"
FROM "mails" m WHERE m."id" = "deliveries"."mail_id" AND m."stopped_at" IS NOT NULL;--> statement-breakpoint
UPDATE "observations" o SET "is_undelivered" = true
FROM "sent_copies" c JOIN "deliveries" d ON d."district_id" = c."district_id" AND d."send_id" = c."send_id"
WHERE c."district_id" = o."district_id" AND c."observation_id" = o."id" AND c."version" = o."version"
AND o."status" IN ('sent', 'acknowledged') AND d."opened_at" IS NULL AND d."state" IN ('failed', 'not-mailed');--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sent_copies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Nobody but the product knows it: it signs the addresses to which mails come back.
INSERT INTO "secrets" ("name", "value") VALUES ('return-address', gen_random_uuid()::text || gen_random_uuid()::text);
