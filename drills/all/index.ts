import type { Drill } from '../lib/drill';
import { failover } from './failover';
import { killed } from './killed';
import { lastOnes } from './last-seat';
import { late } from './late';
import { onlyOnce } from './once';
import { personLimit } from './person-limit';
import { pooler } from './pooler';
import { restart } from './restart';
import { upgrade } from './upgrade';
import { withoutGuard } from './without-guard';

/** Every drill, in the order of docs/spec/reliability.md. */
export const drills: readonly Drill[] = [
  ...lastOnes,
  withoutGuard,
  personLimit,
  ...onlyOnce,
  killed,
  ...late,
  pooler,
  failover,
  restart,
  upgrade,
];
