/** A line of docs/requirements.md, such as `| S4.31 | Adding anything else is a new line |`. */
export interface RequirementRow {
  id: string;
  text: string;
}

const ROW = /^\|\s*(S\d+\.\d+)\s*\|\s*(.+?)\s*\|$/gm;

export function readRows(markdown: string): RequirementRow[] {
  return [...markdown.matchAll(ROW)].map(([, id = '', text = '']) => ({ id, text }));
}

/** The section of the specification that an id belongs to: 4 of `S4.31`. */
export function sectionOf(id: string): number {
  return Number(id.slice(1).split('.')[0]);
}
