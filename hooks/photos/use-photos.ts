import { useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '@/core/model/upload';
import * as messages from '@/hooks/messages';
import { useShop } from '@/hooks/use-shop';
import type { UploadOptions } from '@/services/uploads';

/** A chosen photo on its way; `id` names it once it has arrived. */
export interface DraftPhoto {
  key: number;
  file: File;
  /** An address of this page's own. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  id: string;
  /** Failure of the upload; empty while uploading. */
  problem: string;
}

export interface PhotosState {
  list: readonly DraftPhoto[];
  most: number;
  isUploading: boolean;
  /** Takes as many as still fit. */
  add: (files: readonly File[]) => void;
  retry: (photo: DraftPhoto) => void;
  remove: (key: number) => void;
  /** Marks an uploaded photo as failed: the server no longer has it. */
  fail: (id: string, problem: string) => void;
  clear: () => void;
}

/** Returns the reason why photos block sending, '' for none. */
export function photosProblem({ list, isUploading }: PhotosState): string {
  if (isUploading) return messages.stillUploading;
  return list.some(({ problem }) => problem) ? messages.photosFailed : '';
}

/** The photos of a draft: each is sent as soon as it is chosen. */
export function usePhotos(most: number, purpose: UploadPurpose): PhotosState {
  const { hostname: domain } = useShop();
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const nextKey = useRef(1);
  const previews = useRef(new Set<string>());
  const sending = useRef(new Map<number, AbortController>());

  const drop = (photos: readonly DraftPhoto[]) => {
    for (const { key, preview } of photos) {
      sending.current.get(key)?.abort();
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
  };

  useEffect(() => {
    const [addresses, calls] = [previews.current, sending.current];
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
      for (const call of calls.values()) call.abort();
    };
  }, []);

  const change = (key: number, part: Partial<DraftPhoto>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = ({ key, file }: DraftPhoto) => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    const onProgress = (progress: number) => change(key, { progress });
    sendPhoto(file, { domain, purpose, onProgress, signal: controller.signal })
      .then((result) => change(key, result))
      .finally(() => sending.current.delete(key));
  };

  const add = (files: readonly File[]) => {
    const room = Math.max(0, most - list.length);
    const added = files.slice(0, room).map((file) => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: nextKey.current++, file, preview, progress: 0, id: '', problem: '' };
    });
    setList((before) => [...before, ...added]);
    added.forEach(send);
  };

  return {
    list,
    most,
    isUploading: list.some(({ id, problem }) => !id && !problem),
    add,
    retry: (photo) => {
      change(photo.key, { problem: '', progress: 0, id: '' });
      send(photo);
    },
    remove: (key) => {
      drop(list.filter((one) => one.key === key));
      setList((before) => before.filter((one) => one.key !== key));
    },
    fail: (id, problem) => {
      setList((before) => before.map((one) => (one.id === id ? { ...one, id: '', problem } : one)));
    },
    clear: () => {
      drop(list);
      setList([]);
    },
  };
}

async function sendPhoto(
  file: File,
  options: UploadOptions,
): Promise<{ id: string } | { problem: string }> {
  try {
    const [{ uploadPhoto }, smaller] = await Promise.all([
      import('@/services/uploads'),
      shrinkPhoto(file),
    ]);
    return { id: await uploadPhoto(smaller, options) };
  } catch (error) {
    return { problem: await problemOf(error) };
  }
}

/** The server's own words where it has answered. */
async function problemOf(error: unknown): Promise<string> {
  const { ApiError } = await import('@/services/api-error');
  return error instanceof ApiError && error.kind === 'status'
    ? error.message
    : messages.photoNotSent;
}

/** Longer edges, in px, and larger files are made smaller before they are sent. */
const EDGE = 2000;
const LARGE_BYTES = 1_500_000;
const QUALITY = 0.88;

/** Shrinks a photo to what is shown; returns the file itself if it is small or this browser cannot read it. */
async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    const isSmall = scale === 1 && file.size < LARGE_BYTES;
    const smaller = isSmall ? null : await redraw(picture, scale);
    picture.close();
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name, { type: smaller.type });
  } catch {
    return file;
  }
}

function redraw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG knows no transparency: what shines through is white, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
