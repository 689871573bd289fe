import { describe, expect, it } from 'vitest';
import { imageHost, isMediaAddress } from '@/core/rules/image-address';
import { imageHosts } from '@/core/rules/image-hosts';

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
