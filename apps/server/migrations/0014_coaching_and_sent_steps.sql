ALTER TABLE "removed_observations" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "sent_copies" ADD COLUMN "steps" jsonb;