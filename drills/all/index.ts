import type { Drill } from '../lib/drill';
import { backup } from './backup';
import { database } from './database';
import { failovers } from './failover';
import { fuzz } from './fuzz';
import { guesses } from './guesses';
import { hoarding } from './hoarding';
import { killed } from './killed';
import { lastItemDrills } from './last-seat';
import { latePaymentDrills } from './late-payments';
import { leaks } from './leaks';
import { parallelRequestDrills } from './parallel-requests';
import { personLimit } from './person-limit';
import { pooler } from './pooler';
import { provider } from './provider';
import { restart } from './restart';
import { restore } from './restore';
import { rulesChangeDrills } from './rules-change';
import { sessions } from './sessions';
import { tampered } from './tampered';
import { twoProcessDrills } from './two-processes';
import { upgrade } from './upgrade';
import { upgradePage } from './upgrade-page';
import { uploads } from './uploads';
import { withoutGuard } from './without-guard';
import { serverZones } from './zones';

export const drills: readonly Drill[] = [
  ...lastItemDrills,
  withoutGuard,
  personLimit,
  ...parallelRequestDrills,
  killed,
  provider,
  ...latePaymentDrills,
  database,
  pooler,
  ...failovers,
  restart,
  serverZones,
  fuzz,
  tampered,
  leaks,
  uploads,
  guesses,
  sessions,
  hoarding,
  backup,
  restore,
  upgrade,
  upgradePage,
  ...twoProcessDrills,
  ...rulesChangeDrills,
].toSorted((a, b) => a.number - b.number);
