import { once } from 'node:events';
import { endProcess } from '../../tools/lib/run';
import { builtServer, type RunningServer, startServer } from '../../tools/lib/running-app';

export interface DrillServer {
  readonly url: string;
  readonly dataDir: string;
  readonly start: () => Promise<void>;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<number>;
  readonly errors: readonly string[];
}

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly settings: NodeJS.ProcessEnv;
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

/** Creates a server that is not started yet. It gets no environment variables but PATH, HOME and its settings. */
export function createDrillServer({ port, dataDir, settings, build }: ServerOptions): DrillServer {
  const errors: string[] = [];
  let running: RunningServer | undefined;
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
      running = await startServer(env, build === undefined ? builtServer : [build], recordError);
    },
    kill: async () => {
      const child = running?.child;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    stop: async () => {
      const startedAt = performance.now();
      await endProcess(running?.child);
      return performance.now() - startedAt;
    },
  };
}
