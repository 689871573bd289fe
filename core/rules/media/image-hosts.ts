/**
 * The exact hosts whose pictures may be optimised: those of IMAGE_HOSTS (comma-separated), the storage host and the CDN
 * host it is rewritten to. Anything that is no plain host name is left out, wildcards above all.
 */
export function imageHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const { IMAGE_HOSTS = '', STORAGE_HOST = '', CDN_HOST = '' } = environment;
  const named = [...IMAGE_HOSTS.split(','), STORAGE_HOST, CDN_HOST].map((host) => host.trim());
  return [...new Set(named.filter((host) => HOST_NAME.test(host)))];
}

const HOST_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;
