import type { Meal } from '@dining/domain/inventory/stock';
import { type DinCode, type DinRoomCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { mealTime, room, timeStock, venue, venueCategory, venuePhoto } from '../db/schema/hotels';
import { menu } from '../db/schema/products';
import {
  formatOpeningHours,
  getPictureAlt,
  getPicturePath,
  type MealSitting,
  platesByMenu,
  type VenueData,
} from './group';

type StockRow = typeof timeStock.$inferInsert;
const noText = { default: '' };
const meals: readonly Meal[] = ['M', 'L', 'D'];
const stockDays = { daily: ['weekdays', 'weekend'], weekdays: ['weekdays'], weekend: ['weekend'] } as const;

export async function insertVenue(db: Queries, data: VenueData, position: number): Promise<void> {
  const dinCode = toCode<DinCode>(data.code);
  await db.insert(venue).values({
    dinCode,
    htlCode: toCode<HtlCode>(data.hotel),
    position,
    name: data.name,
    kitchen: data.cuisineLabel,
    description: data.description,
    location: data.location,
    openingHours: formatOpeningHours(data),
    facilities: data.facilities,
    parking: data.parking,
    notice: data.notice ?? noText,
    pickupNotice: data.pickupNotice ?? noText,
    phone: data.phone,
    mailbox: data.mailbox ?? null,
    seatCount: data.seatCount,
    cuisine: data.cuisine,
    welcomesChildren: data.welcomesChildren ?? true,
    hasView: data.hasView ?? false,
    introPicture: getPicturePath(data.pictures[0]),
    tableTurnMinutes: data.tableTurnMinutes ?? null,
    roomTurnMinutes: data.roomTurnMinutes ?? null,
    chefName: data.chef.name,
    chefWords: data.chef.words,
    dressCode: data.dressCode ?? noText,
    children: data.children,
  });
  await db.insert(venueCategory).values(
    data.categories.map((category, index) => ({
      dinCode,
      position: index + 1,
      name: category.name,
      reservationType: category.type,
    })),
  );
  await db.insert(venuePhoto).values(
    data.pictures.map((name, index) => ({
      dinCode,
      position: index + 1,
      filePath: getPicturePath(name),
      alt: getPictureAlt(name),
    })),
  );
  if (data.rooms !== undefined)
    await db.insert(room).values(
      data.rooms.map(({ code, name, area, picture }) => ({
        dinRoomCode: toCode<DinRoomCode>(code),
        dinCode,
        name,
        area,
        picture: getPicturePath(picture),
        pictureAlt: getPictureAlt(picture),
      })),
    );
  if (data.sittings.length > 0)
    await db.insert(timeStock).values(data.sittings.flatMap((sitting) => createStockRows(dinCode, data, sitting)));
  await db.insert(mealTime).values(meals.map((meal) => createMealRow(dinCode, data, meal)));
  if (data.menus.length > 0)
    await db.insert(menu).values(
      data.menus.map((item) => ({
        menuIndex: item.index,
        dinCode,
        name: item.name,
        description: item.description,
        price: item.price,
        coversPerUnit: item.covers ?? 1,
        forChildren: item.forChildren === true,
        allergens: [...item.allergens],
        diets: [...(item.diets ?? [])],
        baseIndex: item.baseIndex ?? null,
        plates: platesByMenu[item.index] ?? [],
        picture: getPicturePath(item.picture),
      })),
    );
}

function createStockRows(dinCode: DinCode, data: VenueData, sitting: MealSitting): StockRow[] {
  return stockDays[sitting.days].flatMap((stockDay) =>
    sitting.starts.flatMap((startTime) => {
      const start = { dinCode, stockDay, startTime };
      const isFull = sitting.fullAt?.includes(startTime) === true;
      const seats: StockRow = { ...start, dinRoomCode: null, seats: isFull ? 0 : sitting.seats };
      const rooms = sitting.hasRooms === true ? (data.rooms ?? []) : [];
      return [
        seats,
        ...rooms.map((item) => ({
          ...start,
          dinRoomCode: toCode<DinRoomCode>(item.code),
          seats: item.maxSeats,
          minSeats: item.minSeats,
          open: item.closedAt?.includes(startTime) !== true,
        })),
      ];
    }),
  );
}

function createMealRow(dinCode: DinCode, data: VenueData, meal: Meal): typeof mealTime.$inferInsert {
  const mealSittings = data.sittings.filter((sitting) => sitting.meal === meal);
  return {
    dinCode,
    meal,
    open: mealSittings.length > 0,
    weekdayFlags: [...(data.weekdayFlags ?? '11111')].map((flag) => flag === '1'),
    onWeekdays: mealSittings.some((sitting) => sitting.days !== 'weekend'),
    onHolidays: mealSittings.some((sitting) => sitting.days !== 'weekdays'),
  };
}
