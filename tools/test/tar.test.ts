import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTar, tarOf, unpackTar } from '../tar.ts';

const LONG = `${'folder/'.repeat(16)}${'n'.repeat(90)}.ts`;
const entries = [
  { name: 'phoney-war/start.sh', body: Buffer.from('#!/bin/sh\n'), isProgram: true },
  { name: 'phoney-war/empty', body: Buffer.alloc(0), isProgram: false },
  { name: LONG, body: Buffer.from('x'.repeat(1500)), isProgram: false },
  { name: 'phoney-war/Łódź.svg', body: Buffer.from('<svg/>'), isProgram: false },
];
test('every file comes out of a tar as it went in, programs as programs', () => {
  expect(readTar(tarOf(entries)).map(e => ({ ...e, body: Buffer.from(e.body) }))).toEqual(entries);
  expect(tarOf(entries).equals(tarOf(entries))).toBe(true);
});
test('a name too long for the format is refused', () =>
  expect(() => tarOf([{ name: 'n'.repeat(120), body: Buffer.alloc(0) }])).toThrow('too long'));
test('unpacked, a program can be run and a name that leads out is refused', () => {
  const dir = mkdtempSync(join(tmpdir(), 'phoney-tar-'));
  unpackTar(tarOf(entries), dir, 'phoney-war/');
  expect(readFileSync(join(dir, 'Łódź.svg'), 'utf8')).toBe('<svg/>');
  if (process.platform !== 'win32') {
    expect(statSync(join(dir, 'start.sh')).mode & 0o111).toBe(0o111);
    expect(statSync(join(dir, 'Łódź.svg')).mode & 0o111).toBe(0);
  }
  expect(() => unpackTar(tarOf([{ name: '../out', body: Buffer.alloc(1) }]), dir)).toThrow('leads out');
  expect(() => unpackTar(gzipSync('no tar'), dir)).not.toThrow('leads out');
  rmSync(dir, { recursive: true });
});
