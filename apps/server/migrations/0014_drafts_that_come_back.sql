ALTER TABLE "observations" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_observations" ADD COLUMN "observer_id" integer;--> statement-breakpoint
ALTER TABLE "removed_observations" ADD COLUMN "removed_at" timestamp with time zone;