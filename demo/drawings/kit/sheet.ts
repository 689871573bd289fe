/** `t`: topstitching; `l`: plain lines. */
const STYLE =
  '.t{fill:none;stroke-width:1.7;stroke-dasharray:5.5 3;stroke-linecap:round}.l{fill:none}';

/** Collects the definitions (gradients, clips, symbols) of one SVG; equal ones are kept once. */
export class Sheet {
  private readonly ids = new Map<string, string>();
  private readonly parts: string[] = [];

  /** Adds a definition and returns its id; `content` gets the id that it must carry. */
  define(key: string, content: (id: string) => string): string {
    const existing = this.ids.get(key);
    if (existing) return existing;
    const id = `d${this.ids.size.toString(36)}`;
    this.ids.set(key, id);
    this.parts.push(content(id));
    return id;
  }

  get defs(): string {
    return `<style>${STYLE}</style><defs>${this.parts.join('')}</defs>`;
  }
}

interface Stop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      (s) =>
        `<stop offset="${s.at}" stop-color="${s.color}"${s.opacity === undefined ? '' : ` stop-opacity="${s.opacity}"`}/>`,
    )
    .join('');

/** A gradient from one corner of a shape's own box to another (shares of the box). */
export function boxGradient(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const content = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}`;
  const id = sheet.define(
    `linear ${content}`,
    (own) => `<linearGradient id="${own}" ${content}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function glowGradient(sheet: Sheet, list: readonly Stop[]): string {
  const content = stops(list);
  const id = sheet.define(
    `radial ${content}`,
    (own) => `<radialGradient id="${own}">${content}</radialGradient>`,
  );
  return `url(#${id})`;
}
