export function bundleProgram(projectDir: string, program: string): Promise<string>;
