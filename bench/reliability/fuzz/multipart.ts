import { noise } from './damage';
import { HOSTILE_TEXTS } from './hostile-values';
import type { Choices } from './random';

/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>top.hit=1</script></svg>',
);
const BOUNDARY = 'a-boundary';

/** A form with files, mostly of a kind that is told otherwise, and often broken. */
export function multipartBody(choices: Choices): { type: string; body: Buffer } {
  const parts = Array.from({ length: 1 + choices.below(3) }, () => part(choices));
  const end = choices.happens(0.8) ? `--${BOUNDARY}--\r\n` : '';
  const whole = Buffer.concat([...parts, Buffer.from(end)]);
  const body = choices.happens(0.2) ? whole.subarray(0, choices.below(whole.length)) : whole;
  const type = choices.happens(0.9)
    ? `multipart/form-data; boundary=${BOUNDARY}`
    : choices.oneOf(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed']);
  return { type, body };
}

function part(choices: Choices): Buffer {
  const name = choices.happens(0.8) ? 'file' : (choices.someOf(HOSTILE_TEXTS) ?? '');
  const input = choices.oneOf(['a.png', '../../a.png', 'a.php\0.png', '', 'a'.repeat(400)]);
  const kind = choices.oneOf(['image/png', 'image/svg+xml', 'text/html', 'x']);
  const content = choices.oneOf([
    PICTURE,
    SCRIPT,
    PICTURE.subarray(0, choices.below(PICTURE.length)),
    Buffer.concat([PICTURE, SCRIPT]),
    noise(choices, choices.below(3_000)),
  ]);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${input}"\r\nContent-Type: ${kind}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
