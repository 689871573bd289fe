import type { Address } from './address';

export const DATABASE_USER = 'hemline';
export const DATABASE_NAME = 'hemline';

const SERVER_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '96MB',
  effective_cache_size: '384MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // Short queries gain nothing from these, and containers have little shared memory.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

function listenSettings(address: Address): Record<string, string> {
  const port = String(address.port);
  if (!address.host.startsWith('/')) return { listen_addresses: address.host, port };
  return {
    listen_addresses: '',
    unix_socket_directories: address.host,
    unix_socket_permissions: '0700',
    port,
  };
}

/** The server's command line settings. They stand above postgresql.conf, so an update reaches old data. */
export function settingArguments(address: Address): string[] {
  const settings = { ...SERVER_SETTINGS, ...listenSettings(address) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A URL that `pg` understands, for a socket folder as well as for a port. */
export function databaseUrl(address: Address, password: string): string {
  const url = new URL(`postgresql:///${DATABASE_NAME}`);
  const parts = { host: address.host, port: String(address.port), user: DATABASE_USER, password };
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}
