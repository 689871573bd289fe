import { expect, it } from 'vitest';
import { sitemapXml } from '@/core/rules/seo/sitemap';

it('a site map names each address, escaped, with the day it changed', () => {
  const xml = sitemapXml([
    { url: 'https://shop.example/shop?category=A&sort=<x>' },
    { url: 'https://shop.example/product/hat', lastChanged: '2026-03-04T05:06:07.000Z' },
  ]);
  expect(xml).toContain('<loc>https://shop.example/shop?category=A&amp;sort=&lt;x&gt;</loc></url>');
  expect(xml).toContain('<loc>https://shop.example/product/hat</loc><lastmod>2026-03-04</lastmod>');
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
});
