const EVERY_MS = 100;
const CLEAR = '\r\u001b[K';

/** One line on the terminal that says what is being done, over and over; nothing where the output is no terminal. */
export function createStepLine(terminal: NodeJS.WriteStream = process.stderr) {
  let last = 0;
  return {
    show(text: string): void {
      if (!terminal.isTTY || Date.now() - last < EVERY_MS) return;
      last = Date.now();
      terminal.write(`${CLEAR}${text}`);
    },
    end(): void {
      if (terminal.isTTY && last > 0) terminal.write(CLEAR);
    },
  };
}
