import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class FolderInUseError extends Error {}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Locks a data folder for this process. Returns a function that unlocks it. The lock of a dead process is taken over;
 * of two processes that do so at the same time, the one whose entry is in the file wins.
 * @throws FolderInUseError if another running process has or takes the lock, or if the lock file cannot be created
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'owner.lock');
  const lockText = `${process.pid} ${randomUUID()}\n`;
  const existingLock = await readFile(path, 'utf8').catch(() => undefined);
  if (existingLock !== undefined) {
    const pid = Number.parseInt(existingLock, 10);
    // Containers restart with the same small process ids, so a lock with our own id is that of a dead process.
    if (Number.isInteger(pid) && pid !== process.pid && isRunning(pid)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    const staleLockPath = `${path}.${randomUUID()}`;
    await rename(path, staleLockPath).catch(() => undefined);
    await rm(staleLockPath, { force: true });
  }
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new FolderInUseError(
      error.code === 'EEXIST'
        ? `The data folder ${folder} was taken by another process just now.`
        : `The data folder ${folder} cannot be written: ${error.message}`,
    );
  });
  await file.writeFile(lockText);
  await file.close();
  await pause(50);
  if ((await readFile(path, 'utf8').catch(() => '')) !== lockText) {
    throw new FolderInUseError(`The data folder ${folder} was taken by another process just now.`);
  }
  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === lockText) await rm(path, { force: true });
  };
}
