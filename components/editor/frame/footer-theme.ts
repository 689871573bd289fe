import type { Theme } from '@/core/model/theme';
import { hexOf, onGround, rgbOf } from '../ui/color/rgb';

/** What the colours of a page are in a footer, as `components/footer/footer-frame.module.css` has them. */
export function footerTheme(theme: Theme): Theme {
  const { chrome: ground, onChrome: ink } = theme;
  const mixed = (share: number) => {
    const [over, under] = [rgbOf(ink), rgbOf(ground)];
    return over && under ? hexOf(onGround({ ...over, a: share }, under)) : ink;
  };
  return { ...theme, ground, ink, muted: mixed(0.72), line: mixed(0.14), surface: mixed(0.07) };
}
