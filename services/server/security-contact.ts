import { processState } from '@/backend/base/process-state';

const configured = () =>
  processState('security-contact', () => ({ contact: undefined as string | undefined }));

/** Sets SECURITY_CONTACT, as the start of the process has read it. */
export function setSecurityContact(contact: string | undefined): void {
  configured().contact = contact;
}

/** Whom to tell of a weakness of this installation; undefined where each shop takes that itself. */
export const securityContact = (): string | undefined => configured().contact;
