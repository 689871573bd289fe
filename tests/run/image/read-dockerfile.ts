/** An instruction of a Dockerfile, such as `RUN`, and what stands behind it, as one line. */
export interface Step {
  instruction: string;
  text: string;
}

/** Reads the instructions of a Dockerfile in their order; each of its stages begins with `FROM`. */
export function readDockerfile(source: string): Step[] {
  const lines = source.split('\n').filter((line) => !line.startsWith('#'));
  const whole = lines.join('\n').replace(/\\\n\s*/g, ' ');
  return whole.split('\n').flatMap((line) => {
    const [, instruction, text] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    return instruction && text !== undefined ? [{ instruction, text }] : [];
  });
}

/** Variables that `ARG` or `ENV` sets, in which others stand as `$NAME`. */
export function readVariables(text: string, environment: Readonly<Record<string, string>>) {
  const pairs = [...text.matchAll(/(\w+)=("[^"]*"|\S*)/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1').replace(/\$(\w+)/g, (_, other) => environment[other] ?? ''),
    ]),
  );
}

/** Returns whether a file of the project's own folder stays out of the image. @param ignored the text of `.dockerignore`. */
export function isIgnored(name: string, ignored: string): boolean {
  const patterns = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name),
  );
}
