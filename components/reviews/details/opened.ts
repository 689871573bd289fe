/** Open dialog: one review, at one of its photos, or all photos. */
export type Opened = { kind: 'review'; id: string; photo?: string } | { kind: 'photos' };
