export const BACKUP_HELP = `Writes a whole installation into one file, also while the server runs. docs/backup.md says more.

  npm run backup -- <file> [--json]

In the file are the rows of the database as of one moment, the pictures and e-mails of DATA_DIR, and the secret
that opens payment keys: keep it like a key. It is read back before it takes the place of a file of its name.

  --json            print what was written as JSON
  --help            this text

Exit code: 0 written, 1 failed (a file that was there is as it was), 2 called wrongly.`;

export const RESTORE_HELP = `Puts a backup into an empty installation: that of DATA_DIR and, where it is set, DATABASE_URL. docs/backup.md says
more.

  npm run restore -- <file> [--check] [--json]

  --check           read the file to its end, say whether it is whole, and restore nothing
  --json            print what was done as JSON
  --help            this text

Exit code: 0 restored, 1 refused or failed (nothing has changed), 2 called wrongly.`;

export const SECRETS_HELP = `Changes the secret that an installation seals and signs with. docs/operating.md says when.

  npm run secrets -- rotate
  npm run secrets -- reseal [--json]
  npm run secrets -- drop

rotate puts a new secret in front of that of DATA_DIR; earlier ones still open and verify. Where the secret is in
SECRET_KEY, put a new one there and the earlier one into SECRET_KEY_OLD. Restart every server then.

reseal seals with the newest secret whatever an earlier one has sealed, in one transaction.

drop takes the earlier secrets away, unless something is still sealed with one. Links that they have signed end
with them: those to orders are good for 180 days.

Exit code: 0 done, 1 refused or failed, 2 called wrongly.`;

export const AUDIT_HELP = `Asks the registry for known weaknesses of every package of the lockfile, and says by when each has to be gone.

  npm run audit [--json]

What faces the network (docs/security.md) comes first, also where a package that does uses it. The days are those
of docs/security.md, "Updates", counted from today: whoever asks before a release and once a week finds each in time.

  --json            print them as JSON
  --help            this text

Exit code: 0 none is known, 1 some are or the registry did not answer, 2 called wrongly.`;

export const ADMIN_HELP = `Says who may change a shop, also while the server runs.

  npm run admin -- list --host <host> [--json]
  npm run admin -- add --host <host> <email> [name=<name>] [role=<role>] [password=<password>]
  npm run admin -- password --host <host> <email> password=<password>
  npm run admin -- invite --host <host> <email> [role=<role>]
  npm run admin -- reset-link --host <host> <email>
  npm run admin -- reset-factors --host <host> <email> --yes
  npm run admin -- role --host <host> <email> role=<role>
  npm run admin -- remove --host <host> <email> --yes
  npm run admin -- log --host <host> [--limit <number>] [--json]

Whoever is added without password= chooses one by a link that is printed: it works once, for seven days. password=-
reads it from the first line of the input, so that it stands neither in the history of the terminal nor among the
running programs:

  npm run admin -- add --host shop.example ada@shop.example name="Ada Finch" password=- < password.txt

A password has 10 characters or more, and is none that programs try first. A new one ends every session of its
person in every shop, as removing them ends those of the shop. Whoever is in the team of another shop has a
password, and is added without one.

Roles: owner (everything), admin (everything, but makes no owners), catalog (products), editor (pages and the
design), staff (orders, disputes, messages, reviews), viewer (looks, and changes nothing). The first of a shop
is its owner, whoever is added later an admin unless told. A shop keeps an owner as long as it has a team.

invite and reset-link print a link that works once, for seven days or 30 minutes: by it somebody joins the team, or
sets a new password; for seven days, too, where they have none yet. From the screens such links go out by e-mail.

reset-factors is for whoever has lost app, passkeys and recovery codes: their password alone logs them in, until they
set up another second factor, which comes first where a shop asks everybody for one.

log shows what admins did and who was turned away, the newest first, 50 entries unless told.

Exit code: 0 done, 1 refused or failed (nothing has changed), 2 called wrongly.`;

export const SHOP_HELP = `Makes and sets up shops, also while the server runs. docs/shops.md lists every field.

  npm run shop -- list [--json]
  npm run shop -- show --host <host> [--json]
  npm run shop -- messages --host <host> [--json]
  npm run shop -- restock --host <host> [--json]
  npm run shop -- add --host <host> --template <template> [--name <name>] [field=value ...]
  npm run shop -- set --host <host> [--name <name>] [--template <template>] field=value ...
  npm run shop -- check --host <host> [--json]
  npm run shop -- remove --host <host> --yes
  npm run shop -- coupon --host <host> <code> field=value ...
  npm run shop -- coupons --host <host> [--json]
  npm run shop -- reviews --host <host> [--json]
  npm run shop -- approve --host <host> <review id> ...
  npm run shop -- reject --host <host> <review id> ...
  npm run shop -- payments --host <host> [--json]
  npm run shop -- payments --host <host> field=value ...
  npm run shop -- redirects --host <host> [--json]
  npm run shop -- redirects --host <host> /old-path=/new-path ...
  npm run shop -- redirects --host <host> --import <file.csv> | --export <file.csv>
  npm run shop -- size-guides --host <host> [--json]
  npm run shop -- size-guides --host <host> --import <file.csv> | --export <file.csv>
  npm run shop -- size-guides --host <host> <category>= "<category> / <brand>=" ...
  npm run shop -- shopper --host <host> export <email>
  npm run shop -- shopper --host <host> erase <email> --yes

Fields inside others are written with dots, lists with commas, an empty value clears:

  npm run shop -- set --host shop.example phone="+1 555 0100" settings.hideSellPrice=true \\
    settings.theme.accent=#1f4034 aliases=www.shop.example,shop.test banner.title="Spring" ads=

A new shop is being prepared: its admins alone see it until opening=open; opening=paused takes no orders. check lists
what a shop lacks before it opens.

A coupon is added, or changed where the shop has its code:

  npm run shop -- coupon --host shop.example SPRING percentage=10 minimum=50 expires=2027-01-31 limit=100
  npm run shop -- coupon --host shop.example SPRING active=false

Fields of a coupon: percentage (1 to 100) or fixed (dollars), minimum (dollars of goods), expires (the
last day, UTC), limit (uses), active. An empty expires= or limit= lifts it.

Who takes payments for a shop is listed without secrets, and set by field=value. With env:NAME as a value
it is read from that variable of the environment, so that a secret stands in no list of commands:

  npm run shop -- payments --host shop.example stripe.publishableKey=pk_live_... \\
    stripe.secretKey=env:SHOP_STRIPE_KEY stripe.webhookSecret=env:SHOP_STRIPE_WEBHOOK

Fields of payments: stripe.secretKey, stripe.publishableKey, stripe.webhookSecret, paypal.clientId,
paypal.clientSecret, paypal.webhookId, paypal.environment (sandbox or live), airwallex.clientId,
airwallex.apiKey, airwallex.webhookSecret, airwallex.environment (demo or prod). An empty value removes one.

A redirect leads from an old path of the shop to a path, or to a whole address; /old-path= removes it. The
columns of a file are "Redirect from" and "Redirect to", as Shopify writes them. Lines that are no redirect,
or would close a loop, are printed and left out; the others are saved, and the exit code is 1.

A file of size guides has the columns Category, Brand and Size, and one for each measurement with its unit, such
as "Chest (cm)". Its guides come in place of those of the same category and brand; the others stay. Where a
line is wrong every such line is printed and nothing changes. Hoodies= removes a guide.

shopper export prints all that a shop has of an e-mail address as JSON, photos included (npm run -s keeps it alone);
erase removes it for good. Orders stay for the books without the person.

Fields of a shop: name, template, opening, openingNote, aliases, logo, favicon, company, founder, phone, email, address,
arraddress (name it again for each line), banner.*, ads.*, last_ads.*, shipping_cost, transit_time,
handing_time, prefix, settings.*, settings.theme.*, metadata.*, headertemplate, analytics, adsid,
gtag, conversion_label, googleverify, keywords, notifications.*.

Exit code: 0 done, 1 refused or failed (nothing has changed), 2 called wrongly.`;
