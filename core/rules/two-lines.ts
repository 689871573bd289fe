/** A text in two lines as equally long as its words allow. */
export function twoLines(text: string): [string, string] {
  const words = text.split(' ');
  const breaks = words.map((_, index) => [
    words.slice(0, index + 1).join(' '),
    words.slice(index + 1).join(' '),
  ]);
  const [first = text, second = ''] = breaks.reduce((best, next) =>
    unevenness(next) <= unevenness(best) ? next : best,
  );
  return [first, second];
}

function unevenness([first = '', second = '']: readonly string[]): number {
  return Math.abs(first.length - second.length);
}
