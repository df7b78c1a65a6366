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
ALTER TABLE "roster_connections" ADD CONSTRAINT "roster_connections_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_connections" ADD CONSTRAINT "roster_connections_changed_by_fk" FOREIGN KEY ("district_id","changed_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_district" ON "roster_connections" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);