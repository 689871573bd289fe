export const SHOP_HELP = `Makes and sets up shops, also while the server runs. docs/shops.md lists every field.

  npm run shop -- list [--json]
  npm run shop -- show --host <host> [--json]
  npm run shop -- messages --host <host> [--json]
  npm run shop -- add --host <host> --template <template> [--name <name>] [field=value ...]
  npm run shop -- set --host <host> [--name <name>] [--template <template>] field=value ...
  npm run shop -- remove --host <host> --yes
  npm run shop -- coupon --host <host> <code> field=value ...
  npm run shop -- coupons --host <host> [--json]
  npm run shop -- reviews --host <host> [--json]
  npm run shop -- approve --host <host> <review id> ...
  npm run shop -- reject --host <host> <review id> ...

Fields inside others are written with dots, lists with commas, an empty value clears:

  npm run shop -- set --host shop.example phone="+1 555 0100" settings.hideSellPrice=true \\
    settings.theme.accent=#1f4034 aliases=www.shop.example,shop.test banner.title="Spring" ads=

A coupon is added, or changed where the shop has its code:

  npm run shop -- coupon --host shop.example SPRING percentage=10 minimum=50 expires=2027-01-31 limit=100
  npm run shop -- coupon --host shop.example SPRING active=false

Fields of a coupon: percentage (1 to 100) or fixed (dollars), minimum (dollars of goods), expires (the
last day, UTC), limit (uses), active. An empty expires= or limit= lifts it.

Fields of a shop: name, template, aliases, logo, favicon, company, founder, phone, email, address,
arraddress (name it again for each line), banner.*, ads.*, last_ads.*, shipping_cost, transit_time,
handing_time, prefix, settings.*, settings.theme.*, metadata.*, headertemplate, analytics, adsid,
gtag, conversion_label, googleverify, keywords.

Exit code: 0 done, 1 refused or failed (nothing has changed), 2 called wrongly.`;
