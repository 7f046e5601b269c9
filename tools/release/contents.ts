/** What is in an archive: Node, the server with its games and packages, the built page, and a file to double-click. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TarEntry } from '../tar.ts';
import type { System } from './systems.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Everything lies in one folder, whose name has no version: a new release is unpacked over the old one. */
export const TOP = 'phoney-war';

const FOLDERS = ['kernel', 'engine', 'field', 'screen', 'games', 'bots', 'server', 'cli'];
const LEFT_OUT = /(^|\/)(test|atlas|drill|gallery)\//;
/** Screens are in the built page; the server runs the rest. */
const isRun = (file: string): boolean => /\.(ts|json)$/.test(file) && !LEFT_OUT.test(file);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(f => `${folder}/${f.split(sep).join('/')}`)
    .filter(f => statSync(join(ROOT, f)).isFile())
    .toSorted();
export const sources = (): readonly string[] => FOLDERS.flatMap(filesIn).filter(isRun);

interface Locked {
  readonly dev?: true;
  readonly optional?: true;
  readonly devOptional?: true;
  readonly peer?: true;
}
/** The packages of a production install without the optional native ones: SQLite is a part of Node. */
export const packages = (): readonly string[] => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [path: string]: Locked };
  };
  return Object.entries(lock.packages)
    .filter(([at, p]) => at !== '' && !p.dev && !p.optional && !p.devOptional && !p.peer)
    .map(([at]) => at);
};
const isOfUse = (file: string): boolean =>
  !/\.(d\.[cm]?ts|[cm]?ts|map|md|flow)$|\/(test|tests|docs|\.github)\//.test(file);
const packageFiles = (): readonly string[] => {
  const all = packages();
  const nested = (folder: string, file: string): boolean => file.slice(folder.length).includes('/node_modules/');
  return all.flatMap(folder =>
    filesIn(folder).filter(f => !nested(folder, f) && (isOfUse(f) || /licen[cs]e/i.test(f))),
  );
};
/** Same packages, fewer words: no scripts of npm, nothing of development. */
const packageJson = (): string => {
  const { name, version, license, type, imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly [field: string]: unknown;
  };
  return `${JSON.stringify({ name, version, private: true, license, type, imports }, null, 2)}\n`;
};
const entry = (name: string, body: Buffer | string, isProgram = false): TarEntry => ({
  name: `${TOP}/${name}`,
  body: typeof body === 'string' ? Buffer.from(body) : body,
  isProgram,
});
/** What every system gets alike. */
export const appEntries = (page: string): readonly TarEntry[] => [
  entry('app/package.json', packageJson()),
  ...[...sources(), ...packageFiles()].map(f => entry(`app/${f}`, readFileSync(join(ROOT, f)))),
  ...filesIn(relative(ROOT, page).split(sep).join('/')).map(f => entry(`app/${f}`, readFileSync(join(ROOT, f)))),
];

const SHELL = `#!/bin/sh
# Starts Phoney War and opens it in the browser. Stop it with Ctrl+C or by closing this window.
case $0 in */*) cd "\${0%/*}" || exit 1 ;; esac
exec ./node --no-warnings app/cli/launch.ts "$@"
`;
/** Only a line that ends as Windows ends it is read by its shell in every case. */
const BATCH = `@echo off
rem Starts Phoney War and opens it in the browser. Stop it with Ctrl+C or by closing this window.
title Phoney War
"%~dp0node.exe" --no-warnings "%~dp0app\\cli\\launch.ts" %*
if errorlevel 1 pause
`.replaceAll('\n', '\r\n');
const DESKTOP = `[Desktop Entry]
Type=Application
Name=Phoney War
Comment=Five board wargames of 1938-40, played by their rules
Exec=sh -c 'exec "$(dirname "$1")/start.sh"' phoney-war %k
Terminal=true
Categories=Game;StrategyGame;
`;
const START: { readonly [platform: string]: { readonly [name: string]: string } } = {
  linux: { 'start.sh': SHELL, 'Phoney War.desktop': DESKTOP },
  darwin: { 'Phoney War.command': SHELL },
  win: { 'Phoney War.bat': BATCH },
};
const HOW: { readonly [platform: string]: string } = {
  linux: 'Run start.sh, or double-click "Phoney War" if your desktop allows launchers.',
  darwin:
    'Double-click "Phoney War.command". The first time, macOS may refuse a program without a signature: control-click it, choose Open, and confirm.',
  win: 'Double-click "Phoney War.bat". The first time, Windows may ask whether to run a program without a signature: More info, Run anyway.',
};
const readme = (platform: string): string => `Phoney War: five board wargames of 1938-40, played by their rules.

${HOW[platform]}
It opens http://localhost:1940 in your browser. Nothing is installed and no network is
needed. Others in your network can join at the address that is shown when it starts.

Games played alone are kept in the browser, online games in the folder phoney-war-data
beside this one. To update, delete this folder and unpack the new release in its place;
phoney-war-data is left alone.

Options: --version, --port 8080, --no-browser
`;
export const systemEntries = ({ id, program }: System, node: Buffer, license: string): readonly TarEntry[] => {
  const platform = id.split('-', 1)[0]!;
  const ends = (text: string): string => (platform === 'win' ? text.replaceAll('\n', '\r\n') : text);
  return [
    entry(program.split('/').at(-1)!, node, true),
    ...Object.entries(START[platform]!).map(([name, text]) => entry(name, text, true)),
    entry('README.txt', ends(readme(platform))),
    entry('LICENSE.txt', ends(license)),
  ];
};
