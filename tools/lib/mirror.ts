/** A noun of the house, and what of it lives where. */
export interface House {
  /** Every noun there is. */
  readonly nouns: readonly string[];
  /** What stands in each room: folders, or files without their ending. */
  readonly rooms: Readonly<Record<Room, readonly string[]>>;
  /** What is no noun in a room, with the reason. */
  readonly others: Readonly<Partial<Record<Room, Readonly<Record<string, string>>>>>;
  /** Nouns that have a feature and no call, with the reason. */
  readonly withoutCalls: Readonly<Record<string, string>>;
}

export const rooms = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src/site',
  texts: 'packages/i18n/src/site/ko',
  stores: 'apps/api/src/stores',
  'features of the server': 'apps/api/src/features/site',
  'asked by staff': 'packages/contract/src/staff',
  'done by staff': 'apps/api/src/features/staff',
  'features of the site': 'apps/web/src/features',
  entities: 'apps/web/src/entities',
} as const;
export type Room = keyof typeof rooms;

/** Texts are kept by what they speak of, one of it as well as many: `payment`, `inquiry`. */
const many = (word: string): readonly string[] => [word, `${word}s`, word.replace(/y$/, 'ies')];

/** Where the rooms of the house do not mirror each other: a stranger, a noun that nobody has, a feature without calls or calls without one. */
export function mirrorFaults({ nouns, rooms: found, others, withoutCalls }: House): string[] {
  const nounOf = (room: Room, name: string): string | undefined =>
    nouns.find((noun) => (room === 'texts' ? many(name).includes(noun) : name === noun));
  const names = Object.keys(rooms) as Room[];
  const inRoom = (room: Room) => new Set(found[room].flatMap((name) => nounOf(room, name) ?? []));
  const calls = inRoom('contract');
  const served = inRoom('features of the server');
  const shown = inRoom('features of the site');
  const everywhere = new Set(names.flatMap((room) => [...inRoom(room)]));
  const has = (room: Room, name: string) => others[room]?.[name] !== undefined;
  return [
    ...names.flatMap((room) =>
      found[room]
        .filter((name) => nounOf(room, name) === undefined && !has(room, name))
        .map((name) => `${rooms[room]}/${name}: no noun of the house`),
    ),
    ...names.flatMap((room) =>
      Object.keys(others[room] ?? {})
        .filter((name) => !found[room].includes(name))
        .map((name) => `${rooms[room]}/${name}: excepted, and not there`),
    ),
    ...nouns.filter((noun) => !everywhere.has(noun)).map((noun) => `${noun}: a noun that lives nowhere`),
    ...nouns
      .filter((noun) => (served.has(noun) || shown.has(noun)) && !calls.has(noun) && withoutCalls[noun] === undefined)
      .map((noun) => `${noun}: has a feature and no contract`),
    ...nouns.filter((noun) => calls.has(noun) && !served.has(noun)).map((noun) => `${noun}: has a contract that nobody serves`),
    ...Object.keys(withoutCalls)
      .filter((noun) => calls.has(noun) || !(served.has(noun) || shown.has(noun)))
      .map((noun) => `${noun}: excepted from having a contract, for nothing`),
  ];
}
