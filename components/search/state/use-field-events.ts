import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

interface FieldEvents {
  type: () => void;
  submit: () => void;
  /** The arrow keys, where they do something. */
  move?: (step: 1 | -1) => void;
  /** Returns true if something was closed. */
  escape: () => boolean;
  /** The field is gone to, by pointer or keyboard. */
  enter: () => void;
  /** The field and what belongs to it are left: by pointer, by keyboard, for another page. */
  leave: () => void;
}

/** Listens to a form field, wherever it is rendered. */
export function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const { events: navigation } = useRouter();
  const type = useEffectEvent(events.type);
  const enter = useEffectEvent(events.enter);
  const leave = useEffectEvent(events.leave);

  const submit = useEffectEvent((event: Event) => {
    event.preventDefault();
    events.submit();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && events.escape()) event.preventDefault();
    const step = STEPS[event.key];
    if (!step || !events.move) return;
    event.preventDefault();
    events.move(step);
  });

  useEffect(() => {
    const area = field.closest('search');
    const leaveFor = (target: EventTarget | null) => {
      if (target instanceof Node && !area?.contains(target)) leave();
    };
    const controller = new AbortController();
    const { signal } = controller;
    field.addEventListener('input', () => type(), { signal });
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('focus', () => enter(), { signal });
    field.addEventListener('pointerdown', () => enter(), { signal });
    field.form?.addEventListener('submit', (event) => submit(event), { signal });
    area?.addEventListener('focusout', (event) => leaveFor(event.relatedTarget), { signal });
    document.addEventListener('pointerdown', (event) => leaveFor(event.target), { signal });
    return () => controller.abort();
  }, [field]);

  useEffect(() => {
    const leaveNow = () => leave();
    navigation.on('routeChangeStart', leaveNow);
    return () => navigation.off('routeChangeStart', leaveNow);
  }, [navigation]);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
