import type { PrivateServer } from '../../tools/rig/postgres';
import type { DatabaseProxy } from './database-proxy';
import type { Deployment, DeploymentOptions } from './deployment';
import type { Figure } from './figures';
import type { Patch } from './patched-build';

/** What a drill is given. */
export interface DrillRig {
  /** `quick` does less of what takes long: for every build. */
  readonly scale: 'full' | 'quick';
  readonly postgres: PrivateServer;
  /** A house of its own; it is audited and closed when the drill is over. */
  readonly deploy: (options?: DeploymentOptions) => Promise<Deployment>;
  /** What is to be done once the drill's houses are closed, the last first. */
  readonly addCleanup: (work: () => unknown) => void;
  /** A proxy before the database, for a house that is opened behind it; it stays until the house is audited. */
  readonly startDatabaseProxy: () => Promise<DatabaseProxy>;
  /** A copy of the build with a guard taken out. */
  readonly buildWithout: (patches: readonly Patch[]) => string;
}

export interface Drill {
  readonly name: string;
  /** Its number in docs/spec/reliability.md; several drills may share one. */
  readonly number: number;
  readonly what: string;
  /** Part of `npm run drills -- quick`, which every build runs. */
  readonly quick: boolean;
  readonly run: (rig: DrillRig) => Promise<readonly Figure[]>;
}
