CREATE TABLE "record_links" (
	"district_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"send_id" uuid NOT NULL,
	"educator_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	CONSTRAINT "record_links_district_id_token_hash_pk" PRIMARY KEY("district_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "record_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "record_sessions" (
	"district_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_sessions_district_id_token_hash_pk" PRIMARY KEY("district_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "record_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_sending_fk" FOREIGN KEY ("district_id","send_id") REFERENCES "public"."sendings"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_educator_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_sessions" ADD CONSTRAINT "record_sessions_link_fk" FOREIGN KEY ("district_id","link_hash") REFERENCES "public"."record_links"("district_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_links_district_id_send_id_index" ON "record_links" USING btree ("district_id","send_id");--> statement-breakpoint
CREATE INDEX "record_sessions_district_id_link_hash_index" ON "record_sessions" USING btree ("district_id","link_hash");--> statement-breakpoint
CREATE POLICY "own_district" ON "record_links" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "record_sessions" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);