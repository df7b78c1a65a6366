CREATE TABLE "registrations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_teaching" (
	"district_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_teaching_pk" PRIMARY KEY("district_id","educator_id","school_id","starts_on","changed_at")
);
--> statement-breakpoint
ALTER TABLE "former_teaching" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_observations" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "removed_observations" ADD COLUMN "observer_id" integer;--> statement-breakpoint
ALTER TABLE "removed_observations" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_copies" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_teaching" ADD CONSTRAINT "former_teaching_educator_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_teaching" ADD CONSTRAINT "former_teaching_school_fk" FOREIGN KEY ("district_id","school_id") REFERENCES "public"."schools"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_expires_at_index" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_district_id_waits_since_index" ON "invitations" USING btree ("district_id","waits_since") WHERE "invitations"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "files_loose_index" ON "files" USING btree ("district_id","uploaded_by_id") WHERE not "files"."is_named";--> statement-breakpoint
CREATE POLICY "own_district" ON "former_teaching" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "observations" SET "is_ahead" = true WHERE "started_at" > now() + interval '1 day';--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;
