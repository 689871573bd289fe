/** What of the reviews is open over the page: one of them, at one of its photos, or all photos. */
export type Opened = { kind: 'review'; id: string; photo?: string } | { kind: 'photos' };
