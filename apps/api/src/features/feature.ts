import type { Deps } from '../config/deps';
import type { Mount } from '../http/mount';

export type Feature = (mount: Mount, deps: Deps) => void;
