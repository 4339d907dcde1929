import { once } from 'node:events';
import { builtServer, type RunningServer, startServer } from '../../tools/lib/product';
import { end } from '../../tools/lib/run';

/** One process of the product: a black box with a port, that can be killed. */
export interface DrillServer {
  readonly url: string;
  readonly dataDir: string;
  readonly start: () => Promise<void>;
  /** As a power cut would: nothing is finished. */
  readonly kill: () => Promise<void>;
  /** As a deployment does; answers how many milliseconds it took. */
  readonly stop: () => Promise<number>;
  /** What it has logged as an error or worse. */
  readonly errors: readonly string[];
}

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly settings: NodeJS.ProcessEnv;
  /** Another build than the standing one, by its file. */
  readonly build?: string | undefined;
}

/** A line of the log as JSON; what is none is as bad as an error. */
const isError = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { level?: number }).level !== 40;
  } catch {
    return true;
  }
};

/** A server that is not started yet. Nothing of the environment reaches it but what a program needs to run. */
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
      const note = (line: string) => {
        if (isError(line)) errors.push(line);
      };
      running = await startServer(env, build === undefined ? builtServer : [build], note);
    },
    kill: async () => {
      const child = running?.child;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      const began = performance.now();
      await end(running?.child);
      return performance.now() - began;
    },
  };
}
