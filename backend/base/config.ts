import { z } from 'zod';
import { DEFAULT_ADMIN_HOST, isAdminPattern, SHOP_PLACE } from '@/core/rules/address/admin-host';
import { isEmail } from '@/core/values/email';
import { type PaymentSettings, paymentSettingsSchema } from '../payments/settings';
import { adminEmailSchema, passwordSchema } from './admin-fields';
import { originOf } from './env-file';
import { issueText } from './issue-text';
import { leavesMachine } from './leaves-machine';
import { LOG_LEVELS } from './log';
import { readNetworks, type TrustedProxies } from './trusted-proxies';

const DEMO_ADMIN_EMAIL = 'admin@example.com';
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const flag = z
  .enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], {
    error: 'must be 1 or 0 (also true/false, on/off, yes/no)',
  })
  .transform((value) => ['1', 'true', 'on', 'yes'].includes(value));

const hostName = z
  .string()
  .regex(HOST_NAME, 'must be a host name, without scheme or path')
  .transform((host) => host.toLowerCase());

const hostNames = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((host) => host.trim()))
  .transform((hosts) => hosts.filter((host) => host !== ''))
  .pipe(z.array(hostName));

const optionalText = z.string().trim().min(1).exactOptional();

const address = (protocol: RegExp, error: string) => z.url({ protocol, error });

const baseUrl = address(/^https?$/, 'must be an http or https address').transform((url) =>
  url.replace(/\/+$/, ''),
);

/** Returns whether an address of a database stays on this machine, or is by TLS or without it as somebody chose. */
function saysHowToConnect(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { hostname, searchParams } = new URL(text);
  return searchParams.has('sslmode') || !leavesMachine(searchParams.get('host') || hostname);
}

const isSecureAddress = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && !/\s/.test(text);

const secretKey = z.string().min(32, 'must be 32 characters or more');

/** The environment the app reads, every variable optional; `.env.example` explains each. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int()
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'must be an address such as postgresql://user:password@host:5432/hemline, signs of the password that mean something in addresses written as %40 and the like',
  )
    .refine(saysHowToConnect, {
      error:
        'leads to another machine and does not say how: add ?sslmode=verify-full for TLS, or ?sslmode=disable on purpose where the network between is private',
    })
    .exactOptional(),
  NEXT_PUBLIC_API_BASE_URL: baseUrl.exactOptional(),
  BACKEND_URL: baseUrl.exactOptional(),
  NEXT_PUBLIC_MOCK_API: flag.default(false),
  NEXT_PUBLIC_DEBUG: flag.default(false),
  DEMO_SHOPS: flag.default(true),
  PICTURES_AHEAD: flag.default(true),
  ADMIN_EMAIL: adminEmailSchema.default(DEMO_ADMIN_EMAIL),
  ADMIN_PASSWORD: passwordSchema.exactOptional(),
  STORAGE_HOST: hostName.exactOptional(),
  CDN_HOST: hostName.exactOptional(),
  IMAGE_HOSTS: hostNames,
  IMPORT_HOSTS: hostNames,
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .transform((text, context): TrustedProxies => {
      const proxies = /^(\d|10)$/.test(text.trim()) ? Number(text) : readNetworks(text);
      if (proxies !== null) return proxies;
      context.addIssue(
        'must be a number from 0 to 10, or addresses and networks with commas between',
      );
      return 0;
    }),
  HSTS_SUBDOMAINS: flag.default(false),
  METRICS_TOKEN: z.string().min(16, 'must be 16 characters or more').exactOptional(),
  SECURITY_CONTACT: z
    .string()
    .trim()
    .refine((text) => isEmail(text.replace(/^mailto:/, '')) || isSecureAddress(text), {
      error: 'must be an e-mail address, or an https address',
    })
    .exactOptional(),
  SECRET_KEY: secretKey.exactOptional(),
  SECRET_KEY_OLD: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(secretKey)),
  PAYMENT_ORIGIN: address(/^https?$/, 'must be an http or https address')
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '', {
      error: 'must be an origin, such as https://pay.example.com',
    })
    .transform((url) => url.origin)
    .exactOptional(),
  ADMIN_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .refine(
      isAdminPattern,
      `must be a host name with ${SHOP_PLACE} in it, such as ${DEFAULT_ADMIN_HOST}`,
    )
    .default(DEFAULT_ADMIN_HOST),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_BASE: baseUrl.exactOptional(),
  PAYPAL_CLIENT_ID: optionalText,
  PAYPAL_CLIENT_SECRET: optionalText,
  PAYPAL_WEBHOOK_ID: optionalText,
  PAYPAL_ENVIRONMENT: z
    .enum(['sandbox', 'live'], { error: 'must be sandbox or live' })
    .default('sandbox'),
  PAYPAL_API_BASE: baseUrl.exactOptional(),
  AIRWALLEX_CLIENT_ID: optionalText,
  AIRWALLEX_API_KEY: optionalText,
  AIRWALLEX_WEBHOOK_SECRET: optionalText,
  AIRWALLEX_ENVIRONMENT: z
    .enum(['demo', 'prod'], { error: 'must be demo or prod' })
    .default('demo'),
  AIRWALLEX_API_BASE: baseUrl.exactOptional(),
  SMTP_URL: address(/^smtps?$/, 'must be an smtp:// or smtps:// address').exactOptional(),
  MAIL_FROM: z.string().trim().refine(isEmail, 'must be an e-mail address').exactOptional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
});

// Also beside other problems, so that all are listed at once.
const when = () => true;
const checkedEnvironment = environmentSchema
  .refine((env) => (env.STORAGE_HOST === undefined) === (env.CDN_HOST === undefined), {
    path: ['CDN_HOST'],
    error: 'goes together with STORAGE_HOST: set both or neither',
    when,
  })
  .refine((env) => !env.SECRET_KEY_OLD?.length || env.SECRET_KEY !== undefined, {
    path: ['SECRET_KEY_OLD'],
    error: 'goes behind a SECRET_KEY: set that too',
    when,
  });

export type Config = ReturnType<typeof readConfig>;

/** Parses the environment once; an empty value counts as unset.
 * @throws Error that lists every problem, with the line of `.env` that it comes from. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = checkedEnvironment.safeParse(Object.fromEntries(nonEmpty), { error: issueText });
  if (!parsed.success) {
    const isOwn = environment === process.env;
    throw new Error(listProblems(parsed.error, isOwn ? originOf : () => ''));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    apiBaseUrl: env.NEXT_PUBLIC_API_BASE_URL,
    backendUrl: env.BACKEND_URL,
    isApiMocked: env.NEXT_PUBLIC_MOCK_API,
    isDebug: env.NEXT_PUBLIC_DEBUG,
    hasDemoShops: env.DEMO_SHOPS,
    makesPicturesAhead: env.PICTURES_AHEAD,
    demoAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    cdn:
      env.STORAGE_HOST && env.CDN_HOST
        ? { storageHost: env.STORAGE_HOST, cdnHost: env.CDN_HOST }
        : undefined,
    imageHosts: env.IMAGE_HOSTS,
    importHosts: env.IMPORT_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    hasSecureSubdomains: env.HSTS_SUBDOMAINS,
    metricsToken: env.METRICS_TOKEN,
    securityContact: env.SECURITY_CONTACT,
    secretKey: env.SECRET_KEY && [env.SECRET_KEY, ...env.SECRET_KEY_OLD].join('\n'),
    paymentOrigin: env.PAYMENT_ORIGIN,
    adminHost: env.ADMIN_HOST,
    payments: paymentDefaults(env),
    paymentBases: {
      stripe: env.STRIPE_API_BASE,
      paypal: env.PAYPAL_API_BASE,
      airwallex: env.AIRWALLEX_API_BASE,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    logLevel: env.LOG_LEVEL,
  };
}

/** The payment settings of shops that have none of their own. */
function paymentDefaults(env: z.output<typeof environmentSchema>): PaymentSettings {
  return paymentSettingsSchema.parse({
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID,
      clientSecret: env.PAYPAL_CLIENT_SECRET,
      webhookId: env.PAYPAL_WEBHOOK_ID,
      environment: env.PAYPAL_ENVIRONMENT,
    },
    airwallex: {
      clientId: env.AIRWALLEX_CLIENT_ID,
      apiKey: env.AIRWALLEX_API_KEY,
      webhookSecret: env.AIRWALLEX_WEBHOOK_SECRET,
      environment: env.AIRWALLEX_ENVIRONMENT,
    },
  });
}

function listProblems(error: z.ZodError, origin: (name: string) => string): string {
  const problems = error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `  ${name}${origin(name)}: ${message}`;
  });
  return `The configuration cannot be used:\n${problems.join('\n')}`;
}
