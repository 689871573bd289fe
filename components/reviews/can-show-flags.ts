const SIZE_PX = 16;
const FLAG = '\u{1F1F3}\u{1F1F4}';

let answer: boolean | undefined;

/** Whether this device draws flags: one that does not draws letters or boxes, without any colour. */
export function canShowFlags(): boolean {
  answer ??= drawsColour();
  return answer;
}

function drawsColour(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX;
  canvas.height = SIZE_PX;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE_PX}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(FLAG, 0, 0);
  const { data } = context.getImageData(0, 0, SIZE_PX, SIZE_PX);
  return data.some(
    (value, place) => place % 4 === 0 && Math.abs(value - (data[place + 2] ?? 0)) > 40,
  );
}
