import { readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in /proc (Linux). */
const secondsPerTick = 0.01;

interface ProcessStat {
  readonly parentPid: number;
  readonly seconds: number;
}

function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields follow the process name, which is in brackets and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parentPid = 0] = fields;
    return { parentPid, seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * secondsPerTick };
  } catch {
    return undefined;
  }
}

/**
 * Returns the CPU seconds of a process and its children (Linux). For the measuring process, which is the
 * parent of all others, children are excluded.
 */
export function getCpuSeconds(pid: number): number {
  if (pid === process.pid) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const children = readdirSync('/proc')
    .map(Number)
    .filter((childPid) => Number.isInteger(childPid) && readStat(childPid)?.parentPid === pid);
  return [pid, ...children].reduce((sum, countedPid) => sum + (readStat(countedPid)?.seconds ?? 0), 0);
}

/** Returns the resident memory of a process in MB (Linux). */
export function getResidentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

export const formatMsPerRun = (cpuSeconds: Readonly<Record<string, number>>, count: number): string =>
  Object.entries(cpuSeconds)
    .map(([processName, seconds]) => `${processName} ${((seconds * 1000) / count).toFixed(2)}`)
    .join(', ');

/** Runs `work`. Returns its result and duration, and the CPU seconds that each process used meanwhile. */
export async function measureCpu<Name extends string, Result>(
  pids: Readonly<Record<Name, number>>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cpuSeconds: Readonly<Record<Name, number>>; readonly seconds: number }> {
  const names = Object.keys(pids) as Name[];
  const readAll = () => names.map((name) => getCpuSeconds(pids[name]));
  const [secondsBefore, startMs] = [readAll(), performance.now()];
  const result = await work();
  const [seconds, secondsAfter] = [(performance.now() - startMs) / 1000, readAll()];
  const cpuSeconds = Object.fromEntries(
    names.map((name, index) => [name, (secondsAfter[index] ?? 0) - (secondsBefore[index] ?? 0)]),
  );
  return { result, seconds, cpuSeconds: cpuSeconds as Record<Name, number> };
}
