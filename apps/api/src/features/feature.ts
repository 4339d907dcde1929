import type { Deps } from '../config/deps';
import type { Mount } from '../http/mount';
import type { StaffMount } from '../http/staff-mount';

export type Feature = (mount: Mount, deps: Deps) => void;
export type StaffFeature = (mount: StaffMount, deps: Deps) => void;
