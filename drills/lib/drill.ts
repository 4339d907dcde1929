import type { PrivateServer } from '../../tools/rig/postgres';
import type { DatabaseProxy } from './database-proxy';
import type { Deployment, DeploymentOptions } from './deployment';
import type { Figure } from './figures';
import type { Patch } from './patched-build';

export interface DrillRig {
  /** `quick` repeats less, for every build. */
  readonly scale: 'full' | 'quick';
  readonly postgres: PrivateServer;
  /** Starts a deployment, which is audited and closed after the drill. */
  readonly deploy: (options?: DeploymentOptions) => Promise<Deployment>;
  /** Adds work for after the deployments are closed; the last added runs first. */
  readonly addCleanup: (work: () => unknown) => void;
  /** Starts a proxy before the database for a deployment; it runs until the audit is over. */
  readonly startDatabaseProxy: () => Promise<DatabaseProxy>;
  readonly buildWithout: (patches: readonly Patch[]) => string;
}

export interface Drill {
  readonly name: string;
  readonly number: number;
  readonly what: string;
  /** Part of `npm run drills -- quick`, which every build runs. */
  readonly quick: boolean;
  readonly run: (rig: DrillRig) => Promise<readonly Figure[]>;
}
