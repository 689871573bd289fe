import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui';

const PLACEHOLDER_PICTURE = '/placeholder-product.svg';

const MEDIA = '/api/backend/media/tee-1.webp';

describe('a picture', () => {
  it('of the media store is offered in the widths it may be shown in', () => {
    render(<Picture src={MEDIA} alt="Tee" sizes="46vw" maxWidth={320} />);
    const img = screen.getByRole('img', { name: 'Tee' });
    expect(img).toHaveAttribute('srcset', `${MEDIA}?w=160 160w, ${MEDIA}?w=320 320w`);
    expect(img).toHaveAttribute('sizes', '46vw');
    expect(img).toHaveAttribute('loading', 'lazy');
  });

  it('of a host that is not configured is shown from its own address', () => {
    const src = 'https://pictures.example/tee.jpg';
    render(<Picture src={src} alt="Tee" sizes="46vw" />);
    const img = screen.getByRole('img', { name: 'Tee' });
    expect(img).toHaveAttribute('src', src);
    expect(img).not.toHaveAttribute('srcset');
  });

  it('that a page is first seen by is not waited with', () => {
    render(<Picture src={MEDIA} alt="Tee" isFirst />);
    const img = screen.getByRole('img', { name: 'Tee' });
    expect(img).toHaveAttribute('loading', 'eager');
    expect(img).toHaveAttribute('fetchpriority', 'high');
  });

  it('that a product has not, or that cannot be had, is stood in for', () => {
    render(<Picture src="" alt="None" />);
    expect(screen.getByRole('img', { name: 'None' })).toHaveAttribute('src', PLACEHOLDER_PICTURE);

    render(<Picture src={MEDIA} alt="Lost" />);
    const lost = screen.getByRole('img', { name: 'Lost' });
    fireEvent.error(lost);
    expect(lost).toHaveAttribute('src', PLACEHOLDER_PICTURE);
    expect(lost).not.toHaveAttribute('srcset');
  });
});
