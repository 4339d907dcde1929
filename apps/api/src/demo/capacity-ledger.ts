import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import type { Occupancy } from '@dining/domain/availability/turn-time';
import { indexUsage, type UsageByTime } from '@dining/domain/availability/usage';
import { type CapacityRequirement, getCounterKey } from '@dining/domain/inventory/capacity-requirement';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { tableUnit } from '../stores/inventory/usage';

interface Counter {
  readonly requirement: CapacityRequirement;
  readonly htlCode: HtlCode;
  used: number;
}

/** Counts in memory, like the counters of the database, the capacity that the planned reservations take. */
export class CapacityLedger {
  readonly #counters = new Map<string, Counter>();

  take(htlCode: HtlCode, requirements: readonly CapacityRequirement[]): void {
    for (const requirement of requirements) {
      const counter = this.#counters.get(getCounterKey(requirement)) ?? { requirement, htlCode, used: 0 };
      counter.used += requirement.amount;
      this.#counters.set(getCounterKey(requirement), counter);
    }
  }

  listCounters(): readonly Readonly<Counter>[] {
    return [...this.#counters.values()];
  }

  countSoldOnDay(prodCode: ProdCode, visitDay: SeoulDate): number {
    return this.#counters.get(`day ${prodCode} ${visitDay}`)?.used ?? 0;
  }

  countSoldToPerson(prodCode: ProdCode, personKey: string): number {
    return this.#counters.get(`person ${prodCode} ${personKey}`)?.used ?? 0;
  }

  calculateUsage(dinCode: DinCode, day: SeoulDate, stock: VenueStock, holidays: HolidayCalendar): UsageByTime {
    const occupancy = new Map<string, { time: string; tableSeats: number; rooms: DinRoomCode[] }>();
    for (const { requirement, used } of this.#counters.values()) {
      if (requirement.counter !== 'seat' || requirement.dinCode !== dinCode || requirement.visitDay !== day) continue;
      const startOccupancy = occupancy.get(requirement.startTime) ?? {
        time: requirement.startTime,
        tableSeats: 0,
        rooms: [],
      };
      if (requirement.unit === tableUnit) startOccupancy.tableSeats += used;
      else startOccupancy.rooms.push(toCode<DinRoomCode>(requirement.unit));
      occupancy.set(requirement.startTime, startOccupancy);
    }
    const dayOccupancy: readonly Occupancy[] = [...occupancy.values()];
    return indexUsage(calculateUsage({ stock, days: [day], occupancyByDay: new Map([[day, dayOccupancy]]), holidays }));
  }
}
