import type { TemporaryPostgres } from '../../tools/rig/postgres';
import type { DatabaseProxy } from './database-proxy';
import type { Deployment, DeploymentOptions } from './deployment';
import type { Figure } from './figures';
import type { Patch } from './patched-build';

export interface DrillRig {
  /** `quick` runs fewer repetitions and is part of every build. */
  readonly scale: 'full' | 'quick';
  readonly postgres: TemporaryPostgres;
  /** Starts a deployment. After the drill it is closed and, unless it is a control, checked for consistency. */
  readonly deploy: (options?: DeploymentOptions) => Promise<Deployment>;
  /** Registers cleanup that runs after the deployments close, in reverse order. */
  readonly addCleanup: (work: () => unknown) => void;
  /** Starts a proxy in front of the database for a deployment; it runs until the consistency check is over. */
  readonly startDatabaseProxy: () => Promise<DatabaseProxy>;
  /** Returns the main file of a patched copy of the built server. */
  readonly buildWithPatches: (patches: readonly Patch[]) => string;
}

export interface Drill {
  readonly name: string;
  /** The number of the drill in docs/spec/reliability.md; several drills can test one of its entries. */
  readonly number: number;
  readonly description: string;
  /** Part of `npm run drills -- quick`, which every build runs. */
  readonly isInQuickRun: boolean;
  readonly run: (rig: DrillRig) => Promise<readonly Figure[]>;
}
