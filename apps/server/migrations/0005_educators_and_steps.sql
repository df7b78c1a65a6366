CREATE TABLE "action_steps" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"educator_id" integer NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"status" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "action_steps_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "action_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "periods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "hired_on" date;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "is_provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "action_steps" ADD CONSTRAINT "action_steps_district_id_educator_id_educators_district_id_id_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_steps" ADD CONSTRAINT "action_steps_district_id_created_by_id_users_district_id_id_fk" FOREIGN KEY ("district_id","created_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_steps_district_id_educator_id_index" ON "action_steps" USING btree ("district_id","educator_id");--> statement-breakpoint
ALTER TABLE "educators" ADD CONSTRAINT "educators_district_id_user_id_users_district_id_id_fk" FOREIGN KEY ("district_id","user_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educators" ADD CONSTRAINT "educators_districtId_externalId_unique" UNIQUE("district_id","external_id");--> statement-breakpoint
ALTER TABLE "educators" ADD CONSTRAINT "educators_districtId_userId_unique" UNIQUE("district_id","user_id");--> statement-breakpoint
CREATE POLICY "own_district" ON "action_steps" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);