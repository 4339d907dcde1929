import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dining-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const readLockFile = () => readFile(join(folder, 'owner.lock'), 'utf8');

describe('the lock on a data folder', () => {
  it('names its owner until it is released', async () => {
    const unlock = await lockFolder(folder);
    expect(await readLockFile()).toMatch(new RegExp(`^${process.pid} `));
    await unlock();
    await expect(readLockFile()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is refused while the process that holds it runs, with an error that names that process', async () => {
    await writeFile(join(folder, 'owner.lock'), `${process.ppid} someone\n`);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it.runIf(process.platform === 'linux')('names the reason if its file cannot be created', async () => {
    await expect(lockFolder('/proc')).rejects.toThrow(FolderInUseError);
    await expect(lockFolder('/proc')).rejects.toThrow(/cannot be written: E/);
  });

  it('is taken over from a process that has died', async () => {
    await writeFile(join(folder, 'owner.lock'), '2147483646 gone\n');
    const unlock = await lockFolder(folder);
    expect(await readLockFile()).toMatch(new RegExp(`^${process.pid} `));
    await unlock();
  });

  it('is not released after another process has taken it over', async () => {
    const unlock = await lockFolder(folder);
    await writeFile(join(folder, 'owner.lock'), '1 other\n');
    await unlock();
    expect(await readLockFile()).toBe('1 other\n');
  });
});
