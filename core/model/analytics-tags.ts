/** Shapes of ids: they become part of addresses of scripts and of policies, so nothing else passes. */
export const CONTAINER_ID = /^(GTM|GT)-[A-Z0-9]{4,16}$/;
export const ANALYTICS_ID = /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/;
export const ADS_ID = /^AW-\d{6,16}$/;
export const CONVERSION_LABEL = /^[A-Za-z0-9_/-]{1,100}$/;
export const RECORDING_ID = /^[a-z0-9]{6,20}$/;

/** Describes what a shop has set to measure visits with (spec 3, "Shop state"); '' and [] for nothing. */
interface Measuring {
  tagManagerId: string;
  analyticsIds: readonly string[];
  adsIds: readonly string[];
  /** Project of the session recording (beyond the spec). */
  recordingId: string;
}

/** The third parties of a shop's pages (spec 7, "Third-party loads"). */
export interface Tags {
  /** The tag manager's container, '' for none. */
  container: string;
  /** Ids for the global site tag, each once. */
  site: readonly string[];
  recording: string;
}

/** Returns what of it can be loaded: what does not look like an id is left out. */
export function tagsOf({ tagManagerId, analyticsIds, adsIds, recordingId }: Measuring): Tags {
  const isContainer = CONTAINER_ID.test(tagManagerId);
  const isManager = isContainer && tagManagerId.startsWith('GTM-');
  const site = [
    // One that is no container is a site tag by itself.
    ...(isContainer && !isManager ? [tagManagerId] : []),
    ...analyticsIds.filter((id) => ANALYTICS_ID.test(id)),
    ...adsIds.filter((id) => ADS_ID.test(id)),
  ];
  return {
    container: isManager ? tagManagerId : '',
    site: [...new Set(site)],
    recording: RECORDING_ID.test(recordingId) ? recordingId : '',
  };
}

export function hasTags({ container, site, recording }: Tags): boolean {
  return container !== '' || site.length > 0 || recording !== '';
}

const TAG_HOST = 'https://www.googletagmanager.com';
const RECORDING_HOST = 'https://www.clarity.ms';

export const containerScript = (id: string) => `${TAG_HOST}/gtm.js?id=${id}`;
export const siteTagScript = (id: string, layer: string) =>
  `${TAG_HOST}/gtag/js?id=${id}&l=${layer}`;
export const recordingScript = (id: string) => `${RECORDING_HOST}/tag/${id}`;

/** A site tag loads what it is set up for one by one; so does a container. */
const SITE_TAG = [`${TAG_HOST}/gtag/js`, `${TAG_HOST}/gtag/destination`];
const UNIVERSAL = ['https://www.google-analytics.com/analytics.js'];
const ADS = 'https://www.googleadservices.com/pagead/conversion_async.js';
/** Scripts of an ads id are called by its number, in a folder of that name. */
const ADS_FOLDERS = [
  'https://www.googleadservices.com/pagead/conversion',
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion',
  'https://www.google.com/pagead/conversion',
  'https://www.google.com/pagead/viewthroughconversion',
];

/** The sources of a policy's `script-src` that these take: exact paths, or folders where versions lie in them or what is of one id. */
export function tagScripts({ container, site, recording }: Tags): string[] {
  const isAmong = (mark: string) => site.some((id) => id.startsWith(mark));
  const ads = site.filter((id) => id.startsWith('AW-')).map((id) => id.slice('AW-'.length));
  return [
    ...(container ? [`${TAG_HOST}/gtm.js`] : []),
    ...(container || site.length > 0 ? SITE_TAG : []),
    ...(isAmong('UA-') ? UNIVERSAL : []),
    ...(ads.length > 0 ? [ADS] : []),
    ...ads.flatMap((id) => ADS_FOLDERS.map((folder) => `${folder}/${id}/`)),
    ...(recording
      ? [recordingScript(recording), `${RECORDING_HOST}/s/`, 'https://scripts.clarity.ms/']
      : []),
  ];
}

/** Hosts to which container and site tags send what they count, for pages that may call nobody else. */
export function tagConnections({ container, site }: Tags): string[] {
  if (!container && site.length === 0) return [];
  return [
    TAG_HOST,
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ];
}
