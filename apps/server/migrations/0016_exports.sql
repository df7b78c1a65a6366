CREATE TABLE "exports" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"scope" jsonb NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"left_out" integer DEFAULT 0 NOT NULL,
	"place" jsonb,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rights" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failed_because" text,
	"asked_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"file_name" text,
	"bytes" bigint,
	"expires_at" timestamp with time zone,
	CONSTRAINT "exports_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "export_chunks" (
	"district_id" integer NOT NULL,
	"export_id" uuid NOT NULL,
	"file" smallint NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_chunks_pk" PRIMARY KEY("district_id","export_id","file","position")
);
--> statement-breakpoint
ALTER TABLE "export_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_fk" FOREIGN KEY ("district_id","user_id") REFERENCES "public"."users"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_export_fk" FOREIGN KEY ("district_id","export_id") REFERENCES "public"."exports"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_district_id_user_id_asked_at_index" ON "exports" USING btree ("district_id","user_id","asked_at");--> statement-breakpoint
CREATE POLICY "own_district" ON "exports" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "export_chunks" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);