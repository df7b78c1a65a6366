CREATE TABLE "sendings" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"observer_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sendings_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "sendings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_copy_fk";
--> statement-breakpoint
DROP INDEX "deliveries_district_id_observation_id_index";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "send_id" uuid;--> statement-breakpoint
-- What was sent before is a sending of one. The owner is bound by row-level security, too.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sent_copies" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Nothing kept a device from using an id twice.
ALTER TABLE "sent_copies" DISABLE TRIGGER stays_as_it_was_sent;--> statement-breakpoint
UPDATE "sent_copies" c SET "send_id" = gen_random_uuid() WHERE EXISTS (
	SELECT FROM "sent_copies" o WHERE o."district_id" = c."district_id" AND o."send_id" = c."send_id"
	AND (o."observation_id", o."version") < (c."observation_id", c."version")
);--> statement-breakpoint
ALTER TABLE "sent_copies" ENABLE TRIGGER stays_as_it_was_sent;--> statement-breakpoint
INSERT INTO "sendings" ("district_id","id","visit_id","observer_id","educator_id","message","sent_at")
SELECT c."district_id", c."send_id", o."visit_id", o."observer_id", o."educator_id", c."message", c."sent_at"
FROM "sent_copies" c JOIN "observations" o ON o."district_id" = c."district_id" AND o."id" = c."observation_id";--> statement-breakpoint
UPDATE "deliveries" d SET "send_id" = c."send_id" FROM "sent_copies" c
WHERE c."district_id" = d."district_id" AND c."observation_id" = d."observation_id" AND c."version" = d."version";--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sent_copies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "send_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sendings" ADD CONSTRAINT "sendings_district_id_observer_id_users_district_id_id_fk" FOREIGN KEY ("district_id","observer_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sendings" ADD CONSTRAINT "sendings_district_id_educator_id_educators_district_id_id_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sending_fk" FOREIGN KEY ("district_id","send_id") REFERENCES "public"."sendings"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_copies" ADD CONSTRAINT "sent_copies_sending_fk" FOREIGN KEY ("district_id","send_id") REFERENCES "public"."sendings"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_district_id_send_id_index" ON "deliveries" USING btree ("district_id","send_id");--> statement-breakpoint
CREATE INDEX "sent_copies_district_id_send_id_index" ON "sent_copies" USING btree ("district_id","send_id");--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "observation_id";--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "version";--> statement-breakpoint
CREATE POLICY "own_district" ON "sendings" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE TRIGGER stays_as_it_is BEFORE UPDATE OR DELETE ON "sendings"
	FOR EACH ROW EXECUTE FUNCTION stays_as_it_is();
