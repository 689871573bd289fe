import { describe, expect, it } from 'vitest';
import { cleanPolicy } from '@/core/html/clean-policy';
import { renderHtml } from '@/core/html/settle';
import { large } from './runs';

describe('html content of any size', () => {
  it.each([
    ['paragraphs', large(2_000_000), '<p class="a">Hello <b>you</b></p>'],
    ['text', large(2_000_000), '</script>'],
    ['open elements', 200_000, '<div>'],
    ['open formatting', 200_000, '<b>'],
    ['signs', 200_000, '<'],
    ['scripts', 200_000, '<script>a</script>'],
    ['open scripts', 200_000, '<script><!--<script>'],
    ['drawn scripts', 200_000, '<svg><script>'],
    ['nested noscripts', 200_000, '<noscript>'],
    ['signs that are escaped', large(2_000_000), 'a &lt; '],
  ])('takes a great deal of %s [S3.240]', (_, length, piece) => {
    const content = piece.repeat(length / piece.length);
    expect(renderHtml(content).length).toBeLessThan(length * 5);
  });

  const many = (length: number, piece: (index: number) => string) =>
    Array.from({ length }, (_, index) => piece(index)).join('');
  const formats = many(12, (index) => `<b id=${index}>`);

  it.each([
    ['open formatting', '<b>'.repeat(large(666_666))],
    ['unknown elements', '<x>'.repeat(large(666_666))],
    ['paragraphs', '<p>x'.repeat(large(500_000))],
    ['cells in cells', '<table><td>'.repeat(large(180_000))],
    ['comments', '<!>'.repeat(large(666_666))],
    [
      'formatting that is opened again',
      `<p>${many(400, (id) => `<b id=${id}>`)}${'<p>x'.repeat(5000)}`,
    ],
    [
      'the same in every noscript',
      `<noscript>${formats}${'<p>x'.repeat(33)}</noscript>`.repeat(large(8000)),
    ],
  ])('is cut where it comes to more than a page can show: %s [S3.240]', (_, content) => {
    const delivered = renderHtml(content);
    expect(delivered.length).toBeGreaterThan(100_000);
    expect(delivered.match(/<[a-z!]/g)?.length).toBeLessThanOrEqual(125_000);
    expect(renderHtml(delivered)).toBe(delivered);
  });

  it('is cut where attributes are repeated without end [S3.240]', () => {
    const title = 'x'.repeat(1_000_000);
    const content = `<p><b title="${title}"></p>${'<p>a</p>'.repeat(100_000)}`;
    const delivered = renderHtml(content);
    expect(delivered).toContain('<b title="xxx');
    expect(delivered.length).toBeLessThan(content.length * 5);
    expect(renderHtml(delivered)).toBe(delivered);
  });

  it('is cut before a script or behind it, never within one [S4.240]', () => {
    const script = '<script>a();b()</script>';
    const left = [124_998, 124_999, 125_000].map(
      (length) => '<br>'.repeat(length) + script + script,
    );
    const scripts = left.map((content) => renderHtml(content).replaceAll('<br>', ''));
    const whole = '<script type="hemline/script">a();b()</script>';
    expect(scripts).toEqual([whole + whole, whole, '']);
  });
});

describe('a policy of any size', () => {
  it.each([
    [large(2_000_000), '<p>Hello <b>you</b></p>'],
    [200_000, '<div>'],
    [200_000, '<table><tr><td>'],
    [200_000, '<script>'],
  ])('takes %i characters of %j', (length, piece) => {
    expect(cleanPolicy(piece.repeat(length / piece.length)).length).toBeLessThan(length * 5);
  });

  it('is cut where it comes to more than a page can show [S3.241]', () => {
    const cleaned = cleanPolicy('<p>x'.repeat(large(500_000)));
    expect(cleaned.match(/<p>/g)).toHaveLength(125_000);
    expect(cleanPolicy(cleaned)).toBe(cleaned);
  });
});
