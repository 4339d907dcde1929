import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { HotelWire } from '../hotels';

type RuleWire = HotelWire['htlMemberDist'];

/** What a hotel gives its members on food (decision 19). */
export const memberRuleToWire = (rule: HotelMemberRule | null): RuleWire =>
  rule === null
    ? null
    : {
        distWeekdayRate: rule.weekdayRate,
        distWeekendRate: rule.weekendRate,
        notDistDayList: [...rule.excludedMonthDays],
        distMaxPeople: rule.maxPeople,
      };

export const memberRuleFromWire = (wire: RuleWire): HotelMemberRule | null =>
  wire === null
    ? null
    : {
        weekdayRate: wire.distWeekdayRate,
        weekendRate: wire.distWeekendRate,
        excludedMonthDays: wire.notDistDayList,
        maxPeople: wire.distMaxPeople,
      };
