import type { z } from 'zod';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { describePicture } from '@/core/rules/media/picture-facts';
import { findMediaFacts } from '../../media';
import type { Services } from '../../services/services';
import { mediaOf, toWire } from './media-fields';
import type { Rewriting } from './rewriting';

interface AnsweringServices extends Pick<Services, 'publicAddress' | 'db'> {
  /** The shop that the call is about, where it is about one. */
  shop?: { id: string };
}

/**
 * Compiles what makes the JSON text of a call's answers: addresses are public, and those of pictures that are cropped to
 * their places tell what the media store knows of them.
 */
export function answerWriter(schema: z.core.$ZodType) {
  const write = toWire(schema);
  const rewriting = mediaOf(schema);
  return async (answer: unknown, { publicAddress, db, shop }: AnsweringServices) => {
    const keys = rewriting ? picturesIn(rewriting, answer) : [];
    const facts = await findMediaFacts(db, shop?.id, keys);
    return write(answer, (address, as) => {
      const shown = publicAddress(address);
      return as ? describePicture(shown, facts.get(keyOf(address))) : shown;
    });
  };
}

/** Collects the keys of stored pictures that are cropped to their places. */
function picturesIn(rewriting: Rewriting, answer: unknown): string[] {
  const keys = new Set<string>();
  rewriting(answer, (address, as) => {
    if (as && address.startsWith(MEDIA_PATH)) keys.add(keyOf(address));
    return address;
  });
  return [...keys];
}

const keyOf = (address: string): string => address.slice(MEDIA_PATH.length).replace(/[?#].*$/s, '');
