import { fireEvent, screen } from '@testing-library/react';
import { renderLayout } from './render-block';

export const PICTURES = ['/one.webp', '/two.webp', '/three.webp', '/four.webp'];
export const SLIDER = { template: 'slider', title: 'Made to be lived in', imageUrls: PICTURES };

/** Shows a banner of four slides. */
export function showSlider(props: object = {}, mode: 'live' | 'edit' = 'live') {
  const layout = [{ id: 'slider', type: 'banner', props: { ...SLIDER, ...props } }];
  return renderLayout(layout, { mode });
}

export const carousel = () => screen.getByRole('group', { name: SLIDER.title });
export const shownSlide = () =>
  screen.getByRole('group', { name: /^\d of 4$/ }).getAttribute('aria-label');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
