import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentSchema, readConfig } from '@/backend/base/config';

describe('readConfig', () => {
  test('needs nothing: every variable has a default or may be absent [S9.3]', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      apiBaseUrl: undefined,
      isApiMocked: false,
      isDebug: false,
      hasDemoShops: true,
      makesPicturesAhead: true,
      demoAdmin: { email: 'admin@example.com' },
      cdn: undefined,
      adminHost: 'admin.{shop}',
      imageHosts: [],
      importHosts: [],
      trustedProxies: 0,
      hasSecureSubdomains: false,
      metricsToken: undefined,
      payments: {
        stripe: { secretKey: '', publishableKey: '', webhookSecret: '' },
        paypal: { clientId: '', clientSecret: '', webhookId: '', environment: 'sandbox' },
        airwallex: { clientId: '', apiKey: '', webhookSecret: '', environment: 'demo' },
        conversions: [],
      },
      paymentBases: {},
      mail: {},
      logLevel: 'info',
    });
  });

  test('an empty value counts as unset', () => {
    const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((key) => [key, ' ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('reads what is set', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://user:pw@db:5432/shop?sslmode=disable',
      NEXT_PUBLIC_API_BASE_URL: 'https://api.example/v1/',
      DEMO_SHOPS: '0',
      PICTURES_AHEAD: '0',
      ADMIN_EMAIL: ' Ada@Shop.example',
      ADMIN_PASSWORD: 'correct horse',
      NEXT_PUBLIC_DEBUG: 'on',
      STORAGE_HOST: 'Storage.example',
      CDN_HOST: 'cdn.example',
      IMAGE_HOSTS: 'a.example, b.example:8443,',
      IMPORT_HOSTS: 'Files.example',
      TRUSTED_PROXIES: '2',
      HSTS_SUBDOMAINS: '1',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://user:pw@db:5432/shop?sslmode=disable',
      apiBaseUrl: 'https://api.example/v1',
      hasDemoShops: false,
      makesPicturesAhead: false,
      demoAdmin: { email: 'ada@shop.example', password: 'correct horse' },
      isDebug: true,
      cdn: { storageHost: 'storage.example', cdnHost: 'cdn.example' },
      imageHosts: ['a.example', 'b.example:8443'],
      importHosts: ['files.example'],
      trustedProxies: 2,
      hasSecureSubdomains: true,
      logLevel: 'debug',
    });
  });

  test.each([
    ...['postgresql://a:b@db.example/shop', 'postgresql://10.0.0.5:5432/shop'],
    ...['postgresql:///shop?host=db.example', 'postgresql://localhost/shop?host=db.example'],
  ])('refuses a database of another machine without a word on TLS: %s [S2.1925]', (url) => {
    const read = () => readConfig({ DATABASE_URL: url });
    expect(read).toThrow(/DATABASE_URL: .*sslmode=verify-full .*sslmode=disable on purpose/);
    for (const mode of ['verify-full', 'disable']) {
      const said = `${url}${url.includes('?') ? '&' : '?'}sslmode=${mode}`;
      expect(readConfig({ DATABASE_URL: said }).databaseUrl).toBe(said);
    }
  });

  test.each([
    ...[
      'postgresql://localhost/shop',
      'postgresql://127.0.0.1:5432/shop',
      'postgresql://[::1]/shop',
    ],
    ...['postgresql:///shop?host=/run/postgresql', 'postgresql://%2Frun%2Fpostgresql/shop'],
  ])('takes a database of this machine as it is: %s [S2.1925]', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('lists every problem at once', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://db',
      NEXT_PUBLIC_API_BASE_URL: '/api',
      DEMO_SHOPS: 'perhaps',
      ADMIN_EMAIL: 'ada',
      ADMIN_PASSWORD: 'short',
      STORAGE_HOST: 'storage.example',
      IMAGE_HOSTS: '*.example',
      TRUSTED_PROXIES: '-1',
      LOG_LEVEL: 'loud',
    };
    const read = () => readConfig(wrong);
    expect(read).toThrow('The configuration cannot be used');
    for (const name of [...Object.keys(wrong), 'CDN_HOST']) {
      if (name !== 'STORAGE_HOST') expect(read, name).toThrow(new RegExp(`^  ${name}\\b`, 'm'));
    }
  });
});

test('.env.example explains exactly the variables that are read', () => {
  const example = readFileSync('.env.example', 'utf8');
  const explained = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  const uncommented = example.replace(/^# (?=[A-Z_]+=)/gm, '');
  expect(uncommented).not.toMatch(/^[A-Z_]+=\n/m);
});
