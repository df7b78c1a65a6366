ALTER TABLE "observation_facts" DROP CONSTRAINT "observation_facts_school_fk";
