CREATE TABLE "tool_settings" (
	"district_id" integer NOT NULL,
	"tool_type_id" smallint NOT NULL,
	"is_enabled" boolean NOT NULL,
	"position" smallint NOT NULL,
	"school_ids" integer[],
	CONSTRAINT "tool_settings_district_id_tool_type_id_pk" PRIMARY KEY("district_id","tool_type_id")
);
--> statement-breakpoint
ALTER TABLE "tool_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"observation_id" uuid NOT NULL,
	"uploaded_by_id" integer NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "draft_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "action_steps" ADD COLUMN "observation_id" uuid;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "carried" jsonb;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_settings" ADD CONSTRAINT "tool_settings_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_district_id_uploaded_by_id_users_district_id_id_fk" FOREIGN KEY ("district_id","uploaded_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_district_id_observation_id_index" ON "files" USING btree ("district_id","observation_id");--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_school_fk" FOREIGN KEY ("district_id","school_id") REFERENCES "public"."schools"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "observations_carried" ON "observations" USING btree ("district_id","educator_id","tool_type_id","started_at") WHERE "observations"."carried" is not null;--> statement-breakpoint
CREATE POLICY "own_district" ON "tool_settings" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "files" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);