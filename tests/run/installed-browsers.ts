import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without a window comes first: it takes half the processor's time. */
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_APPS = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

/** Where a Chromium or Chrome may be on this machine, the likeliest first; only what exists. */
export async function installedBrowsers(): Promise<string[]> {
  const places = [...placesOf(process.platform), chromium.executablePath()];
  const existing = await Promise.all(
    places.map(async (path) => ((await isProgram(path)) ? [path] : [])),
  );
  return existing.flat();
}

function placesOf(platform: NodeJS.Platform): string[] {
  const { PATH = '', HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (platform === 'win32') {
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
    return across(
      folders.filter((folder) => folder !== undefined),
      WINDOWS_APPS,
    );
  }
  const folders = [...PATH.split(delimiter).filter(Boolean), ...LINUX_FOLDERS];
  const onPath = NAMES.flatMap((name) => across(folders, [name]));
  if (platform !== 'darwin') return onPath;
  return [...across(['/Applications', join(HOME, 'Applications')], MAC_APPS), ...onPath];
}

function across(folders: readonly string[], names: readonly string[]): string[] {
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
