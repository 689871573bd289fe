/** A point of a curve; `c` makes it a corner, else the curve runs smoothly through it. */
export type Node = readonly [x: number, y: number, corner?: 'c'];
export type Curve = readonly Node[];
export type Point = readonly [x: number, y: number];

interface Segment {
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);
export const pair = (p: Point | Node): string => `${num(p[0])} ${num(p[1])}`;

export const lerp = (a: Point | Node, b: Point | Node, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The same curve seen in a mirror standing on x = 0, walked the other way. */
export const mirror = (curve: Curve): Curve =>
  curve.map(([x, y, corner]): Node => (corner ? [-x, y, corner] : [-x, y])).reverse();

export const reversed = (curve: Curve): Curve => [...curve].reverse();

export const moveBy = (curve: Curve, dx: number, dy: number): Curve =>
  curve.map(([x, y, corner]): Node => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]));

/** One outline out of several curves; where two meet there is a corner. */
export function join(...curves: readonly Curve[]): Curve {
  const nodes: Node[] = [];
  for (const curve of curves) {
    curve.forEach(([x, y, corner], i) => {
      const isEnd = i === 0 || i === curve.length - 1;
      const last = nodes.at(-1);
      if (i === 0 && last && Math.hypot(last[0] - x, last[1] - y) < 0.5) return;
      nodes.push(isEnd || corner ? [x, y, 'c'] : [x, y]);
    });
  }
  return nodes;
}

function tangent(curve: Curve, i: number, closed: boolean): Point | undefined {
  const node = curve[i];
  const count = curve.length;
  const before = curve[closed ? (i + count - 1) % count : i - 1];
  const after = curve[closed ? (i + 1) % count : i + 1];
  if (!node || node[2] || !before || !after) return undefined;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

function segments(curve: Curve, closed: boolean): readonly Segment[] {
  const result: Segment[] = [];
  const count = closed ? curve.length : curve.length - 1;
  for (let i = 0; i < count; i++) {
    const from = curve[i];
    const to = curve[(i + 1) % curve.length];
    if (!from || !to) continue;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2.8;
    const out = tangent(curve, i, closed);
    const back = tangent(curve, (i + 1) % curve.length, closed);
    const c1: Point = out
      ? [from[0] + out[0] * reach, from[1] + out[1] * reach]
      : lerp(from, to, 1 / 3);
    const c2: Point = back
      ? [to[0] - back[0] * reach, to[1] - back[1] * reach]
      : lerp(to, from, 1 / 3);
    result.push({
      from: [from[0], from[1]],
      c1: out || !back ? c1 : lerp(from, c2, 0.5),
      c2: back || !out ? c2 : lerp(to, c1, 0.5),
      to: [to[0], to[1]],
    });
  }
  return result;
}

function write(curve: Curve, closed: boolean): string {
  const first = curve[0];
  if (!first) return '';
  const parts = segments(curve, closed).map((s, i) => {
    const straight = curve[i]?.[2] && curve[(i + 1) % curve.length]?.[2];
    return straight ? `L${pair(s.to)}` : `C${pair(s.c1)} ${pair(s.c2)} ${pair(s.to)}`;
  });
  return `M${pair(first)}${parts.join('')}${closed ? 'Z' : ''}`;
}

/** Path data of an open curve. */
export const line = (curve: Curve): string => write(curve, false);
/** Path data of a closed outline. */
export const shape = (curve: Curve): string => write(curve, true);

function pointOf(s: Segment, t: number): Point {
  const ab = lerp(s.from, s.c1, t);
  const bc = lerp(s.c1, s.c2, t);
  const cd = lerp(s.c2, s.to, t);
  return lerp(lerp(ab, bc, t), lerp(bc, cd, t), t);
}

/** `count + 1` points along an open curve, evenly spaced by length. */
export function sample(curve: Curve, count: number): readonly Point[] {
  const dense = segments(curve, false).flatMap((s, i) =>
    Array.from({ length: i === 0 ? 13 : 12 }, (_, k) =>
      pointOf(s, i === 0 ? k / 12 : (k + 1) / 12),
    ),
  );
  const lengths = [0];
  dense.forEach((p, i) => {
    const q = dense[i + 1];
    if (q) lengths.push((lengths[i] ?? 0) + Math.hypot(q[0] - p[0], q[1] - p[1]));
  });
  const total = lengths.at(-1) ?? 0;
  let at = 0;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const wanted = (total * i) / count;
    while (at < dense.length - 2 && (lengths[at + 1] ?? 0) < wanted) at++;
    const a = dense[at] ?? [0, 0];
    const b = dense[at + 1] ?? a;
    const span = (lengths[at + 1] ?? 0) - (lengths[at] ?? 0) || 1;
    return lerp(a, b, Math.min(1, (wanted - (lengths[at] ?? 0)) / span));
  });
}

/** The curve moved sideways by `by`, to the right of its direction when positive. */
export function offset(curve: Curve, by: number): Curve {
  return curve.map(([x, y, corner], i): Node => {
    const before = curve[Math.max(0, i - 1)] ?? [x, y];
    const after = curve[Math.min(curve.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const moved: Point = [
      x - ((after[1] - before[1]) / length) * by,
      y + ((after[0] - before[0]) / length) * by,
    ];
    return corner ? [...moved, corner] : moved;
  });
}

/** The point a share `t` along the way and `u` (0 to 1) from curve `a` over to curve `b`. */
export function between(a: Curve, b: Curve): (t: number, u: number) => Point {
  const left = sample(a, 40);
  const right = sample(b, 40);
  return (t, u) => {
    const at = Math.min(39.999, Math.max(0, t * 40));
    const i = Math.floor(at);
    const pick = (side: readonly Point[]): Point =>
      lerp(side[i] ?? [0, 0], side[i + 1] ?? [0, 0], at - i);
    return lerp(pick(left), pick(right), u);
  };
}

export interface Box {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
}

/** Extent of path data made by `line` and `shape` (absolute coordinates, handles included). */
export function boxOf(d: string): Box {
  const values = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = values.filter((_, i) => i % 2 === 0);
  const ys = values.filter((_, i) => i % 2 === 1);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}
