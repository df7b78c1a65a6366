DROP INDEX "action_steps_due";--> statement-breakpoint
CREATE TABLE "step_events" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"from_due_on" date,
	"to_due_on" date,
	"is_reworded" boolean DEFAULT false NOT NULL,
	"note" text,
	CONSTRAINT "step_events_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "step_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conferences" (
	"district_id" integer NOT NULL,
	"observation_id" uuid NOT NULL,
	"school_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"observer_id" integer NOT NULL,
	"meets_at" timestamp with time zone NOT NULL,
	"is_planned" boolean NOT NULL,
	"minutes" smallint NOT NULL,
	"place" text NOT NULL,
	"standing" text NOT NULL,
	"invited" jsonb,
	CONSTRAINT "conferences_district_id_observation_id_pk" PRIMARY KEY("district_id","observation_id")
);
--> statement-breakpoint
ALTER TABLE "conferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "action_steps" ADD COLUMN "carried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "step_events" ADD CONSTRAINT "step_events_step_fk" FOREIGN KEY ("district_id","step_id") REFERENCES "public"."action_steps"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_events" ADD CONSTRAINT "step_events_by_fk" FOREIGN KEY ("district_id","by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_observation_fk" FOREIGN KEY ("district_id","observation_id") REFERENCES "public"."observations"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_events_by_step" ON "step_events" USING btree ("district_id","step_id","at");--> statement-breakpoint
CREATE INDEX "conferences_by_school" ON "conferences" USING btree ("district_id","school_id","meets_at","observation_id");--> statement-breakpoint
CREATE INDEX "conferences_by_educator" ON "conferences" USING btree ("district_id","educator_id","meets_at","observation_id");--> statement-breakpoint
CREATE INDEX "conferences_by_observer" ON "conferences" USING btree ("district_id","observer_id","meets_at","observation_id");--> statement-breakpoint
CREATE INDEX "conferences_by_time" ON "conferences" USING btree ("district_id","meets_at","observation_id");--> statement-breakpoint
CREATE INDEX "action_steps_by_author" ON "action_steps" USING btree ("district_id","created_by_id","status");--> statement-breakpoint
CREATE INDEX "action_steps_open" ON "action_steps" USING btree ("district_id","due_on","id") WHERE "action_steps"."status" = 'open';--> statement-breakpoint
CREATE INDEX "action_steps_closed" ON "action_steps" USING btree ("district_id","status","closed_at","id") WHERE "action_steps"."status" <> 'open';--> statement-breakpoint
CREATE POLICY "own_district" ON "step_events" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "conferences" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
-- Conferences that there are already. Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contributions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "conferences" ("district_id", "observation_id", "school_id", "educator_id", "observer_id", "meets_at", "is_planned", "minutes", "place", "standing")
	SELECT it.district_id, it.id, it.school_id, it.educator_id, it.observer_id, it.started_at, false, 30, '',
		CASE
			WHEN it.status IN ('sent', 'acknowledged') AND EXISTS (
				SELECT FROM "contributions" c
				WHERE c.district_id = it.district_id AND c.observation_id = it.id AND c.kind = 'signature'
					AND c.key = it.document #>> '{capture,signature,of}') THEN 'signed'
			WHEN it.document #> '{capture,signature}' <> 'null'::jsonb THEN 'to-sign'
			WHEN it.status <> 'draft' THEN 'agreed'
			WHEN it.document #>> '{capture,stage}' = 'prepare' AND it.shared_at IS NOT NULL THEN 'prepared'
			WHEN it.document #>> '{capture,stage}' = 'prepare' THEN 'planned'
			WHEN it.document #>> '{capture,stage}' = 'talk' THEN 'talked'
			ELSE 'agreed'
		END
	FROM "observations" it
	WHERE it.tool_type_id = 10;--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contributions" FORCE ROW LEVEL SECURITY;
