import { getImageProps } from 'next/image';
import { describe, expect, it } from 'vitest';
import { imageHost, isMediaAddress } from '@/core/rules/media/image-address';
import { imageHosts } from '@/core/rules/media/image-hosts';
import { mediaSource, optimisedSource } from '@/core/rules/media/media-widths';

describe('hosts whose pictures are optimised', () => {
  it('are exactly those of the configuration, without wildcards', () => {
    const environment = {
      IMAGE_HOSTS: 'cdn.example, *.evil.example,, pictures.example,https://x.example,**',
      STORAGE_HOST: 'storage.example',
      CDN_HOST: 'cdn.example',
    };
    expect(imageHosts(environment)).toEqual(['cdn.example', 'pictures.example', 'storage.example']);
    expect(imageHosts({})).toEqual([]);
  });
});

describe('picture addresses', () => {
  it('tell the media store from other hosts', () => {
    expect(isMediaAddress('/api/backend/media/hoodie-10.webp')).toBe(true);
    expect(isMediaAddress('https://cdn.example/hoodie.webp')).toBe(false);
    expect(imageHost('https://CDN.example:8443/a.png')).toBe('cdn.example');
    expect(imageHost('/a.png')).toBe('');
    expect(imageHost('javascript:alert(1)')).toBe('');
  });
});

describe('a picture of the media store', () => {
  it('is offered up to the first width that is wide enough', () => {
    const first = '/media/a.webp?w=160 160w, /media/a.webp?w=320 320w';
    expect(mediaSource('/media/a.webp', 320)).toEqual({
      src: '/media/a.webp?w=320',
      srcSet: first,
    });
    expect(mediaSource('/media/a.webp', 352).srcSet).toBe(`${first}, /media/a.webp?w=480 480w`);
    expect(mediaSource('/media/a.webp', Number.POSITIVE_INFINITY).src).toBe('/media/a.webp?w=2048');
  });
});

describe('a picture of a configured host', () => {
  const ADDRESS = 'https://pictures.example/a b.jpg?v=2&w=1';

  it('is asked of the optimiser as Next itself asks', () => {
    const own = getImageProps({ src: ADDRESS, alt: '', fill: true, sizes: '640px' }).props.srcSet;
    const request = optimisedSource(ADDRESS, 640).srcSet.split(', ').at(-1);
    expect(own?.split(', ')).toContain(request);
  });

  it('is offered up to the width it may be shown in', () => {
    const { srcSet } = optimisedSource(ADDRESS, 400);
    expect(srcSet.match(/\d+w(?=,|$)/g)).toEqual(['160w', '320w', '480w']);
  });
});
