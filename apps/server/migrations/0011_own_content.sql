CREATE TABLE "own_contents" (
	"district_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_type_id" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_contents_district_id_user_id_tool_type_id_pk" PRIMARY KEY("district_id","user_id","tool_type_id")
);
--> statement-breakpoint
ALTER TABLE "own_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_contents" ADD CONSTRAINT "own_contents_user_fk" FOREIGN KEY ("district_id","user_id") REFERENCES "public"."users"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_district" ON "own_contents" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);