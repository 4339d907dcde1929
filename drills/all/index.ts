import type { Drill } from '../lib/drill';
import { killed } from './killed';
import { lastOnes } from './last-seat';
import { late } from './late';
import { onlyOnce } from './once';
import { personLimit } from './person-limit';
import { restart } from './restart';
import { withoutGuard } from './without-guard';

/** Every drill, in the order of docs/spec/reliability.md. */
export const drills: readonly Drill[] = [...lastOnes, withoutGuard, personLimit, ...onlyOnce, killed, ...late, restart];
