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
  readonly need: CapacityRequirement;
  readonly htlCode: HtlCode;
  used: number;
}

export class Ledger {
  readonly #counters = new Map<string, Counter>();

  take(htlCode: HtlCode, needs: readonly CapacityRequirement[]): void {
    for (const need of needs) {
      const counter = this.#counters.get(getCounterKey(need)) ?? { need, htlCode, used: 0 };
      counter.used += need.amount;
      this.#counters.set(getCounterKey(need), counter);
    }
  }

  all(): readonly Readonly<Counter>[] {
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
    for (const { need, used } of this.#counters.values()) {
      if (need.counter !== 'seat' || need.dinCode !== dinCode || need.visitDay !== day) continue;
      const mark = occupancy.get(need.startTime) ?? { time: need.startTime, tableSeats: 0, rooms: [] };
      if (need.unit === tableUnit) mark.tableSeats += used;
      else mark.rooms.push(toCode<DinRoomCode>(need.unit));
      occupancy.set(need.startTime, mark);
    }
    const ofDay: readonly Occupancy[] = [...occupancy.values()];
    return indexUsage(calculateUsage({ stock, days: [day], occupancyByDay: new Map([[day, ofDay]]), holidays }));
  }
}
