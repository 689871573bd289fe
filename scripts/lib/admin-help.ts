export const ADMIN_HELP = `Says who may change a shop, also while the server runs.

  npm run admin -- list --host <host> [--json]
  npm run admin -- add --host <host> <email> [name=<name>] [role=<role>] [password=<password>]
  npm run admin -- password --host <host> <email> [password=<password>]
  npm run admin -- remove --host <host> <email> --yes
  npm run admin -- log --host <host> [--limit <number>] [--json]

Without password= one is made and printed once. password=- reads it from the first line of the input, so
that it stands neither in the history of the terminal nor among the running programs:

  npm run admin -- add --host shop.example ada@shop.example name="Ada Finch" password=- < password.txt

A password has 10 characters or more. A new one ends every session of the admin, as removing them does.
The role is "admin" unless told. The editor at /design opens for that role alone; the backend compares no
roles: every admin of a shop may change all of it.

log shows what admins did and who was turned away, the newest first, 50 entries unless told.

Exit code: 0 done, 1 refused or failed (nothing has changed), 2 called wrongly.`;
