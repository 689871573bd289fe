CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "admins_email_key";--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "person_id" uuid;--> statement-breakpoint
-- One e-mail address is one person from now on. Of several passwords the one that was set last counts.
INSERT INTO "people" ("email", "name", "password_hash", "created_at", "updated_at")
SELECT DISTINCT ON (lower(email)) lower(email),
  coalesce((SELECT name FROM admins AS named WHERE lower(named.email) = lower(admins.email) AND name <> ''
    ORDER BY updated_at DESC, id LIMIT 1), ''),
  password_hash, min(created_at) OVER (PARTITION BY lower(email)), updated_at
FROM "admins" ORDER BY lower(email), updated_at DESC, id;
--> statement-breakpoint
UPDATE "admins" SET "person_id" = people.id FROM "people" WHERE people.email = lower(admins.email);
--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "person_id" SET NOT NULL;
--> statement-breakpoint
-- What another password opened ends with it.
DELETE FROM "admin_sessions" USING "admins" JOIN "people" ON people.id = admins.person_id
WHERE admins.id = admin_id AND admins.password_hash <> people.password_hash;
--> statement-breakpoint
UPDATE "admin_sessions" SET "proved_at" = "created_at";
--> statement-breakpoint
-- Every shop has an owner: whoever was its admin first.
UPDATE "admins" SET "role" = 'owner' WHERE "id" IN (
  SELECT DISTINCT ON (shop_id) id FROM "admins" WHERE role = 'admin' ORDER BY shop_id, created_at, id
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_shop_idx" ON "account_links" USING btree ("shop_id","kind","email");--> statement-breakpoint
CREATE INDEX "account_links_expires_idx" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_admin_idx" ON "passkeys" USING btree ("shop_id","admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_key" ON "people" USING btree ("email");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admins_person_key" ON "admins" USING btree ("shop_id","person_id");--> statement-breakpoint
CREATE INDEX "admins_person_idx" ON "admins" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "password_hash";--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "updated_at";--> statement-breakpoint
SELECT keep_apart('account_links');
--> statement-breakpoint
SELECT keep_apart('passkeys');
--> statement-breakpoint
-- A person belongs to no shop; each sees those who are of its team.
SELECT keep_apart('people', 'EXISTS (SELECT FROM admins WHERE admins.person_id = people.id AND admins.shop_id = current_shop())');
