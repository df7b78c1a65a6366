CREATE TABLE "registrations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registrations_expires_at_index" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_district_id_waits_since_index" ON "invitations" USING btree ("district_id","waits_since") WHERE "invitations"."waits_since" is not null;