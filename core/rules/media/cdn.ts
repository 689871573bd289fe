/** Host where pictures are stored, and the CDN host that serves them; both or neither. */
export interface CdnHosts {
  storageHost: string;
  cdnHost: string;
}

/** The address of a picture on the storage host, rewritten to its CDN host by https (spec 9); any other as it is. */
export function toCdn(address: string, hosts: CdnHosts | undefined): string {
  if (!hosts) return address;
  const match = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address);
  if (match?.[1]?.toLowerCase() !== hosts.storageHost.toLowerCase()) return address;
  return `https://${hosts.cdnHost}${address.slice(match[0].length)}`;
}
