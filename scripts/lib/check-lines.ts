import type { Lack } from '@/backend/domain/shop-admin';

type Words = readonly [what: string, how: string];

/** Meaning of each lack for shoppers, and what mends it. */
const WORDS: Record<Lack['lack'], Words> = {
  name: ['It has no name.', 'npm run shop -- set --host {host} name="…"'],
  email: [
    'It has no e-mail address: its pages name support@{host}.',
    'npm run shop -- set --host {host} email=…',
  ],
  company: ['Nobody is named who sells.', 'npm run shop -- set --host {host} company="…"'],
  address: [
    'It has no address, which most countries’ law asks for.',
    'npm run shop -- set --host {host} address="…"',
  ],
  products: ['It shows no products.', 'npm run import -- --shop {host} products.csv'],
  payments: ['Nobody takes its payments.', '/design/payments, or docs/payments.md'],
  mail: ['E-mails are kept as files, and reach nobody.', 'SMTP_URL, see .env.example'],
  admins: ['Nobody may change it.', 'npm run admin -- add --host {host} you@example.com'],
  pictures: ['{products} of its products have no picture.', 'the column Image Src'],
  categories: ['{products} of its products have no category.', 'the column Type'],
  logo: [
    'It has no logo: its name stands there.',
    'npm run shop -- set --host {host} logo=https://…',
  ],
  home: ['Its home page has no opening.', '/design, or banner.title=… banner.image=…'],
  description: [
    'Search engines are told nothing of it.',
    'npm run shop -- set --host {host} metadata.description="…"',
  ],
  delivery: [
    'No delivery days are promised.',
    'npm run shop -- set --host {host} handing_time=1-2 transit_time=2-4',
  ],
  returns: ['No returns are promised.', 'npm run shop -- set --host {host} settings.returnDays=30'],
  'time zone': [
    'Its dates are those of UTC.',
    'npm run shop -- set --host {host} settings.timeZone=America/New_York',
  ],
};

/** Formats what a shop lacks, each with what mends it. */
export function checkLines(host: string, lacks: readonly Lack[]): string {
  const lines = lacks.map(({ lack, isNeeded, products = 0 }) => {
    const [what, how] = WORDS[lack].map((words) =>
      words.replace('{host}', host).replace('{products}', String(products)),
    );
    return `${isNeeded ? 'needed' : 'better'}  ${what}\n        ${how}`;
  });
  return lines.join('\n') || `${host} lacks nothing.`;
}
