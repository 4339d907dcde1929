import type { Drill } from '../lib/drill';
import { backup } from './backup';
import { database } from './database';
import { failovers } from './failover';
import { fuzz } from './fuzz';
import { guesses } from './guesses';
import { hoarding } from './hoarding';
import { killed } from './killed';
import { lastItemDrills } from './last-seat';
import { lateDrills } from './late';
import { leaks } from './leaks';
import { onceDrills } from './once';
import { personLimit } from './person-limit';
import { pooler } from './pooler';
import { provider } from './provider';
import { restart } from './restart';
import { restore } from './restore';
import { rulesChange } from './rules-change';
import { sessions } from './sessions';
import { tampered } from './tampered';
import { twoProcesses } from './two-processes';
import { upgrade } from './upgrade';
import { upgradePage } from './upgrade-page';
import { uploads } from './uploads';
import { withoutGuard } from './without-guard';
import { serverZones } from './zones';

export const drills: readonly Drill[] = [
  ...lastItemDrills,
  withoutGuard,
  personLimit,
  ...onceDrills,
  killed,
  provider,
  ...lateDrills,
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
  ...twoProcesses,
  ...rulesChange,
].toSorted((a, b) => a.number - b.number);
