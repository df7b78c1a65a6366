CREATE TABLE "rollovers" (
	"district_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" integer NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_id" integer,
	"done" jsonb,
	"grades_due_on" date,
	"undone_at" timestamp with time zone,
	CONSTRAINT "rollovers_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "rollovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roster_connections" (
	"district_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"token_address" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"version" text NOT NULL,
	"is_nightly" boolean NOT NULL,
	"changed_by_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"pulling_since" timestamp with time zone,
	"pulled_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"counts" jsonb,
	"import_id" uuid
);
--> statement-breakpoint
ALTER TABLE "roster_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_saved_by_fk" FOREIGN KEY ("district_id","saved_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_done_by_fk" FOREIGN KEY ("district_id","done_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_connections" ADD CONSTRAINT "roster_connections_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_connections" ADD CONSTRAINT "roster_connections_changed_by_fk" FOREIGN KEY ("district_id","changed_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rollovers_one_draft" ON "rollovers" USING btree ("district_id") WHERE "rollovers"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "rollovers_done" ON "rollovers" USING btree ("district_id","done_at");--> statement-breakpoint
CREATE POLICY "own_district" ON "rollovers" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "roster_connections" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);