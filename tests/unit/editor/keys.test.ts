import { describe, expect, it } from 'vitest';
import { isPressed, keyWords } from '@/components/editor/commands/keys';

const press = (key: string, held: Partial<KeyboardEvent> = {}, code = '') => ({
  ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
});
const altGraph = { getModifierState: (key: string) => key === 'AltGraph' };
const ctrl = { ctrlKey: true };
const command = { metaKey: true };

describe('a shortcut', () => {
  it('is the same with Ctrl and with the command key, each on its own machines [S4.710]', () => {
    expect(isPressed('Mod+Z', press('z', ctrl), false)).toBe(true);
    expect(isPressed('Mod+Z', press('z', command), true)).toBe(true);
    expect(isPressed('Mod+Z', press('z', command), false)).toBe(false);
    expect(isPressed('Mod+Z', press('z', ctrl), true)).toBe(false);
  });

  it('is no other with more keys or fewer', () => {
    expect(isPressed('Mod+Z', press('Z', { ...ctrl, shiftKey: true }), false)).toBe(false);
    expect(isPressed('Mod+Shift+Z', press('Z', { ...ctrl, shiftKey: true }), false)).toBe(true);
    expect(isPressed('Mod+Z', press('z'), false)).toBe(false);
    expect(isPressed('Delete', press('Delete', ctrl), false)).toBe(false);
    expect(isPressed('ArrowUp', press('ArrowUp', { altKey: true }), false)).toBe(false);
  });

  it('is none that writes a sign by AltGr [S4.710]', () => {
    const held = { ...ctrl, altKey: true, ...altGraph };
    expect(isPressed('Mod+Alt+C', press('c', held), false)).toBe(false);
    expect(isPressed('Mod+Alt+C', press('c', { ...ctrl, altKey: true }), false)).toBe(true);
  });

  it('is found by its place where the keyboard has another script', () => {
    expect(isPressed('Mod+Z', press('я', ctrl, 'KeyZ'), false)).toBe(true);
    // On a keyboard that has Z and Y the other way round, what is printed counts.
    expect(isPressed('Mod+Z', press('y', ctrl, 'KeyZ'), false)).toBe(false);
    expect(isPressed('Mod+Z', press('z', ctrl, 'KeyY'), false)).toBe(true);
  });

  it('may be a sign, with whatever key writes it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }), false)).toBe(true);
    expect(isPressed('?', press('?'), false)).toBe(true);
  });

  it('is told as the machine writes it', () => {
    expect(keyWords('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(keyWords('Mod+Shift+Z', true)).toBe('⌘⇧Z');
  });
});
