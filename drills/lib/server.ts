import { once } from 'node:events';
import { endProcess } from '../../tools/lib/run';
import { builtServer, type RunningServer, startServer } from '../../tools/lib/running-app';

export interface DrillServer {
  readonly url: string;
  readonly dataDir: string;
  readonly start: () => Promise<void>;
  /** Sends SIGKILL and waits for the end of the process. */
  readonly kill: () => Promise<void>;
  /** Returns the ms until the process has ended. */
  readonly stop: () => Promise<number>;
  /** Lines of the log, without warnings. */
  readonly errors: readonly string[];
}

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly settings: NodeJS.ProcessEnv;
  /** The main file of the build; the current build if undefined. */
  readonly build?: string | undefined;
}

/** Returns true unless the line is a JSON log line of level warn; lines that are not JSON count as errors. */
const isError = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { level?: number }).level !== 40;
  } catch {
    return true;
  }
};

/** Creates a server that is not started yet. It inherits only PATH and HOME from the environment. */
export function createDrillServer({ port, dataDir, settings, build }: ServerOptions): DrillServer {
  const errors: string[] = [];
  let runningServer: RunningServer | undefined;
  const { PATH, HOME } = process.env;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    dataDir,
    errors,
    start: async () => {
      const env = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...settings };
      const recordError = (line: string) => {
        if (isError(line)) errors.push(line);
      };
      runningServer = await startServer(env, build === undefined ? builtServer : [build], recordError);
    },
    kill: async () => {
      const child = runningServer?.child;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    stop: async () => {
      const startedAt = performance.now();
      await endProcess(runningServer?.child);
      return performance.now() - startedAt;
    },
  };
}
