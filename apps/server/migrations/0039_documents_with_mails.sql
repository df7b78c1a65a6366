ALTER TABLE "mails" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_accounts" DROP COLUMN "reminded_of_end";--> statement-breakpoint
ALTER TABLE "billing_accounts" DROP COLUMN "reminded_ahead";