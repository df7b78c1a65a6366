CREATE TABLE "notices" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"by" text,
	"observation_id" uuid,
	"step_id" uuid,
	"day" date,
	"read_at" timestamp with time zone,
	"mail" text NOT NULL,
	"digested_at" timestamp with time zone,
	CONSTRAINT "notices_district_id_id_pk" PRIMARY KEY("district_id","id"),
	CONSTRAINT "notices_once" UNIQUE("district_id","user_id","key")
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_rounds" (
	"district_id" integer PRIMARY KEY NOT NULL,
	"last_on" date NOT NULL,
	"unanswered_through" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "unsubscribe_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_fk" FOREIGN KEY ("district_id","user_id") REFERENCES "public"."users"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_observation_fk" FOREIGN KEY ("district_id","observation_id") REFERENCES "public"."observations"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_step_fk" FOREIGN KEY ("district_id","step_id") REFERENCES "public"."action_steps"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_rounds" ADD CONSTRAINT "reminder_rounds_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_of" ON "notices" USING btree ("district_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("district_id","user_id","id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_to_digest" ON "notices" USING btree ("district_id","user_id") WHERE "notices"."mail" = 'digest' and "notices"."digested_at" is null;--> statement-breakpoint
CREATE INDEX "notices_by_observation" ON "notices" USING btree ("district_id","observation_id") WHERE "notices"."observation_id" is not null;--> statement-breakpoint
CREATE INDEX "action_steps_due" ON "action_steps" USING btree ("district_id","due_on") WHERE "action_steps"."status" = 'open';--> statement-breakpoint
CREATE INDEX "observations_follow_ups" ON "observations" USING btree ("district_id",("carried" ->> 'followUpOn')) WHERE "observations"."carried" ->> 'followUpOn' is not null;--> statement-breakpoint
CREATE INDEX "sendings_district_id_sent_at_index" ON "sendings" USING btree ("district_id","sent_at");--> statement-breakpoint
CREATE POLICY "own_district" ON "notices" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "reminder_rounds" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "users" SET "mail_choices" = (SELECT jsonb_object_agg("kind", 'never') FROM unnest("muted_notifications") AS "kind") WHERE "muted_notifications" <> '{}';--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "muted_notifications";
