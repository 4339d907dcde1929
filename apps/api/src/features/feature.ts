import type { Deps } from '../config/deps';
import type { Mount } from '../http/mount';

/** A feature mounts its calls. */
export type Feature = (mount: Mount, deps: Deps) => void;
