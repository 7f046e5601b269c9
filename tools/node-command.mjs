/** Which Node npm scripts run: the command `node` of the folder node_modules/.bin, a link on Linux and macOS, node.cmd on Windows. Plain JavaScript, for any Node from 18 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** As npm does for its scripts; Windows calls the variable Path. */
export const withCommandsOf = (packages, env = process.env, separator = delimiter) => {
  const name = Object.keys(env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [resolve(packages, '.bin'), env[name]].filter(Boolean).join(separator) };
};
/** Asked through the shell: only a shell finds node.cmd, and only with the folder first in the path is it the one of the packages. */
export const versionNpmScriptsRun = packages => {
  const { status, stdout } = spawnSync('node --version', {
    encoding: 'utf8',
    shell: true,
    env: withCommandsOf(packages),
  });
  return status === 0 ? stdout.trim() : undefined;
};
/** What npm writes for a program on Windows. The batch file must end its lines as Windows does. */
const BATCH = '@"%~dp0..\\node\\bin\\node.exe" %*\r\n';
/** Npm links commands before the package `node` has fetched its node.exe, so that its node.cmd may lead nowhere. */
export const mendNodeCommand = (packages, platform = process.platform) => {
  if (platform === 'win32' && existsSync(join(packages, 'node/bin/node.exe')))
    writeFileSync(join(packages, '.bin/node.cmd'), BATCH);
};
